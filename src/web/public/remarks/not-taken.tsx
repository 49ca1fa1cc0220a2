import type { KeptRemark } from '#contract/public-pages.ts'

/** Beside a field: why what was typed into it without script could not be taken. */
export function NotTaken({ kept }: { kept: KeptRemark | undefined }) {
  return kept === undefined ? null : <p className="remark-told remark-not-taken">{kept.sentence}</p>
}
