import { hasKept, keeperOf } from '../../kept/place.ts'

/** Name under which is kept what was submitted through a link. */
export function contactName(shareId: string): string {
  return `contact.${shareId}`
}

/**
 * Whether Back or Forward brought the page as it was before its contact was sent from here: browsers draw what they hold without asking.
 * One that is read again leads where a submitted link leads.
 */
export function wasSentSince(form: HTMLFormElement): boolean {
  const [way] = performance.getEntriesByType('navigation')
  const isThroughHistory = way instanceof PerformanceNavigationTiming && way.type === 'back_forward'
  return (
    isThroughHistory && form.dataset['changes'] === undefined && hasKept(keeperOf(null), contactName(form.dataset['share'] ?? ''))
  )
}
