import { liveSignIn } from '../sign-in/live-sign-in.ts'
import { startToaster } from '../toaster.ts'

startToaster()
const form = document.querySelector<HTMLFormElement>('.auth-form')
if (form !== null) liveSignIn(form)
