import { lineGroups } from '#domain/certification.ts'
import '../../ui/field/field.css'
import './remarks.css'
import { remarksFormId } from './remark-words.ts'

/** Fields for a line that a program lacks. */
export function MissingLine({ target, name }: { target: string; name: string }) {
  return (
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
      <button type="submit" className="button button-outlined button-small" form={remarksFormId} name="missing" value={target}>
        Add
      </button>
    </div>
  )
}
