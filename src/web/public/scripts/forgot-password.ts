import { liveForgotPassword } from '../sign-in/live-forgot-password.ts'
import { startToaster } from '../toaster.ts'

startToaster()
const form = document.querySelector<HTMLFormElement>('.auth-form')
const sent = document.querySelector<HTMLTemplateElement>('template[data-sent]')
if (form !== null && sent !== null) liveForgotPassword(form, sent)
