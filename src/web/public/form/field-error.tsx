import { CircleAlert } from 'lucide-react'
import { Icon } from '../../ui/icon/icon.tsx'

/**
 * What live-form.ts shows under a field of this form that is not right, as `ui/field/text-field.tsx` draws it; and the place where
 * tell-plainly.ts says what notifications cannot.
 */
export function FieldError() {
  return (
    <>
      <template data-field-error="">
        <p className="field-error">
          <Icon of={CircleAlert} />
          <span />
        </p>
      </template>
      <p className="told" role="alert" />
    </>
  )
}
