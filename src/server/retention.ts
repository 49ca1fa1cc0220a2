import type { Context } from './context.ts'
import type { Config } from './config.ts'

const day = 86_400_000

/** The moment before which records of a kind are no longer kept, as the settings say. The table is in docs/operating.md. */
export function keptSince({ config, now }: Pick<Context, 'config' | 'now'>, kind: keyof Config['keptDays']): Date {
  return new Date(now().getTime() - config.keptDays[kind] * day)
}

/** Until when a record of a kind is kept that came to it at a moment. */
export function keptUntil({ config }: Pick<Context, 'config'>, kind: keyof Config['keptDays'], since: Date): Date {
  return new Date(since.getTime() + config.keptDays[kind] * day)
}
