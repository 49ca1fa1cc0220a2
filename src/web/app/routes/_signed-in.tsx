import { createFileRoute } from '@tanstack/react-router'
import { SignedInOnly } from '../session/signed-in-only.tsx'

export const Route = createFileRoute('/_signed-in')({ component: SignedInOnly })
