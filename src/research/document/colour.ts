/** Names of colours that hidden text is written in. */
const names: Record<string, string> = {
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  snow: '#fffafa',
  ivory: '#fffff0',
  whitesmoke: '#f5f5f5',
  ghostwhite: '#f8f8ff',
  floralwhite: '#fffaf0',
  azure: '#f0ffff',
  mintcream: '#f5fffa',
  navy: '#000080',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  blue: '#0000ff',
  green: '#008000',
  yellow: '#ffff00',
  canvas: '#ffffff',
}
const noColour = new Set(['', 'inherit', 'initial', 'unset', 'revert', 'currentcolor', 'none', 'auto'])

/** A colour in one spelling: three coarse channels, 'transparent', '' when it says none, else the words as given. */
export function colourOf(text: string): string {
  const value = text.trim().toLowerCase()
  if (noColour.has(value) || value.startsWith('var(')) return ''
  if (value === 'transparent') return value
  const named = names[value] ?? value
  const hex = /^#(?:([\da-f])([\da-f])([\da-f])([\da-f])?|([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?)$/.exec(named)
  if (hex !== null) {
    const parts = hex.slice(1, 9).filter((part) => part !== undefined)
    const numbers = parts.map((part) => Number.parseInt(part.length === 1 ? part + part : part, 16))
    return coarse(numbers.slice(0, 3), (numbers[3] ?? 255) / 255)
  }
  const call = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(named)
  if (call === null) return named
  const parts = (call[2] ?? '').split(/[\s,/]+/).filter((part) => part !== '')
  const numbers = parts.map((part) => Number.parseFloat(part))
  if (numbers.length < 3 || numbers.some((number) => !Number.isFinite(number))) return named
  const alpha = numbers[3] === undefined ? 1 : parts[3]?.endsWith('%') === true ? numbers[3] / 100 : numbers[3]
  const channels =
    call[1] === 'hsl'
      ? fromHue(numbers)
      : numbers.slice(0, 3).map((number, place) => (parts[place]?.endsWith('%') === true ? number * 2.55 : number))
  return coarse(channels, alpha)
}

/** Colours this close cannot be told apart on a screen. */
function coarse(channels: readonly number[], alpha: number): string {
  return alpha <= 0.04 ? 'transparent' : channels.map((channel) => Math.round(channel / 12)).join(' ')
}

/** Red, green and blue of hue, saturation and lightness. Source: CSS Color Module Level 4, 7.1. */
function fromHue([hue = 0, saturation = 0, lightness = 0]: readonly number[]): number[] {
  const strength = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100)
  return [0, 8, 4].map((offset) => {
    const place = (offset + hue / 30) % 12
    return 255 * (lightness / 100 - strength * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  })
}
