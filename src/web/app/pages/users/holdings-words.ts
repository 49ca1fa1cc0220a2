import { counted } from '#domain/text/counted.ts'

/** '12 prospects and 5 share links', as a count of what an account holds. */
export function holdingsWords({ prospects, links }: { prospects: number; links: readonly unknown[] }): string {
  const held = counted(prospects, 'prospect')
  if (links.length === 0) return held
  return `${held} and ${counted(links.length, 'share link')}`
}
