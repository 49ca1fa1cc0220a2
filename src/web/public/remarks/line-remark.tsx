import type { KeptRemark } from '#contract/public-pages.ts'
import type { Line } from '#domain/certifications/certification.ts'
import { answersOf } from '#domain/evidence/differing-answers.ts'
import { inAllName, textName } from '#domain/shares/remark-form.ts'
import { whichIsRight } from '#domain/evidence/evidence-words.ts'
import { NotTaken } from './not-taken.tsx'
import './remarks.css'
import { remarksFormId, rightWords, targetOf } from './remark-words.ts'

interface RightButtonProps {
  certification: string
  line: Pick<Line, 'pointer' | 'text'>
  /** Whether somebody with the link said so before; they may be somebody else. */
  isNoted: boolean
}

/** 'Right', beside a line. Sent by the browser itself where there is no script. */
export function RightButton({ certification, line, isNoted }: RightButtonProps) {
  const words = rightWords(isNoted, false)
  return (
    <button
      type="submit"
      className="remark-right"
      form={remarksFormId}
      name="right"
      value={targetOf(certification, line.pointer)}
      aria-label={`${words}: ${line.text}`}
      data-noted={isNoted ? '' : undefined}
    >
      {words}
    </button>
  )
}

interface CorrectionProps {
  certification: string
  line: Pick<Line, 'pointer' | 'text'>
  /** Whether it holds for all programs: then its correction is meant for them, too, unless its reader says otherwise. */
  isForAll: boolean
  kept?: KeptRemark | undefined
}

/** A field that corrects a line, right under it; it grows with its text. */
export function Correction({ certification, line, isForAll, kept }: CorrectionProps) {
  const target = targetOf(certification, line.pointer)
  return (
    <div className="remark-say">
      <textarea
        className="field-input"
        form={remarksFormId}
        name={textName(target)}
        defaultValue={kept?.text ?? line.text}
        aria-label={`What is right in place of: ${line.text}`}
        maxLength={2_000}
        rows={2}
        dir="auto"
      />
      <button type="submit" className="button button-outlined button-small" form={remarksFormId} name="wrong" value={target}>
        Correct
      </button>
      {isForAll && (
        <label className="remark-in-all">
          <input type="checkbox" form={remarksFormId} name={inAllName(target)} defaultChecked /> In all programs that have this
          line
        </label>
      )}
      <NotTaken kept={kept} />
    </div>
  )
}

interface AnswerChoiceProps {
  certification: string
  line: Pick<Line, 'pointer' | 'text' | 'evidence'>
  kept?: KeptRemark | undefined
}

/** Where sources disagree: which of their answers is right. Nobody is asked whether both are. */
export function AnswerChoice({ certification, line, kept }: AnswerChoiceProps) {
  const target = targetOf(certification, line.pointer)
  const answers = answersOf(line.evidence).map(({ text }) => text)
  // What nobody chose is what the line says.
  const choices = answers.includes(line.text) ? answers : [line.text, ...answers]
  return (
    <div className="remark-say">
      <select
        className="field-input"
        form={remarksFormId}
        name={textName(target)}
        aria-label={whichIsRight}
        defaultValue={kept?.text ?? line.text}
      >
        {choices.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-outlined button-small" form={remarksFormId} name="wrong" value={target}>
        This one is right
      </button>
      <NotTaken kept={kept} />
    </div>
  )
}
