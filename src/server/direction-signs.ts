/** Invisible bidirectional control characters, which can make a line display in a different order than it is written. */
const directionSigns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Whether a character is one of them. */
export function isDirectionSign(character: string): boolean {
  return withoutDirectionSigns(character) === '' && character !== ''
}

/** A text without them. */
export function withoutDirectionSigns(text: string): string {
  return text.replace(directionSigns, '')
}
