import type { PageFrame, PublicPages } from '#contract/public-pages.ts'
import { pageDocument } from '../page-document.tsx'
import { titled } from '../page-head.tsx'
import { AuthFrame } from '../sign-in/auth-frame.tsx'
import { ForgotPassword } from '../sign-in/forgot-password.tsx'

export function render({ mail }: PublicPages['forgot-password'], frame: PageFrame): string {
  return pageDocument(
    { title: titled('Forgot Password'), robots: 'noindex' },
    frame,
    <AuthFrame signedIn={frame.signedIn}>
      <ForgotPassword mail={mail} />
    </AuthFrame>,
  )
}
