import type { Line } from '#domain/certification.ts'
import { answersOf } from '#domain/answers.ts'
import { whichIsRight } from '#domain/true-words.ts'
import './remarks.css'
import { remarksFormId, targetOf } from './remark-words.ts'

/** 'Right', beside a line. Sent by the browser itself where there is no script. */
export function RightButton({ certification, line }: { certification: string; line: Pick<Line, 'pointer' | 'text'> }) {
  return (
    <button
      type="submit"
      className="remark-right"
      form={remarksFormId}
      name="right"
      value={targetOf(certification, line.pointer)}
      aria-label={`Right: ${line.text}`}
    >
      Right
    </button>
  )
}

/** A field that corrects a line, under what stands behind it. */
export function Correction({ certification, line }: { certification: string; line: Pick<Line, 'pointer' | 'text'> }) {
  const target = targetOf(certification, line.pointer)
  return (
    <div className="remark-say">
      <input
        type="text"
        className="field-input"
        form={remarksFormId}
        name={`text ${target}`}
        defaultValue={line.text}
        aria-label={`What is right in place of: ${line.text}`}
        maxLength={2_000}
        dir="auto"
      />
      <button type="submit" className="button button-outlined button-small" form={remarksFormId} name="wrong" value={target}>
        Correct
      </button>
    </div>
  )
}

/** Where sources disagree: which of their answers is right. Nobody is asked whether both are. */
export function AnswerChoice({ certification, line }: { certification: string; line: Pick<Line, 'pointer' | 'evidence'> }) {
  const target = targetOf(certification, line.pointer)
  return (
    <div className="remark-say">
      <select className="field-input" form={remarksFormId} name={`text ${target}`} aria-label={whichIsRight}>
        {answersOf(line.evidence).map(({ text }) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-outlined button-small" form={remarksFormId} name="wrong" value={target}>
        This one is right
      </button>
    </div>
  )
}
