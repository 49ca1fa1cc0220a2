import './remarks.css'
import { LaterFields } from './later-fields.tsx'
import { MissingLine } from './missing-line.tsx'
import { remarksFormId, targetOf } from './remark-words.ts'

/** Of a whole program: that all of it is right, and what is missing in it. */
export function ProgramRemark({ certification, name }: { certification: string; name: string }) {
  const target = targetOf(certification)
  return (
    <div className="remark-program">
      <button
        type="submit"
        className="button button-outlined button-small"
        form={remarksFormId}
        name="right"
        value={target}
        aria-label={`All of it is right: ${name}`}
      >
        All of it is right
      </button>
      <details className="remark-missing">
        <summary>Add what is missing</summary>
        <LaterFields of="program">
          <MissingLine target={target} name={name} />
        </LaterFields>
      </details>
    </div>
  )
}
