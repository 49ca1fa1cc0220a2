import { hydrateIsland } from '../hydrate-island.ts'
import { ResetPasswordForm } from '../sign-in/reset-password-form.tsx'
import { startToaster } from '../toaster.ts'

startToaster()
hydrateIsland('reset-password', ({ token = '' }) => <ResetPasswordForm token={token} />)
