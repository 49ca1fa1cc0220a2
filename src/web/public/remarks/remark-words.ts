import type { ToldOutcome } from '#contract/public-pages.ts'
import { counted } from '#domain/text/counted.ts'

/** Id of the one form of a page that all buttons and fields of remarks belong to. */
export const remarksFormId = 'remarks'

/** Who sees the name that a reader gives: whoever else has the link sees where something was said, never by whom (decision 0096). */
export const nameHint = 'Told to the person who sent you the link, and not shown here.'

/** What became of a remark, as its reader is told. */
export const toldWords: Readonly<Record<ToldOutcome, string>> = {
  noted: 'Noted. Thank you.',
  done: 'Saved. It shows as stated through this link.',
  open: 'Sent. The person who sent you the link decides.',
  there: 'It is there already.',
  nothing: 'Nothing was changed or added yet. Press Right beside a line, or type what is right and press Correct.',
}

/** On the button that calls a line right, or all of a program. */
export function rightWords(isNoted: boolean, isWhole: boolean): string {
  if (isWhole) return isNoted ? 'Noted: all of it is right' : 'All of it is right'
  return isNoted ? 'Noted' : 'Right'
}

/** On what this device called right. */
export const takeBackHint = 'Press again to take it back.'

/** To whoever took it back. */
export const takenBackWords = 'Taken back.'

/** On a line whose correction waits for the owner. */
export function correctionWaits(seller: string): string {
  return `Correction sent, waiting for ${seller}`
}

/** Where additions wait for the owner. */
export function additionsWait(count: number, what: 'Addition' | 'Program', seller: string): string {
  return `${count === 1 ? what : counted(count, what.toLowerCase())} sent. Waiting for ${seller}.`
}

/** A button's value: the certification and the place of its line; of a whole one without a place. */
export function targetOf(certification: string, pointer = ''): string {
  return `${certification}${pointer}`
}

/** Name under which is kept what was typed into the remarks of a link and not sent. */
export function typedName(shareId: string): string {
  return `remarks.${shareId}`
}
