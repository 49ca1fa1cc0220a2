import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../pages/sign-in/reset-password-page.tsx'

export const Route = createFileRoute('/reset-password')({
  // A token of digits alone is read as a number by the router.
  validateSearch: ({ token }): { token?: string | number } =>
    typeof token === 'string' || typeof token === 'number' ? { token } : {},
  component: ResetPassword,
})

function ResetPassword() {
  const { token = '' } = Route.useSearch()
  return <ResetPasswordPage token={String(token)} />
}
