import { pages } from '#contract/pages.ts'
import { buttonClass } from '../../ui/button/button.tsx'

/** Opens what the holder of a link sees. The owner's own look is not counted as a view. */
export function PreviewLink({ shareId }: { shareId: string }) {
  return (
    <a className={buttonClass('quiet')} href={pages.share(shareId)} target="_blank" rel="noreferrer">
      <span className="button-words">
        Preview<span className="visually-hidden"> (opens in a new tab)</span>
      </span>
    </a>
  )
}
