import { counted } from '#domain/text/counted.ts'
import type { NewLines } from '#domain/lookups/new-lines.ts'
import { FilePlus } from 'lucide-react'
import { Notice } from '../../ui/notice/notice.tsx'
import { anchorOf } from '../certification-card/certification-card.tsx'

/** What the page or document that was added gave, and where it stands. */
export function AdditionNews({ news }: { news: readonly NewLines[] }) {
  if (news.length === 0) {
    return (
      <Notice icon={FilePlus} live="polite">
        We read what you added. It contained nothing new.
      </Notice>
    )
  }
  return (
    <Notice icon={FilePlus} live="polite">
      We read what you added. It added to{' '}
      {news.map((one, index) => (
        <span key={one.id ?? one.name}>
          {index > 0 && (index === news.length - 1 ? ' and ' : ', ')}
          <button className="link" type="button" onClick={() => show(one)}>
            {one.name}
          </button>{' '}
          ({one.isNew ? 'a new certification, ' : ''}
          {counted(one.lines, 'line')})
        </span>
      ))}
      .
    </Notice>
  )
}

/** Brings the card into view, opens it and gives it the focus. */
function show(one: NewLines): void {
  const card = document.getElementById(anchorOf(one) ?? '')
  card?.scrollIntoView({ block: 'start' })
  const head = card?.querySelector('button')
  if (head?.getAttribute('aria-expanded') === 'false') head.click()
  head?.focus()
}
