import { liveResetPassword } from '../sign-in/live-reset-password.ts'
import { startToaster } from '../toaster.ts'

startToaster()
const form = document.querySelector<HTMLFormElement>('.auth-form')
if (form !== null) liveResetPassword(form)
