/** Fetches what tells of a visit once the page was seen; where it does not come, the visit is not counted, which is of no matter to the reader. */
export function laterVisit(shareId: string, programs: HTMLElement | null): void {
  import('./live-visit.ts').then(
    ({ liveVisit }) => liveVisit(shareId, programs),
    () => undefined,
  )
}
