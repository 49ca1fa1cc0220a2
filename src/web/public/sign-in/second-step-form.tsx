import { KeyRound } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { FieldError } from '../form/field-error.tsx'
import { BackToLogin } from './back-to-login.tsx'

/** What takes the place of the sign-in form when the password was right and more is asked; set to work by other-ways.ts. */
export function SecondStepForm() {
  return (
    <template data-second-step="">
      <form className="auth-form" method="post" noValidate>
        <div className="auth-intro">
          <BackToLogin />
          <h1 tabIndex={-1}>One more step</h1>
          <p data-way="app">Type the code that your authenticator app shows.</p>
          <p data-way="recovery">Type one of the recovery codes that you kept. Each works once.</p>
          <p data-way="passkey">Use your passkey to confirm your identity.</p>
        </div>
        <TextField label="Code" name="code" autoComplete="one-time-code" inputMode="numeric" spellCheck={false} />
        <Button type="submit" look="filled" size="large">
          Continue
        </Button>
        <Button size="large" data-ask="passkey" icon={<Icon of={KeyRound} />}>
          Use a passkey
        </Button>
        <Button look="quiet" data-ask="recovery">
          Use a recovery code
        </Button>
        <FieldError />
      </form>
    </template>
  )
}
