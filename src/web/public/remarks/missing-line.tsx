import type { KeptRemark } from '#contract/public-pages.ts'
import { lineGroups } from '#domain/certifications/certification.ts'
import { textName } from '#domain/shares/remark-form.ts'
import '../../ui/field/field.css'
import { NotTaken } from './not-taken.tsx'
import './remarks.css'
import { remarksFormId } from './remark-words.ts'

/** Fields for a line that a program lacks. */
export function MissingLine({ target, name, kept }: { target: string; name: string; kept?: KeptRemark | undefined }) {
  return (
    <div className="remark-say">
      <select
        className="field-input"
        form={remarksFormId}
        name={`field ${target}`}
        aria-label="Kind of line"
        defaultValue={kept?.field}
      >
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
        name={textName(target)}
        defaultValue={kept?.text}
        aria-label={`What is missing in ${name}`}
        maxLength={2_000}
        dir="auto"
      />
      <button type="submit" className="button button-outlined button-small" form={remarksFormId} name="missing" value={target}>
        Add
      </button>
      <NotTaken kept={kept} />
    </div>
  )
}
