import type { ToldOutcome } from '#contract/public-pages.ts'

/** Id of the one form of a page that all buttons and fields of remarks belong to. */
export const remarksFormId = 'remarks'

/** What became of a remark, as its reader is told. */
export const toldWords: Readonly<Record<ToldOutcome, string>> = {
  noted: 'Noted. Thank you.',
  done: 'Saved. It shows as stated by you.',
  open: 'Sent. The person who sent you the link decides.',
  declined: 'This line has changed meanwhile. Please look again.',
  full: 'It was not saved: it is too long, or there is no room for another one.',
}

/** A button's value: the certification and the place of its line; of a whole one without a place. */
export function targetOf(certification: string, pointer = ''): string {
  return `${certification}${pointer}`
}
