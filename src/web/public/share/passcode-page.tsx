import { pages } from '#contract/pages.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import '../../ui/card/card.css'
import { TextField } from '../../ui/field/text-field.tsx'
import { Header } from '../../ui/header/header.tsx'
import './passcode-page.css'

export interface PasscodePageProps {
  shareId: string
  /** Path of the page that was asked for. */
  to: string
  /** Why the passcode that was given does not do. */
  refused?: string | undefined
  account: ReactNode
}

/** In place of every page of a link until its passcode is given. Says nothing of what the link shows; works without script. */
export function PasscodePage({ shareId, to, refused, account }: PasscodePageProps) {
  return (
    <>
      <Header>{account}</Header>
      <main className="page-main container" id="main" tabIndex={-1}>
        <section className="card passcode-card" aria-labelledby="passcode-title">
          <h1 className="passcode-title" id="passcode-title">
            This link opens with a passcode
          </h1>
          <p className="passcode-lead">The person who sent you the link can tell you the passcode.</p>
          <form className="passcode-form" method="post" action={pages.sharePasscode(shareId)}>
            <input type="hidden" name="to" value={to} />
            <TextField
              label="Passcode"
              id="passcode"
              name="passcode"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={100}
              error={refused}
            />
            <Button type="submit" look="filled" size="large">
              Open
            </Button>
          </form>
        </section>
      </main>
    </>
  )
}
