import type { PageFrame, PublicPages } from '#contract/public-pages.ts'
import { pageDocument } from '../page-document.tsx'
import { titled } from '../page-head.tsx'
import { AuthFrame } from '../sign-in/auth-frame.tsx'
import { SignInForm } from '../sign-in/sign-in-form.tsx'

export function render(page: PublicPages['sign-in'], frame: PageFrame): string {
  return pageDocument(
    { title: titled('Sign In'), robots: 'noindex' },
    frame,
    <AuthFrame signedIn={frame.signedIn}>
      <SignInForm {...page} />
    </AuthFrame>,
  )
}
