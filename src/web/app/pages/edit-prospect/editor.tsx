import { calls } from '#contract/calls.ts'
import { counted } from '#domain/text/counted.ts'
import { formatMoment } from '#domain/text/day-words.ts'
import { forAllAmong } from '#domain/certifications/holds-for-all.ts'
import { offeredFirst } from '#domain/certifications/still-offered.ts'
import { linesLosingSource } from '#domain/proof/lost-sources.ts'
import { describeChanges, shareLinkAuthor, summarizeChanges } from '#domain/prospects/versions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { History, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FactSettingsProvider } from '../../../prospect/facts/fact-settings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { keeperOf } from '../../../kept/place.ts'
import { keepReaderName, readReaderName } from '../../../kept/reader-name.ts'
import { messages, sentenceOf } from '../../../client/messages.ts'
import { OfferedDraft } from '../../offered-draft/offered-draft.tsx'
import { forgetProspects } from '../../prospect-queries.ts'
import { newKey } from '../../../client/request-key.ts'
import { useSession } from '../../session/session.tsx'
import { useSignInAgain } from '../../session/use-sign-in-again.tsx'
import { CertificationEditCard } from './certification-edit-card.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { changeCount, isSaved, type Saved, snapshotOf } from './draft.ts'
import { draftKey, type EditTarget } from './edit-target.ts'
import { OrganizationEditCard } from './organization-edit-card.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { useKeptDraft } from './use-kept-draft.ts'
import { useSaveEdit } from './use-save-edit.ts'
import { VersionHistory } from './version-history.tsx'
import './editor.css'

/** The editor of what was read: everything stays on this device until 'Save Changes'. */
export function Editor({ target, saved }: { target: EditTarget; saved: Saved }) {
  const key = draftKey(target)
  const client = useQueryClient()
  const { user } = useSession()
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [history, setHistory] = useState(false)
  const shared = target.kind === 'share'
  const [name, setName] = useState(() => (target.kind === 'share' ? readReaderName(target.shareId) : ''))
  const by = shared ? name : undefined
  // One moment for the whole edit: a save tried again is the same request.
  const [at] = useState(() => new Date().toISOString())
  const author = {
    by: shared ? shareLinkAuthor : (user?.username ?? 'you'),
    via: shared ? ('share-link' as const) : ('editor' as const),
    at,
  }
  // The edit stays its beginner's, also when somebody else signs in over the page.
  const [keeper] = useState(() => keeperOf(user))
  const { draft, dispatch, offered, goOn, discard, isKept } = useKeptDraft(keeper, key, saved, author)
  const mine = snapshotOf(draft, author)
  const count = changeCount(draft.base, mine)
  const dirty = count > 0
  const { withSession, dialog: signInAgain } = useSignInAgain()
  const { saving, save, retryAt, conflict, settle, closeConflict } = useSaveEdit(target, withSession, (next) =>
    dispatch({ type: 'reset', saved: next }),
  )
  const leaving = useBlocker({ shouldBlockFn: () => dirty, enableBeforeUnload: dirty && !isKept, withResolver: true })

  const remove = async (id: string) => {
    if (target.kind === 'share' || !isSaved(draft, id)) {
      dispatch({ type: 'card-deleted', id, savedAs: undefined })
      return
    }
    try {
      const params = { id: String(target.id), certId: id }
      const savedAs = await withSession(() => call(calls.deleteCertification, { params }))
      dispatch({ type: 'card-deleted', id, savedAs })
      await forgetProspects(client)
      showToast({ ...messages.certificationDeleted, tone: 'deleted' })
    } catch (error) {
      showToast({ ...messages.deleteCertificationFailed(sentenceOf(error)), tone: 'error' })
    }
  }
  const { certifications } = draft.mine
  const settings = useMemo(() => ({ quotes: 'one' as const, holdsForAll: forAllAmong(certifications) }), [certifications])
  /** The reason belongs to the changes it was saved with. */
  const afterSave = (isDone: boolean) => {
    setAsking(false)
    if (isDone) setReason('')
  }
  const title = shared ? 'Edit Shared Credentials' : 'Edit Certification Results'
  return (
    <>
      <title>{`${title} · Credscout`}</title>
      <PageHeading
        title={title}
        actions={
          !shared && (
            <Button icon={<Icon of={History} />} aria-expanded={history} onClick={() => setHistory(!history)}>
              View History
            </Button>
          )
        }
      />
      {offered !== undefined && <OfferedDraft at={offered.at} onContinue={goOn} onDiscard={discard} />}
      <div className="edit-cards">
        <OrganizationEditCard
          organization={draft.mine.organization}
          typed={draft.openOrganization}
          onEdit={() => dispatch({ type: 'organization-opened' })}
          onType={(typed) => dispatch({ type: 'organization-typed', typed })}
          onKeep={() => dispatch({ type: 'organization-kept' })}
          onCancel={() => dispatch({ type: 'organization-cancelled' })}
          onDelete={() => dispatch({ type: 'description-deleted' })}
        />
        <h2 className="visually-hidden">Certifications</h2>
        <FactSettingsProvider value={settings}>
          {offeredFirst(certifications).map((certification) => {
            const id = certification.id ?? ''
            return (
              <CertificationEditCard
                key={id}
                certification={certification}
                edited={draft.openCards[id]}
                isShared={shared}
                deletionNote={
                  shared
                    ? 'Saved with your other changes.'
                    : isSaved(draft, id)
                      ? 'Version History keeps them.'
                      : 'It has not been saved yet.'
                }
                onEdit={() => dispatch({ type: 'card-opened', id })}
                onType={(edited) => dispatch({ type: 'card-typed', id, edited })}
                onKeep={() => dispatch({ type: 'card-kept', id, author })}
                onCancel={() => dispatch({ type: 'card-cancelled', id })}
                onDelete={() => void remove(id)}
              />
            )
          })}
        </FactSettingsProvider>
        <div>
          <Button icon={<Icon of={Plus} />} onClick={() => dispatch({ type: 'card-added', id: newKey() })}>
            Add certification
          </Button>
        </div>
      </div>
      {target.kind === 'prospect' && history && (
        <VersionHistory
          id={target.id}
          withSession={withSession}
          // An unsaved edit is not thrown away: it stands on top of the restored version.
          onRestored={(next) => dispatch({ type: dirty ? 'rebased' : 'reset', saved: next })}
        />
      )}
      {dirty && (
        <section className="save-bar" aria-label="Changes not saved yet">
          <div className="save-bar-inside">
            <p aria-live="polite">
              <strong>{counted(count, 'change')}</strong> not saved yet. {keptWords(count, isKept)}
              {retryAt !== undefined && ` You can save again after ${formatMoment(retryAt)}.`}
            </p>
            <span className="save-bar-actions">
              <Button look="quiet" onClick={discard}>
                Discard
              </Button>
              <Button look="filled" onClick={() => setAsking(true)}>
                Save Changes
              </Button>
            </span>
          </div>
        </section>
      )}
      {asking && (
        <SaveDialog
          by={by}
          onBy={(typed) => {
            setName(typed)
            if (target.kind === 'share') keepReaderName(target.shareId, typed)
          }}
          summary={`${mine.organization.name}. ${describeChanges(summarizeChanges(draft.base, mine)).join(', ')}.`}
          losing={linesLosingSource(draft.base.certifications, mine.certifications, author)}
          saving={saving}
          onClose={() => setAsking(false)}
          reason={reason}
          onReason={setReason}
          onSave={() => void save(draft.base, mine, draft.baseVersion, { reason, by }).then(afterSave)}
        />
      )}
      {!asking && conflict !== undefined && (
        <ConflictDialog
          conflict={conflict}
          viewer={user?.username}
          saving={saving}
          onSettle={(prefer) => void settle(prefer).then(afterSave)}
          onClose={closeConflict}
        />
      )}
      {signInAgain}
      {leaving.status === 'blocked' && (
        <Dialog
          title="Leave without saving?"
          onClose={leaving.reset}
          actions={
            <>
              <Button onClick={leaving.reset}>Stay</Button>
              <Button look="filled" onClick={leaving.proceed}>
                Leave
              </Button>
            </>
          }
        >
          <p>
            {isKept
              ? 'Your changes are not saved yet. They are kept on this device for a week.'
              : 'Your changes are not saved yet, and this browser has no room to keep them.'}
          </p>
        </Dialog>
      )}
    </>
  )
}

function keptWords(count: number, isKept: boolean): string {
  const [it, them] = count === 1 ? ['It stays', 'it'] : ['They stay', 'them']
  return isKept ? `${it} on this device for a week.` : `This browser has no room to keep ${them}.`
}
