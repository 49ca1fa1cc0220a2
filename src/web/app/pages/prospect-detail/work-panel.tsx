import { calls } from '#contract/calls.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import { prospectStatuses, statusByHand, statusNames, statusOf } from '#domain/prospects/prospect-work.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { messages, sentenceOf } from '../../../client/messages.ts'
import { OfferedDraft } from '../../offered-draft/offered-draft.tsx'
import { forgetProspects, prospectQuery, prospectsQuery } from '../../prospect-queries.ts'
import { useSignInAgain } from '../../session/use-sign-in-again.tsx'
import {
  changedFields,
  changeOf,
  leftToSave,
  savedMeanwhile,
  shownTexts,
  type TypedWork,
  type WorkField,
  withText,
} from './typed-work.ts'
import { useKeptWork } from './use-kept-work.ts'
import './work-panel.css'

/** What its owner does with a prospect: status, tags, next step and notes. Nobody sees it through a link. */
export function WorkPanel({ prospect }: { prospect: Prospect }) {
  const client = useQueryClient()
  const { withSession, dialog } = useSignInAgain()
  const { data: rows, isPending } = useQuery(prospectsQuery)
  const progress = rows?.find(({ id }) => id === prospect.id)?.progress
  const follows = statusOf({ ...prospect, work: { status: null, statusSetAt: null }, progress })
  const work = { ...prospect.work, status: statusByHand({ ...prospect, progress }) }
  const { typed, setTyped, offered, goOn, discard, isKept } = useKeptWork({ id: prospect.id, work })
  const [saving, setSaving] = useState(false)
  const shown = shownTexts(typed, work)
  const changed = changedFields(typed, work)

  const keep = (sent: TypedWork, saved: Prospect) => {
    client.setQueryData(prospectQuery(prospect.id).queryKey, saved)
    setTyped((now) => leftToSave(now, sent, saved.work))
  }
  /** Notes have a call of their own; where one of the two fails, what the other saved is saved. */
  const sendTyped = async () => {
    const params = { id: String(prospect.id) }
    const { notes: touchedNotes, ...touched } = typed
    const { notes, ...change } = changeOf(typed)
    if (Object.keys(change).length > 0) {
      keep(touched, await withSession(() => call(calls.changeProspect, { params, body: change })))
    }
    if (notes !== undefined) {
      keep({ notes: touchedNotes }, await withSession(() => call(calls.changeNotes, { params, body: { notes } })))
    }
  }
  const save = async () => {
    setSaving(true)
    try {
      await sendTyped()
      showToast({ ...messages.changesSaved, tone: 'success' })
    } catch (error) {
      showToast({ ...messages.saveChangesFailed(sentenceOf(error)), tone: 'error' })
    } finally {
      setSaving(false)
    }
    await forgetProspects(client)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save()
  }
  const field = (name: WorkField) => ({
    value: shown[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => withText(now, work, name, target.value)),
  })
  const meanwhile = (name: WorkField) => {
    const saved = savedMeanwhile(typed, work, name)
    return saved === undefined ? undefined : `Saved elsewhere in the meantime: ${saved === '' ? 'nothing' : `“${saved}”`}`
  }

  return (
    <section aria-label="Your work">
      <h2 className="rail-title">Your work</h2>
      <form className="work-panel" onSubmit={onSubmit}>
        {offered !== undefined && <OfferedDraft at={offered.at} onContinue={goOn} onDiscard={discard} />}
        <SelectField
          label="Status"
          placeholder={isPending ? 'Loading…' : `Set automatically: ${statusNames[follows]}`}
          options={prospectStatuses.map((value) => ({ value, text: statusNames[value] }))}
          {...field('status')}
          // What happened decides about it, and is not known yet.
          {...(isPending && { value: '', disabled: true })}
        />
        <TextField
          label="Tags"
          optional
          autoComplete="off"
          maxLength={800}
          hint={meanwhile('tags') ?? 'Separate tags with commas.'}
          {...field('tags')}
        />
        <TextField
          label="Next step"
          optional
          autoComplete="off"
          maxLength={200}
          hint={meanwhile('nextStep')}
          {...field('nextStep')}
        />
        <TextField label="Due" optional type="date" hint={meanwhile('nextStepDue')} {...field('nextStepDue')} />
        <TextArea label="Notes" optional rows={4} maxLength={10_000} hint={meanwhile('notes')} {...field('notes')} />
        {changed.length > 0 && (
          <div className="work-panel-actions">
            <Button type="submit" size="small" busy={saving ? 'Saving…' : undefined}>
              Save
            </Button>
            {offered === undefined && (
              <Button look="quiet" size="small" onClick={discard}>
                Discard
              </Button>
            )}
          </div>
        )}
        {changed.length > 0 && !isKept && (
          <output className="work-panel-lost">Not saved yet, and this browser has no room to keep it.</output>
        )}
      </form>
      {dialog}
    </section>
  )
}
