import { PublicAccountMenu } from '../account/public-account-menu.tsx'
import { hydrateIsland } from '../hydrate-island.ts'
import { startToaster } from '../toaster.ts'

startToaster()
hydrateIsland('account', () => <PublicAccountMenu />)
