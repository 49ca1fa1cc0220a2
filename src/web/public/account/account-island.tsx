import { renderToString } from 'react-dom/server'
import { accountIslandPrefix, PublicAccountMenu } from './public-account-menu.tsx'

/** The account menu where React will keep it alive: scripts/account.tsx draws the same elements in its place. */
export function AccountIsland() {
  const html = renderToString(<PublicAccountMenu />, { identifierPrefix: accountIslandPrefix })
  return <div className="account-island" dangerouslySetInnerHTML={{ __html: html }} />
}
