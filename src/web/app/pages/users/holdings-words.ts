/** '12 prospects and 5 share links', as a count of what an account holds. */
export function holdingsWords({ prospects, links }: { prospects: number; links: readonly unknown[] }): string {
  const held = prospects === 1 ? '1 prospect' : `${prospects} prospects`
  if (links.length === 0) return held
  return `${held} and ${links.length === 1 ? '1 share link' : `${links.length} share links`}`
}
