import { type DueChoice, dueChoices, type ListView, type Narrowing } from '#domain/prospects/list-view.ts'
import { prospectStatuses, statusNames } from '#domain/prospects/prospect-work.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import './filter-controls.css'
import { useTypedFilter } from './use-typed-filter.ts'

const dueNames: Readonly<Record<DueChoice, string>> = {
  overdue: 'Overdue',
  now: 'Today or overdue',
  week: 'Within a week',
  any: 'Any next step',
  none: 'No next step',
}

export interface FilterControlsProps {
  id: string
  view: ListView
  /** Every tag there is, in order. */
  tags: readonly string[]
  onChange: (change: Narrowing) => void
}

/** What the list is narrowed to beside its text: each on its own, all together. */
export function FilterControls({ id, view, tags, onChange }: FilterControlsProps) {
  const { status, tag, certification, contact, due } = view
  const isNarrowed = [status, tag, certification, contact, due].some((one) => one !== undefined)
  return (
    <section id={id} className="filter-controls" aria-label="Filters">
      <SelectField
        label="Status"
        placeholder="Any status"
        options={prospectStatuses.map((value) => ({ value, text: statusNames[value] }))}
        value={status ?? ''}
        onChange={({ target }) => onChange({ status: prospectStatuses.find((one) => one === target.value) })}
      />
      <SelectField
        label="Tag"
        placeholder="Any tag"
        options={[...new Set([...tags, ...(tag === undefined ? [] : [tag])])].map((value) => ({ value, text: value }))}
        value={tag ?? ''}
        onChange={({ target }) => onChange({ tag: target.value || undefined })}
      />
      <TypedControl label="Certification" value={certification} onChange={(typed) => onChange({ certification: typed })} />
      <TypedControl label="Contact" value={contact} onChange={(typed) => onChange({ contact: typed })} />
      <SelectField
        label="Due"
        placeholder="Any time"
        options={dueChoices.map((value) => ({ value, text: dueNames[value] }))}
        value={due ?? ''}
        onChange={({ target }) => onChange({ due: dueChoices.find((one) => one === target.value) })}
      />
      {isNarrowed && (
        <Button
          look="quiet"
          onClick={() =>
            onChange({ status: undefined, tag: undefined, certification: undefined, contact: undefined, due: undefined })
          }
        >
          Clear filters
        </Button>
      )}
    </section>
  )
}

interface TypedControlProps {
  label: string
  value: string | undefined
  onChange: (typed: string | undefined) => void
}

function TypedControl({ label, value, onChange }: TypedControlProps) {
  const { typed, type, leave } = useTypedFilter(value ?? '', (words) => onChange(words === '' ? undefined : words))
  return (
    <TextField
      label={label}
      type="search"
      maxLength={300}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  )
}
