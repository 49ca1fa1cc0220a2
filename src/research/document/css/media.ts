/** The screen that pages are read for: a desk, in CSS pixels, light, with a mouse. */
const screen = { width: 1280, height: 800 }
const pixels: Record<string, number> = { px: 1, em: 16, rem: 16, pt: 4 / 3, cm: 37.8, mm: 3.78, in: 96 }
const longestQuery = 2_000

/** Whether a media or container query holds on the screen that pages are read for. What is not known counts as holding. */
export function mediaHolds(query: string): boolean {
  const text = query.slice(0, longestQuery).toLowerCase().trim()
  return text === '' || text.split(',').some(oneHolds)
}

const knownFeatures =
  /^(?:(?:-webkit-)?(?:min-|max-)?(?:device-)?(?:width|height|inline-size|block-size|aspect-ratio|pixel-ratio|resolution|color|color-index|monochrome)|(?:-webkit-(?:min-|max-)?device-pixel-ratio)|(?:min-|max-)resolution|orientation|grid|scan|prefers-[a-z-]+|forced-colors|inverted-colors|update|display-mode|scripting|(?:any-)?(?:hover|pointer)|color-gamut|dynamic-range|overflow-(?:block|inline)|-ms-high-contrast|-webkit-transform-3d)$/

/** Whether all that a query asks for is worked out here. */
export function isKnownQuery(query: string): boolean {
  if (/\b(?:style|scroll-state|selector|supports)\(/i.test(query)) return false
  return [
    ...query
      .slice(0, longestQuery)
      .toLowerCase()
      .matchAll(/\(([^()]*)\)/g),
  ].every(([, feature = '']) => {
    const [name = ''] = feature.split(':')
    return /[<>=]/.test(name) || /^\s*[-\d.]+\w*\s*$/.test(feature) || knownFeatures.test(name.trim())
  })
}

function oneHolds(query: string): boolean {
  const text = query.trim()
  const isNot = /^not\b/.test(text)
  const rest = text.replace(/^(?:not|only)\b/, '')
  const type = /^\s*([a-z-]+)\b(?!\s*\()/.exec(rest)?.[1] ?? ''
  const typeHolds = type === '' || type === 'all' || type === 'screen' || type === 'and'
  const parts = rest.split(/\bor\b/).map((part) => [...part.matchAll(/(\bnot\s*)?\(([^()]*)\)/g)])
  const holds =
    typeHolds && parts.some((features) => features.every((one) => featureHolds(one[2] ?? '') === (one[1] === undefined)))
  return holds !== isNot
}

function featureHolds(feature: string): boolean {
  const [name = '', value = ''] = feature.split(':').map((part) => part.trim())
  const bound = /^(min|max)-(?:device-)?(width|height|inline-size|block-size)$/.exec(name)
  if (bound !== null) {
    const length = pixelsOf(value)
    const own = lengthOf(bound[2] ?? '')
    return length === undefined || (bound[1] === 'min' ? own >= length : own <= length)
  }
  if (value === '' && /[<>=]/.test(name)) return rangeHolds(name)
  if (name.endsWith('orientation')) return value === 'landscape'
  if (name === 'prefers-color-scheme') return value === 'light'
  if (name === 'scripting') return value === 'enabled'
  if (name.endsWith('hover')) return value !== 'none'
  if (name.endsWith('pointer')) return value !== 'coarse' && value !== 'none'
  if (/^(?:prefers-|forced-colors|inverted-colors|update|display-mode)/.test(name))
    return /^(?:no-preference|none|fast|browser)$/.test(value)
  return name !== 'grid' && name !== 'monochrome'
}

/** '600px < width <= 900px' */
function rangeHolds(text: string): boolean {
  const parts = text.split(/(<=|>=|<|>|=)/).map((part) => part.trim())
  const sizes = parts.map((part, place) => (place % 2 === 1 ? undefined : sizeOf(part)))
  for (let place = 1; place < parts.length - 1; place += 2) {
    const [left, right] = [sizes[place - 1], sizes[place + 1]]
    if (left === undefined || right === undefined) continue
    const sign = parts[place] ?? ''
    const holds =
      (sign.includes('=') && left === right) || (sign.startsWith('<') && left < right) || (sign.startsWith('>') && left > right)
    if (!holds) return false
  }
  return true
}

function sizeOf(text: string): number | undefined {
  return /^(?:width|height|inline-size|block-size)$/.test(text) ? lengthOf(text) : pixelsOf(text)
}

function lengthOf(side: string): number {
  return side === 'width' || side === 'inline-size' ? screen.width : screen.height
}

/** A length in pixels; undefined when it is none. */
function pixelsOf(text: string): number | undefined {
  const match = /^(-?[\d.]+)([a-z]*)$/.exec(text)
  return match === null ? undefined : Number.parseFloat(match[1] ?? '') * (pixels[match[2] ?? ''] ?? 1)
}
