import { hydrateIsland } from '../hydrate-island.ts'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import { startToaster } from '../toaster.ts'

startToaster()
hydrateIsland('sign-in', () => <SignInForm />)
