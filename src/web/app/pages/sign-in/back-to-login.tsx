import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Icon } from '../../../ui/icon/icon.tsx'

export function BackToLogin() {
  return (
    <Link to="/auth" className="auth-back">
      <Icon of={ArrowLeft} />
      <span className="link">Back to Login</span>
    </Link>
  )
}
