/** Signs that say how the text around them runs, and so can make a line read otherwise than it is; nothing of them is seen. */
const directionSigns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Whether a character is one of them. */
export function isDirectionSign(character: string): boolean {
  return withoutDirectionSigns(character) === '' && character !== ''
}

/** A text without them. */
export function withoutDirectionSigns(text: string): string {
  return text.replace(directionSigns, '')
}
