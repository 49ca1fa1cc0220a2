import { calls } from '#contract/calls.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Switch } from '../../../ui/switch/switch.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call, query } from '../../../client/api.ts'
import { messages, sentenceOf } from '../../../client/messages.ts'

const teamSettingsQuery = queryOptions({
  queryKey: ['team-settings'],
  queryFn: query(calls.getTeamSettings, {}, 'throw'),
})

/** What administrators decide for everybody. Left out where it cannot be fetched. */
export function TeamSettings() {
  const client = useQueryClient()
  const { data: settings } = useQuery(teamSettingsQuery)
  if (settings === undefined) return null

  const change = async (sayWhenColleagueHasIt: boolean) => {
    try {
      const body = { ...settings, sayWhenColleagueHasIt }
      client.setQueryData(teamSettingsQuery.queryKey, await call(calls.changeTeamSettings, { body }))
      showToast({ ...messages.changesSaved, tone: 'success' })
    } catch (error) {
      showToast({ ...messages.saveChangesFailed(sentenceOf(error)), tone: 'error' })
    }
  }

  return (
    <section className="team-settings">
      <h2>For everybody</h2>
      <Switch checked={settings.sayWhenColleagueHasIt} onChange={(on) => void change(on)}>
        Say when a colleague has it
      </Switch>
      <p className="user-list-hint">
        Anyone who looks up an organization sees the name of a colleague who has it as a prospect, and nothing more.
      </p>
    </section>
  )
}
