import type { Hono } from 'hono'
import type { Context } from './context.ts'
export function addPageRoutes<E extends object>(_app: Hono<E>, _context: Context): void {}
