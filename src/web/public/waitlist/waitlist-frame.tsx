import type { ReactNode } from 'react'
import { Header } from '../../ui/header/header.tsx'
import './waitlist.css'

/** Header and one narrow column. The address may hold a link's secret: no search engine is to keep it. */
export function WaitlistFrame({ children }: { children: ReactNode }) {
  return (
    <div className="waitlist">
      <meta name="robots" content="noindex" />
      <Header />
      <main className="container waitlist-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
