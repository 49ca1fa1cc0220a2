import type { Named } from './steps.ts'

/** What the form of Create Prospect holds, as typed; a wizard that asks for less leaves the rest empty. */
export interface ProspectForm extends Named {
  contactFirstName: string
  email: string
}

export const emptyForm: ProspectForm = { organization: '', contactFirstName: '', email: '' }
