import { noLongerOffered } from '#domain/certifications/still-offered.ts'
import { limits } from '#domain/text/text.ts'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Switch } from '../../../ui/switch/switch.tsx'
import type { EditedCertification, EditedLine } from './edited-certification.ts'
import { LineEditor, LineStateWords, QuotedLine } from './line-editor.tsx'
import './certification-form.css'

export interface CertificationFormProps {
  edited: EditedCertification
  nameError: string | undefined
  onChange: (edited: EditedCertification) => void
}

/** Every field of a certification, each with what stands behind it. */
export function CertificationForm({ edited, nameError, onChange }: CertificationFormProps) {
  const [name, summary, validity, delivery] = [edited.name[0], edited.summary[0], edited.validityPeriod[0], edited.delivery[0]]
  const type = (field: 'name' | 'summary' | 'validityPeriod' | 'delivery', line: EditedLine | undefined, text: string) => {
    if (line !== undefined) onChange({ ...edited, [field]: [{ ...line, text }] })
  }
  return (
    <div className="certification-form">
      <div className="certification-form-first">
        <TextField
          label="Name"
          maxLength={limits.certificationName}
          value={name?.text ?? ''}
          error={nameError}
          onChange={(event) => type('name', name, event.target.value)}
        />
        <TextField
          label="Acronym"
          optional
          maxLength={limits.abbreviation}
          value={edited.acronym}
          onChange={(event) => onChange({ ...edited, acronym: event.target.value })}
        />
        <div>
          <TextField
            label="Valid for"
            optional
            maxLength={limits.listItem}
            value={validity?.text ?? ''}
            onChange={(event) => type('validityPeriod', validity, event.target.value)}
          />
          {validity !== undefined && (
            <>
              <LineStateWords line={validity} />
              <QuotedLine line={validity} onChange={(text) => type('validityPeriod', validity, text)} />
            </>
          )}
        </div>
      </div>
      <Switch checked={edited.retired ?? false} onChange={(retired) => onChange({ ...edited, retired })}>
        {noLongerOffered}
      </Switch>
      <TextArea
        label="Summary"
        optional
        maxLength={limits.summary}
        value={summary?.text ?? ''}
        onChange={(event) => type('summary', summary, event.target.value)}
      />
      <LineEditor
        label="Requirements"
        lines={edited.requirements}
        onChange={(requirements) => onChange({ ...edited, requirements })}
      />
      <LineEditor
        label="Renewal"
        lines={edited.renewalRequirements}
        onChange={(renewalRequirements) => onChange({ ...edited, renewalRequirements })}
      />
      <LineEditor label="Fees" lines={edited.fees} onChange={(fees) => onChange({ ...edited, fees })} />
      {delivery !== undefined && (
        <div>
          <TextField
            label="Exam delivery"
            optional
            maxLength={limits.listItem}
            value={delivery.text}
            onChange={(event) => type('delivery', delivery, event.target.value)}
          />
          <LineStateWords line={delivery} />
          <QuotedLine line={delivery} onChange={(text) => type('delivery', delivery, text)} />
        </div>
      )}
    </div>
  )
}
