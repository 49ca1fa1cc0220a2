import { pages } from '#contract/pages.ts'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button/button.tsx'
import { Header } from '../../ui/header/header.tsx'

/** Header and main part around whatever a share link shows. */
export function ShareFrame({ shareId, children }: { shareId: string; children: ReactNode }) {
  return (
    <div className="share">
      <Header>
        <a className={buttonClass('outlined')} href={pages.learn(shareId)}>
          Learn more
        </a>
      </Header>
      <main className="share-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
