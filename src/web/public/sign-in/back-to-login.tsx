import { pages } from '#contract/pages.ts'
import { ArrowLeft } from 'lucide-react'
import { Icon } from '../../ui/icon/icon.tsx'

export function BackToLogin() {
  return (
    <a href={pages.auth()} className="auth-back">
      <Icon of={ArrowLeft} />
      <span className="link">Back to Login</span>
    </a>
  )
}
