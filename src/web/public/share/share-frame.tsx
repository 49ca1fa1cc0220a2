import { pages } from '#contract/pages.ts'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button/button.tsx'
import { Header } from '../../ui/header/header.tsx'

export interface ShareFrameProps {
  shareId: string
  /** Sign In, or the account menu. */
  account: ReactNode
  children: ReactNode
}

/** Header and main part around whatever a share link shows. */
export function ShareFrame({ shareId, account, children }: ShareFrameProps) {
  return (
    <div className="share">
      <Header>
        <a className={buttonClass('outlined')} href={pages.learn(shareId)}>
          Learn more
        </a>
        {account}
      </Header>
      <main className="share-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
