/** Invisible signs of Unicode that set the direction of the text around them, and so can make a line read in another order than it is. */
const directionSigns: ReadonlySet<string> = new Set('\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069')

/** Whether a character is one of them. */
export function isDirectionSign(character: string): boolean {
  return directionSigns.has(character)
}

/** A text without them. */
export function withoutDirectionSigns(text: string): string {
  return text.replace(anyDirectionSign, '')
}

const anyDirectionSign = new RegExp(`[${[...directionSigns].join('')}]`, 'gu')
