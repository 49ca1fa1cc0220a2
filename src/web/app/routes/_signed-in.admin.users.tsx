import { createFileRoute } from '@tanstack/react-router'
import { UsersPage } from '../pages/users/users-page.tsx'

export const Route = createFileRoute('/_signed-in/admin/users')({ component: UsersPage })
