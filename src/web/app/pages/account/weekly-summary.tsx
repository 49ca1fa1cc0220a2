import { calls } from '#contract/calls.ts'
import { formatMoment } from '#domain/text/day-words.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Switch } from '../../../ui/switch/switch.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call, query } from '../../../client/api.ts'
import { messages, sentenceOf } from '../../../client/messages.ts'
import './token-section.css'

const weeklySummaryQuery = queryOptions({ queryKey: ['weekly-summary'], queryFn: query(calls.getWeeklySummary, {}, 'throw') })

/** The email of the week, ordered with one press. Left out where it cannot be fetched. */
export function WeeklySummary() {
  const client = useQueryClient()
  const { data: summary } = useQuery(weeklySummaryQuery)
  if (summary === undefined) return null

  const change = async (ordered: boolean) => {
    try {
      client.setQueryData(weeklySummaryQuery.queryKey, await call(calls.changeWeeklySummary, { body: { ordered } }))
      showToast({ ...messages.changesSaved, tone: 'success' })
    } catch (error) {
      showToast({ ...messages.saveChangesFailed(sentenceOf(error)), tone: 'error' })
    }
  }

  return (
    <section className="token-section" aria-labelledby="weekly-summary">
      <h2 id="weekly-summary">Emails</h2>
      <Switch checked={summary.ordered} onChange={(on) => void change(on)}>
        Email me a weekly summary
      </Switch>
      <p className="token-hint">
        What happened to your prospects, every Monday morning.{' '}
        {summary.nextAt === null
          ? 'If nothing happened, no email is sent.'
          : `The next one is due on ${formatMoment(summary.nextAt)}.`}
      </p>
    </section>
  )
}
