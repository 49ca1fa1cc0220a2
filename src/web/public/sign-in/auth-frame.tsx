import type { ReactNode } from 'react'
import { WithoutScript } from '../../ui/without-script/without-script.tsx'
import { PlainPage } from '../plain-page.tsx'
import './auth-page.css'

/** One narrow column in the middle: sign-in and what belongs to it. */
export function AuthFrame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  return (
    <PlainPage signedIn={signedIn}>
      <div className="container auth-page">
        {children}
        <WithoutScript>
          <p className="auth-note">This form needs JavaScript.</p>
        </WithoutScript>
      </div>
    </PlainPage>
  )
}
