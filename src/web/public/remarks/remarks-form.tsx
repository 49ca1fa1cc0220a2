import { pages } from '#contract/pages.ts'
import type { ToldOutcome } from '#contract/public-pages.ts'
import { EndSign } from '../../prospect/facts/end-sign.tsx'
import '../../ui/field/field.css'
import './remarks.css'
import { Correction } from './line-remark.tsx'
import { MissingLine } from './missing-line.tsx'
import { remarksFormId, toldWords } from './remark-words.ts'

export interface RemarksFormProps {
  shareId: string
  /** Version that the page shows. */
  version: number
  /** What became of a remark that was sent without script. */
  told?: ToldOutcome | undefined
}

/** The form behind every 'Right', 'Correct' and 'Add' of the page; asks once, and optionally, who says it. Set to work by live-remarks.ts. */
export function RemarksForm({ shareId, version, told }: RemarksFormProps) {
  return (
    <form className="remarks" id={remarksFormId} method="post" action={pages.shareRemarks(shareId)} data-share={shareId}>
      {/* What Enter in a field would press otherwise is the first 'Right' of the page. */}
      <button type="submit" className="remarks-enter" name="enter" aria-label="Send" />
      <input type="hidden" name="version" value={version} />
      <p className="remarks-lead" id="remarks-lead">
        You know this best: say what is right, correct a line, or add what is missing.
      </p>
      <label className="remarks-by">
        <span className="field-label">
          Your name<span className="field-optional"> optional</span>
        </span>
        <input type="text" className="field-input" name="by" autoComplete="name" maxLength={200} />
      </label>
      {/* The sign of what a person said, for stated-line.ts: a line never shows their words with the sign of a page. */}
      <template data-fields-of="line">
        <Correction certification="" line={{ pointer: '', text: '' }} />
      </template>
      <template data-fields-of="program">
        <MissingLine target="" name="" />
      </template>
      <template className="remarks-stated-sign">
        <EndSign state="person" />
      </template>
      <output className="remarks-told">{told === undefined ? '' : toldWords[told]}</output>
    </form>
  )
}

/** The name of a whole program that is missing. */
export function MissingProgram() {
  return (
    <div className="remark-say remark-missing-program">
      <input
        type="text"
        className="field-input"
        form={remarksFormId}
        name="text "
        aria-label="Name of a program that is missing"
        placeholder="Name of a program that is missing"
        maxLength={300}
        dir="auto"
      />
      <button type="submit" className="button button-outlined button-small" form={remarksFormId} name="missing" value="">
        Add
      </button>
    </div>
  )
}
