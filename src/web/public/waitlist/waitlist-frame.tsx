import type { ReactNode } from 'react'
import { Header } from '../../ui/header/header.tsx'
import './waitlist.css'

/** Header and one narrow column. */
export function WaitlistFrame({ account, children }: { account: ReactNode; children: ReactNode }) {
  return (
    <div className="waitlist">
      <Header>{account}</Header>
      <main className="container waitlist-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
