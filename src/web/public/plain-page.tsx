import type { ReactNode } from 'react'
import { Header } from '../ui/header/header.tsx'
import { AccountCorner } from './account/account-corner.tsx'

/** The header that every page of the application has, and the main part. */
export function PlainPage({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  return (
    <>
      <Header>
        <AccountCorner signedIn={signedIn} />
      </Header>
      <main className="page-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
