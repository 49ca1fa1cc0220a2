import { color, serializeRGB } from '@csstools/css-color-parser'
import { parseComponentValue } from '@csstools/css-parser-algorithms'
import { tokenize } from '@csstools/css-tokenizer'
import { remembered } from '../../plain/remembered.ts'

/** A colour on the screen: channels and opacity from 0 to 1. */
export interface Colour {
  red: number
  green: number
  blue: number
  alpha: number
}

export const white: Colour = { red: 1, green: 1, blue: 1, alpha: 1 }

const noColour = new Set(['', 'inherit', 'initial', 'unset', 'revert', 'revert-layer', 'currentcolor', 'none', 'auto'])

/** A colour in any notation of CSS Color Module Level 5; undefined when the words are none or say none. */
export function colourOf(text: string): Colour | undefined {
  const value = text.trim().toLowerCase()
  return noColour.has(value) ? undefined : read(value)
}

const read = remembered(parsed, 3_000)

function parsed(value: string): Colour | undefined {
  const component = parseComponentValue(tokenize({ css: value }))
  const data = component === undefined ? false : color(component)
  if (data === false) return undefined
  const [red, green, blue, alpha = 1] = [
    ...serializeRGB(data)
      .toString()
      .matchAll(/[\d.]+(?:e-?\d+)?/g),
  ].map(Number)
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return { red: red / 255, green: green / 255, blue: blue / 255, alpha }
}

/** What is seen where a colour lies over another, opaque one. */
export function laidOver(top: Colour, under: Colour): Colour {
  const mixed = (one: number, other: number) => one * top.alpha + other * (1 - top.alpha)
  return {
    red: mixed(top.red, under.red),
    green: mixed(top.green, under.green),
    blue: mixed(top.blue, under.blue),
    alpha: 1,
  }
}

/** Contrast of two opaque colours, 1 (the same) to 21 (black on white). Source: WCAG 2.2, contrast ratio. */
export function contrast(one: Colour, other: Colour): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminance({ red, green, blue }: Colour): number {
  const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
