import { hydrateIsland } from '../hydrate-island.ts'
import { ForgotPassword } from '../sign-in/forgot-password.tsx'
import { startToaster } from '../toaster.ts'

startToaster()
hydrateIsland('forgot-password', ({ mail }) => <ForgotPassword mail={mail === 'smtp' ? 'smtp' : 'outbox'} />)
