import type { KeptRemark, SaidOnPage } from '#contract/public-pages.ts'
import { pages } from '#contract/pages.ts'
import { longestReaderName } from '#domain/shares/remark.ts'
import { limits } from '#domain/text/text.ts'
import '../../ui/field/field.css'
import './remarks.css'
import { Correction } from './line-remark.tsx'
import { MissingLine } from './missing-line.tsx'
import { NotTaken } from './not-taken.tsx'
import type { RemarkState } from './remark-state.ts'
import { additionsWait, nameHint, remarksFormId, toldWords } from './remark-words.ts'
import { textName } from '#domain/shares/remark-form.ts'

export interface RemarksFormProps extends Pick<SaidOnPage, 'told' | 'kept'> {
  shareId: string
  /** Version that the page shows. */
  version: number
  /** Whom a suggestion waits for. */
  seller: string
}

/** The form behind every 'Right', 'Correct' and 'Add' of the page; asks once, and optionally, who says it. Set to work by live-remarks.ts. */
export function RemarksForm({ shareId, version, told, kept, seller }: RemarksFormProps) {
  return (
    <form
      className="remarks"
      id={remarksFormId}
      method="post"
      action={`${pages.shareRemarks(shareId)}#${remarksFormId}`}
      data-share={shareId}
      data-seller={seller}
    >
      {/* What Enter in a field would press otherwise is the first 'Right' of the page. It sends all that was typed. */}
      <button type="submit" className="remarks-enter" name="enter" aria-label="Send" />
      <input type="hidden" name="version" value={version} />
      <p className="remarks-lead" id="remarks-lead">
        You know this best: confirm what is right, open a line to correct it, or add what is missing.
      </p>
      <label className="remarks-by">
        <span className="field-label">
          Your name<span className="field-optional"> optional</span>
        </span>
        <input
          type="text"
          className="field-input"
          name="by"
          autoComplete="name"
          maxLength={longestReaderName}
          defaultValue={kept?.by}
          aria-describedby="remarks-by-hint"
        />
      </label>
      <p className="remarks-by-hint" id="remarks-by-hint">
        {nameHint}
      </p>
      <template data-fields-of="line">
        <Correction certification="" line={{ pointer: '', text: '' }} isForAll={false} />
      </template>
      <template data-fields-of="line-for-all">
        <Correction certification="" line={{ pointer: '', text: '' }} isForAll />
      </template>
      <template data-fields-of="program">
        <MissingLine target="" name="" />
      </template>
      <output className="remarks-told">{told === undefined ? '' : toldWords[told]}</output>
      {kept !== undefined && <NotTakenList remarks={kept.remarks} />}
    </form>
  )
}

/** All that could not be taken, above the lines: nothing typed is lost, also where its field is folded or gone. */
function NotTakenList({ remarks }: { remarks: readonly KeptRemark[] }) {
  return (
    <ul className="remarks-not-taken" role="alert">
      {remarks.map(({ target, text, sentence }) => (
        <li key={`${target} ${text}`}>
          Not sent yet{text.trim() === '' ? '' : ': '}
          {text.trim() !== '' && <q dir="auto">{text}</q>}. {sentence}
        </li>
      ))}
    </ul>
  )
}

/** The name of a whole program that is missing. */
export function MissingProgram({ said }: { said: RemarkState }) {
  const waiting = said.count('missing', null)
  const kept = said.keptAt('')
  return (
    <div className="remark-missing-program">
      <div className="remark-say">
        <input
          type="text"
          className="field-input"
          form={remarksFormId}
          name={textName('')}
          defaultValue={kept?.text}
          aria-label="Name of a program that is missing"
          placeholder="Name of a program that is missing"
          maxLength={limits.certificationName}
          dir="auto"
        />
        <button type="submit" className="button button-outlined button-small" form={remarksFormId} name="missing" value="">
          Add
        </button>
        <NotTaken kept={kept} />
      </div>
      {waiting > 0 && <p className="remark-waits">{additionsWait(waiting, 'Program', said.seller)}</p>}
    </div>
  )
}
