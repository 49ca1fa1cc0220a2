import { type Certification, linesOf } from '#domain/certifications/certification.ts'
import { counted } from '#domain/text/counted.ts'
import { closedWords } from '#domain/certifications/still-offered.ts'
import { withoutLines } from '#domain/certifications/backing.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { DeleteQuestion } from '../../../ui/delete-question/delete-question.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ProofStrip } from '../../../ui/proof-strip/proof-strip.tsx'
import { CertificationName } from '../../../prospect/certification-name/certification-name.tsx'
import { proofInWords, shownLines } from '../../../prospect/facts/line-words.ts'
import { Facts } from '../../../prospect/facts/facts.tsx'
import { CertificationForm } from './certification-form.tsx'
import type { EditedCertification } from './edited-certification.ts'
import '../../../prospect/certification-card/certification-card.css'
import './edit-card.css'

export interface CertificationEditCardProps {
  certification: Certification
  /** The form, while the card is open for editing. */
  edited: EditedCertification | undefined
  /** What becomes of it after its deletion: 'Version History keeps them.' */
  deletionNote: string
  /** Whether whoever edits came through a link, and deletes on its page. */
  isShared: boolean
  onEdit: () => void
  onType: (edited: EditedCertification) => void
  onKeep: () => void
  onCancel: () => void
  onDelete: () => void
}

/** One certification: to be read, or with its form. */
export function CertificationEditCard(props: CertificationEditCardProps) {
  const { certification, edited } = props
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const [asking, setAsking] = useState(false)
  const [nameError, setNameError] = useState<string>()
  const isOpen = edited !== undefined
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    card.current?.querySelector<HTMLElement>(isOpen ? 'input' : '[data-edit]')?.focus()
  }, [isOpen])
  const keep = () => {
    const name = edited?.name[0]?.text.trim() ?? ''
    setNameError(name === '' ? 'Certification name is required.' : undefined)
    if (name !== '') props.onKeep()
    else card.current?.querySelector('input')?.focus()
  }
  const shownName = edited?.name[0]?.text ?? certification.name
  const name = shownName.trim() === '' ? 'New certification' : shownName
  const closed = closedWords(certification)
  const lineCount = linesOf(certification).length
  return (
    <article className="card edit-card" ref={card} data-editing={isOpen || undefined} aria-labelledby={`${id}-name`}>
      <div className="edit-card-head">
        <h3 id={`${id}-name`}>
          <CertificationName of={{ name, acronym: certification.acronym }} />
        </h3>
        {!isOpen && closed !== undefined && <p className="certification-retired">{closed}.</p>}
        {!isOpen && (
          <ProofStrip states={shownLines(certification).map(({ state }) => state)} label={proofInWords(certification)} />
        )}
        <div className="edit-card-actions">
          <Button
            look="danger-quiet"
            size="small"
            icon={<Icon of={Trash2} />}
            aria-label={`Delete ${name}`}
            onClick={() => setAsking(true)}
          >
            Delete
          </Button>
          {isOpen ? (
            <>
              <Button look="quiet" size="small" onClick={props.onCancel}>
                Cancel
              </Button>
              <Button size="small" onClick={keep}>
                Save
              </Button>
            </>
          ) : (
            <Button size="small" icon={<Icon of={Pencil} />} data-edit aria-label={`Edit ${name}`} onClick={props.onEdit}>
              Edit
            </Button>
          )}
        </div>
      </div>
      {isOpen ? (
        <CertificationForm
          edited={edited}
          nameError={nameError}
          onChange={(next) => {
            setNameError(undefined)
            props.onType(next)
          }}
        />
      ) : (
        <details className="edit-card-lines">
          <summary>{lineCount === 0 ? withoutLines : counted(lineCount, 'line')}</summary>
          {certification.summary.trim() !== '' && <p className="certification-text">{certification.summary}</p>}
          <Facts certification={certification} />
        </details>
      )}
      {asking && (
        <DeleteQuestion
          title="Are you sure you want to delete this certification?"
          action="Delete certification"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            props.onDelete()
          }}
        >
          {props.isShared ? 'Remove from this page: ' : ''}
          {name}
          {lineCount > 0 && ` and its ${counted(lineCount, 'line')}`}
          {props.isShared ? '.' : ' will be removed from this prospect.'} {props.deletionNote}
        </DeleteQuestion>
      )}
    </article>
  )
}
