/** How long the words of a copy button say that it was done. Source: specification §9. */
export const copyToldFor = 2_000

/** What a copy button says after a click. */
export const copyTold = { idle: '', done: 'Copied', failed: 'Not copied' } as const
