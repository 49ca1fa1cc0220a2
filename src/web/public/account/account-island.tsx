import { renderToString } from 'react-dom/server'
import { accountIslandPrefix, PublicAccountMenu } from './public-account-menu.tsx'

/** The account menu where React will keep it alive: scripts/account.tsx draws the same elements in its place. */
export function AccountIsland({ folded }: { folded: boolean }) {
  const html = renderToString(<PublicAccountMenu folded={folded} />, { identifierPrefix: accountIslandPrefix })
  return <div className="account-island" data-folded={folded || undefined} dangerouslySetInnerHTML={{ __html: html }} />
}
