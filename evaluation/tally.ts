/** How many were found, how many of them are right, how many there are. */
export interface Tally {
  right: number
  shown: number
  wanted: number
}

export function noTally(): Tally {
  return { right: 0, shown: 0, wanted: 0 }
}

export function addTo(tally: Tally, more: Tally): void {
  tally.right += more.right
  tally.shown += more.shown
  tally.wanted += more.wanted
}

/** Share of what was shown that is right; 1 when nothing was shown. */
export function precision({ right, shown }: Tally): number {
  return shown === 0 ? 1 : right / shown
}

/** Share of what there is that was shown; 1 when there is nothing. */
export function recall({ right, wanted }: Tally): number {
  return wanted === 0 ? 1 : right / wanted
}

export function f1(tally: Tally): number {
  return tally.shown + tally.wanted === 0 ? 1 : (2 * tally.right) / (tally.shown + tally.wanted)
}
