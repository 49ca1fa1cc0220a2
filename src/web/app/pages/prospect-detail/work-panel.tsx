import { calls } from '#contract/calls.ts'
import type { Prospect } from '#domain/prospect.ts'
import { cleanTags, prospectStatuses, statusNames, statusOf, type WorkChange } from '#domain/prospect-work.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../api.ts'
import { messages, sentenceOf } from '../../messages.ts'
import { forgetProspects, prospectQuery, prospectsQuery } from '../../prospect-queries.ts'
import { useSignInAgain } from '../../session/use-sign-in-again.tsx'
import './work-panel.css'

/** What its owner does with a prospect: status, tags, next step and notes. Nobody sees it through a link. */
export function WorkPanel({ prospect }: { prospect: Prospect }) {
  const client = useQueryClient()
  const { withSession, dialog } = useSignInAgain()
  const { data: rows } = useQuery(prospectsQuery)
  const [typed, setTyped] = useState(() => typedOf(prospect))
  const [seen, setSeen] = useState(prospect.work)
  const [saving, setSaving] = useState(false)
  // Changed elsewhere, for example by a merge: what was not touched here follows.
  if (seen !== prospect.work) {
    setSeen(prospect.work)
    if (!isChanged(typed, { work: seen })) setTyped(typedOf(prospect))
  }
  const row = rows?.find(({ id }) => id === prospect.id)
  const follows = statusOf({ ...prospect, work: { status: null, statusSetAt: null }, progress: row?.progress })

  const save = async (change: WorkChange) => {
    setSaving(true)
    try {
      const params = { id: String(prospect.id) }
      const changed = await withSession(() => call(calls.changeWork, { params, body: change }))
      client.setQueryData(prospectQuery(prospect.id).queryKey, changed)
      setSeen(changed.work)
      setTyped(typedOf(changed))
      showToast({ ...messages.changesSaved, tone: 'success' })
      await forgetProspects(client)
    } catch (error) {
      showToast({ ...messages.saveChangesFailed(sentenceOf(error)), tone: 'error' })
    } finally {
      setSaving(false)
    }
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save({
      status: prospectStatuses.find((status) => status === typed.status) ?? null,
      tags: cleanTags(typed.tags.split(',')),
      nextStep: typed.nextStep,
      nextStepDue: typed.nextStepDue === '' ? null : typed.nextStepDue,
      notes: typed.notes,
    })
  }
  const type = (part: Partial<Typed>) => setTyped({ ...typed, ...part })

  return (
    <section aria-label="Your work">
      <h2 className="rail-title">Your work</h2>
      <form className="work-panel" onSubmit={onSubmit}>
        <SelectField
          label="Status"
          placeholder={`Follows what happens: ${statusNames[follows]}`}
          options={prospectStatuses.map((value) => ({ value, text: statusNames[value] }))}
          value={typed.status}
          onChange={({ target }) => type({ status: target.value })}
        />
        <TextField
          label="Tags"
          optional
          autoComplete="off"
          maxLength={800}
          hint="Separate several by commas."
          value={typed.tags}
          onChange={({ target }) => type({ tags: target.value })}
        />
        <TextField
          label="Next step"
          optional
          autoComplete="off"
          maxLength={200}
          value={typed.nextStep}
          onChange={({ target }) => type({ nextStep: target.value })}
        />
        <TextField
          label="Due"
          optional
          type="date"
          value={typed.nextStepDue}
          onChange={({ target }) => type({ nextStepDue: target.value })}
        />
        <TextArea
          label="Notes"
          optional
          rows={4}
          maxLength={10_000}
          value={typed.notes}
          onChange={({ target }) => type({ notes: target.value })}
        />
        {isChanged(typed, prospect) && (
          <div className="work-panel-actions">
            <Button type="submit" size="small" busy={saving ? 'Saving…' : undefined}>
              Save
            </Button>
            <Button look="quiet" size="small" onClick={() => setTyped(typedOf(prospect))}>
              Cancel
            </Button>
          </div>
        )}
      </form>
      {dialog}
    </section>
  )
}

/** The fields as they are typed; '' where there is nothing. */
interface Typed {
  status: string
  tags: string
  nextStep: string
  nextStepDue: string
  notes: string
}

function typedOf({ work }: Pick<Prospect, 'work'>): Typed {
  return {
    status: work.status ?? '',
    tags: work.tags.join(', '),
    nextStep: work.nextStep ?? '',
    nextStepDue: work.nextStepDue ?? '',
    notes: work.notes ?? '',
  }
}

function isChanged(typed: Typed, prospect: Pick<Prospect, 'work'>): boolean {
  const kept = typedOf(prospect)
  return (
    typed.status !== kept.status ||
    typed.tags !== kept.tags ||
    typed.nextStep !== kept.nextStep ||
    typed.nextStepDue !== kept.nextStepDue ||
    typed.notes !== kept.notes
  )
}
