import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { accountIslandPrefix, PublicAccountMenu } from '../account/public-account-menu.tsx'
import { startToaster } from '../toaster.ts'

startToaster()
const island = document.querySelector<HTMLElement>('.account-island')
// A transition is drawn in pieces that leave the browser time for the reader.
if (island !== null) {
  startTransition(() => {
    hydrateRoot(island, <PublicAccountMenu folded={island.dataset['folded'] === 'true'} />, {
      identifierPrefix: accountIslandPrefix,
    })
  })
}
