import { pages } from '#contract/pages.ts'
import { Navigate } from '@tanstack/react-router'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { useSession } from '../../session/session.tsx'
import './auth-page.css'
import { ForgotPassword } from './forgot-password.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Sign In, or its Forgot Password sub-view. Somebody who is signed in goes home. */
export function AuthPage({ forgot }: { forgot: boolean }) {
  const { status } = useSession()
  if (status === 'loading') return <Spinner label="Loading your account" page />
  if (status === 'signed-in') return <Navigate to={pages.home()} replace />
  return <div className="container auth-page">{forgot ? <ForgotPassword /> : <SignInForm />}</div>
}
