import { lineGroups } from '#domain/certification.ts'
import '../../ui/field/field.css'
import './remarks.css'
import { LaterFields } from './later-fields.tsx'
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
        <LaterFields>
          <div className="remark-say">
            <select className="field-input" form={remarksFormId} name={`field ${target}`} aria-label="Kind of line">
              {lineGroups.map(({ field, label }) => (
                <option key={field} value={field}>
                  {label}
                </option>
              ))}
            </select>
            <input
              type="text"
              className="field-input"
              form={remarksFormId}
              name={`text ${target}`}
              aria-label={`What is missing in ${name}`}
              maxLength={2_000}
              dir="auto"
            />
            <button
              type="submit"
              className="button button-outlined button-small"
              form={remarksFormId}
              name="missing"
              value={target}
            >
              Add
            </button>
          </div>
        </LaterFields>
      </details>
    </div>
  )
}
