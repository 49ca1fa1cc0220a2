import { colourOf } from '../css/colour.ts'
import { degreesOf, pixelsOf, workedOut } from '../css/length.ts'
import type { Declarations } from './page-styles.ts'

/** Least share of itself, each way, that an element must show to be read. */
const leastShare = 0.05
/** Least length that letters can be read in, in pixels. */
const leastLength = 2
/** Lengths count as so much of an element whose size is not known, in pixels. */
const wholeLength = 1_000

/** Whether nothing, or next to nothing, is left of an element by clipping or a mask. */
export function isCutAway(rules: Declarations): boolean {
  const clip = /^rect\(([^()]*)\)/.exec(rules.get('clip') ?? '')
  if (clip !== null) {
    const [top = 0, right = 0, bottom = 0, left = 0] = (clip[1] ?? '')
      .split(/[\s,]+/)
      .map((side, place) => (side === 'auto' ? (place === 1 || place === 2 ? Infinity : 0) : pixelsOf(side)))
    if (right - left <= leastLength || bottom - top <= leastLength) return true
  }
  return isClippedAway(workedOut(rules.get('clip-path') ?? rules.get('-webkit-clip-path') ?? '')) || isMaskedAway(rules)
}

function isClippedAway(path: string): boolean {
  const [, shape = '', written = ''] = /^([a-z]+)\((.*)\)/.exec(path) ?? []
  const sizes =
    written
      .split(/\bround\b|\bat\b/)[0]
      ?.trim()
      .split(/[\s,]+/) ?? []
  if (shape === 'inset') {
    const [top = 0, right = top, bottom = top, left = right] = sizes.map(shareOf)
    return top + bottom > 1 - leastShare || left + right > 1 - leastShare
  }
  if (shape === 'circle' || shape === 'ellipse')
    return sizes.some((size) => /^[\d.]/.test(size) && pixelsOf(size) <= (size.endsWith('%') ? 9 : leastLength))
  if (shape === 'xywh') return sizes.slice(2, 4).some((size) => pixelsOf(size) <= leastLength)
  if (shape === 'rect') {
    const [top = 0, right = 1, bottom = 1, left = 0] = sizes.map((side, place) =>
      side === 'auto' ? (place === 1 || place === 2 ? 1 : 0) : shareOf(side),
    )
    return right - left < leastShare || bottom - top < leastShare
  }
  if (shape === 'path') return (written.match(/-?[\d.]+/g) ?? []).length < 6
  return shape === 'polygon' && isFlat(written)
}

/** Whether a polygon, or one so thin that nothing can be read in it, encloses nothing. */
function isFlat(written: string): boolean {
  const points = written
    .replace(/^(?:nonzero|evenodd)\s*,/, '')
    .split(',')
    .map((point) => point.trim().split(/\s+/).map(shareOf))
  let area = 0
  for (const [place, [x = 0, y = 0]] of points.entries()) {
    const [nextX = 0, nextY = 0] = points[(place + 1) % points.length] ?? []
    area += x * nextY - nextX * y
  }
  return Math.abs(area) / 2 < leastShare * leastShare
}

function shareOf(length: string): number {
  return length.endsWith('%') ? Number.parseFloat(length) / 100 : pixelsOf(length) / wholeLength
}

/** A mask that covers nothing shows nothing. */
function isOfNoSize(size: string | undefined): boolean {
  return size !== undefined && size.split(/\s+/).some((side) => /^0(?:px|%)?$/.test(side))
}

const maskProperties = ['mask', 'mask-image', '-webkit-mask', '-webkit-mask-image']

function isMaskedAway(rules: Declarations): boolean {
  return maskProperties.some((property) => {
    const mask = rules.get(property)
    if (mask !== undefined && mask !== 'none' && isOfNoSize(rules.get('mask-size'))) return true
    if (mask === undefined || !mask.includes('gradient(')) return false
    const words = mask.replaceAll(/[a-z-]*gradient\(/g, ' ').match(/#[\da-f]{3,8}\b|\b[a-z-]+\([^()]*\)|\b[a-z]+\b/g) ?? []
    const stops = words.flatMap((word) => colourOf(word) ?? [])
    return stops.length > 0 && stops.every(({ alpha }) => alpha <= 0.05)
  })
}

/** Whether an element is turned, shrunk or moved so that nothing of it can be read. */
export function isTransformedAway(rules: Declarations): boolean {
  const transform = workedOut(rules.get('transform') ?? '')
  if (isBehind(transform)) return true
  const origin = (rules.get('transform-origin') ?? '').split(/\s+/)
  if (transform !== '' && transform !== 'none' && origin.some((place) => Math.abs(pixelsOf(place)) >= 1_500)) return true
  const turned = /rotate[xy]\(([^()]*)\)/.exec(transform)?.[1]
  if (
    rules.get('backface-visibility') === 'hidden' &&
    turned !== undefined &&
    Math.cos(((degreesOf(turned) ?? 0) * Math.PI) / 180) < 0
  )
    return true
  const way = (rules.get('offset-path') ?? '').match(/-?[\d.]+/g) ?? []
  if (way.some((place) => Math.abs(Number(place)) >= 3_000 || Number(place) <= -1_000)) return true
  const moves = (rules.get('translate') ?? '').split(/\s+(?![^()]*\))/)
  for (const [, name = '', written = ''] of transform.matchAll(/([a-z\d]+)\(([^()]*)\)/g)) {
    const parts = written.split(/[\s,]+/).filter((part) => part !== '')
    if (name.startsWith('scale') && parts.some((part) => Math.abs(Number.parseFloat(part)) < leastShare)) return true
    if (name.startsWith('translate')) moves.push(...parts)
    else if (name === 'matrix' && isFlatMatrix(parts.map(Number))) return true
    else if (name === 'matrix3d' && isFlatMatrix([parts[0], parts[1], parts[4], parts[5]].map(Number))) return true
    else if (/^skew[xy]?$/.test(name) && parts.some(isOnEdge)) return true
    else if (name === 'matrix') moves.push(...parts.slice(4))
    else if (/^rotate[xy]$/.test(name) && isOnEdge(parts[0])) return true
    else if (name === 'rotate3d' && Number(parts[2]) === 0 && isOnEdge(parts[3])) return true
  }
  if (/^[xy]\s/.test(rules.get('rotate') ?? '') && isOnEdge(rules.get('rotate')?.split(/\s+/)[1])) return true
  const scales = `${rules.get('scale') ?? ''} ${rules.get('zoom') ?? ''}`.split(/\s+/).filter((part) => /^-?[\d.]/.test(part))
  const isNothing = (part: string) => Math.abs(Number.parseFloat(part)) / (part.endsWith('%') ? 100 : 1) < leastShare
  return scales.some(isNothing) || moves.some((move) => pixelsOf(move) <= -1_000 || pixelsOf(move) >= 3_000)
}

/** Whether an element lies behind whoever looks: pushed further than the eye is away. */
function isBehind(transform: string): boolean {
  if (!transform.includes('perspective(')) return false
  const [eye, depth] = [/\bperspective\(([^()]*)\)/, /\btranslatez\(([^()]*)\)/].map((part) =>
    pixelsOf(part.exec(transform)?.[1]),
  )
  return eye !== undefined && eye > 0 && depth !== undefined && depth >= eye
}

function isFlatMatrix([a = 1, b = 0, c = 0, d = 1]: readonly number[]): boolean {
  return Math.abs(a * d - b * c) < leastShare * leastShare
}

function isOnEdge(angle: string | undefined): boolean {
  const degrees = degreesOf(angle ?? '')
  return degrees !== undefined && Math.abs(Math.cos((degrees * Math.PI) / 180)) < leastShare
}
