import { calc } from '@csstools/css-calc'

/** Units in CSS pixels on a screen of 1280 by 800; a percentage counts as one of a column of text. */
const units: Record<string, number> = {
  px: 1,
  em: 16,
  rem: 16,
  vw: 12.8,
  vh: 8,
  svh: 8,
  dvh: 8,
  vmin: 8,
  vmax: 12.8,
  '%': 9,
  pt: 4 / 3,
  pc: 16,
  cm: 37.8,
  mm: 3.78,
  in: 96,
  ch: 8,
  ex: 8,
}
const measure = /(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)(px|r?em|s?vw|[sd]?vh|vmin|vmax|%|pt|pc|cm|mm|in|ch|ex)/g

/** The first length of a value in pixels, sums and differences worked out; 0 when none is said. */
export function pixelsOf(length: string | undefined): number {
  if (length === undefined) return 0
  const text = length.includes('(') ? workedOut(length) : length
  const match = /(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)\s*([a-z]+|%)?/.exec(text)
  return match === null ? 0 : Number(match[1]) * (units[match[2] ?? 'px'] ?? 1)
}

/** A value with all that is calculated in it replaced by lengths in pixels. */
export function workedOut(value: string): string {
  if (!/\b(?:calc|min|max|clamp|abs|round|mod|rem|sign|pow|sqrt|hypot)\(/.test(value)) return value
  return calc(value.replace(measure, (_, number: string, unit: string) => `${Number(number) * (units[unit] ?? 1)}px`))
}

/** Angles in degrees; undefined when it is none. */
export function degreesOf(angle: string): number | undefined {
  const match = /^(-?(?:\d+\.?\d*|\.\d+))(deg|grad|rad|turn)?$/.exec(angle.trim())
  const perUnit = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }[match?.[2] ?? 'deg'] ?? 1
  return match === null ? undefined : Number(match[1]) * perUnit
}
