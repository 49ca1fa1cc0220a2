import { pages, signOnPages } from '#contract/pages.ts'
import type { PublicPages } from '#contract/public-pages.ts'
import { signOnSentences } from '#domain/accounts/sign-on.ts'
import { CircleAlert, KeyRound, LogIn } from 'lucide-react'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { FieldError } from '../form/field-error.tsx'
import { SecondStepForm } from './second-step-form.tsx'

/** Username and password; set to work by live-sign-in.ts, and not to be sent before. */
export function SignInForm({ passkeys, provider, failure, secondStep }: PublicPages['sign-in']) {
  return (
    <form className="auth-form" method="post" noValidate data-begun={secondStep ? '' : undefined}>
      <h1>Sign In</h1>
      {failure !== undefined && (
        <Notice tone="danger" icon={CircleAlert}>
          {signOnSentences[failure]}
        </Notice>
      )}
      <template data-notice="kept">
        <Notice>
          <span data-fill="sentence" />
        </Notice>
      </template>
      <template data-notice="failure">
        <Notice tone="danger" icon={CircleAlert}>
          <span data-fill="sentence" />
        </Notice>
      </template>
      <TextField label="Username" name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <div className="auth-password">
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        {/* Beside the label to the eye; by the keyboard the field comes first. */}
        <a href={pages.forgotPassword()} className="link auth-forgot">
          Forgot password?
        </a>
      </div>
      <Button type="submit" look="filled" size="large" disabled>
        Sign In
      </Button>
      {passkeys && (
        <Button size="large" data-ask="passkey" disabled icon={<Icon of={KeyRound} />}>
          Sign in with a passkey
        </Button>
      )}
      {provider !== null && (
        <a href={signOnPages.begin()} className={buttonClass('outlined', 'large')} data-provider="">
          <span className="button-words">
            <Icon of={LogIn} />
            Sign in with {provider}
          </span>
        </a>
      )}
      <p className="auth-note">A colleague can create an account for you in Manage Users.</p>
      <FieldError />
      <SecondStepForm />
    </form>
  )
}
