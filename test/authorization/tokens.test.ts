import { calls, callTable } from '#contract/calls.ts'
import { type TokenScope, opens, tokenScopes } from '#domain/accounts/api-token.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matrix, type Row } from './matrix.ts'
import { type KeptWorld, keptWorld } from './kept-world.ts'
import type { AuthorizationWorld, ObjectKind } from './world.ts'

interface Cell {
  name: string
  row: Row
  object: ObjectKind
  scope: TokenScope
}

const cells: Cell[] = Object.entries(matrix).flatMap(([name, row]) =>
  (row.objects.length === 0 ? (['own'] as const) : row.objects).flatMap((object) =>
    tokenScopes.map((scope) => ({ name, row, object, scope })),
  ),
)

/** What the owner's token gets: what the owner would, where its scope opens the call. */
function statusOf({ name, row, object, scope }: Cell): number {
  const needed = callTable[name]?.token
  return needed === undefined || !opens(scope, needed) ? 403 : row.status('owner', object)
}

async function ask(world: AuthorizationWorld, { name, row, object }: Cell, token: string) {
  await world.app.context.db.deleteFrom('rate_limits').execute()
  const call = callTable[name]
  if (call === undefined) throw new Error(`There is no call ${name}.`)
  const headers = { authorization: `Bearer ${token}` }
  return world.app.anonymous().answer(call, row.given(world, 'owner', object), { headers })
}

async function tokenOf({ owner }: AuthorizationWorld, scope: TokenScope): Promise<string> {
  return (await owner.visitor.call(calls.createToken, { body: { name: 'Test', scope, days: 30 } })).token
}

const titleOf = (cell: Cell): string => `${cell.name} on ${cell.object} by scope ${cell.scope}: ${statusOf(cell)}`

/** Calls that change nothing and need no state of their own find it as the one before left it. */
const reads = ({ name, row }: Cell): boolean => callTable[name]?.method === 'GET' && row.prepare === undefined

/** Accounts, sessions, tokens, webhooks, administration, and links, which open by their own key. */
const ofPeople =
  /^\/api\/(?:user|users|admin|password|check-password|login|logout|request-password-reset|reset-password|sessions|second-factors|passkeys|identity|tokens|webhooks|events|team-settings|share\/:|learn|all-prospects)\b/

test('no token opens an account, a token, a webhook or administration', () => {
  const open = Object.values(callTable).filter(({ path, token }) => token !== undefined && ofPeople.test(path))
  expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    // Links are made, changed and turned off by their owner.
    'DELETE /api/share/:shareId',
    'PATCH /api/share/:shareId',
    'POST /api/share/:shareId/renew',
  ])
})

describe('the owner with a token', () => {
  let kept: KeptWorld
  let tokens: Record<TokenScope, string>
  beforeAll(async () => {
    kept = await keptWorld()
    const { world } = kept
    tokens = { read: await tokenOf(world, 'read'), write: await tokenOf(world, 'write') }
  })
  afterAll(() => kept.forget())

  test.each(cells.filter((cell) => statusOf(cell) >= 400).map((cell) => [titleOf(cell), cell] as const))(
    '%s',
    async (_, cell) => {
      expect((await ask(kept.world, cell, tokens[cell.scope])).status).toBe(statusOf(cell))
    },
  )

  test.each(cells.filter((cell) => reads(cell) && statusOf(cell) < 400).map((cell) => [titleOf(cell), cell] as const))(
    '%s',
    async (_, cell) => {
      expect((await ask(kept.world, cell, tokens[cell.scope])).status).toBe(statusOf(cell))
    },
  )

  test.each(cells.filter((cell) => !reads(cell) && statusOf(cell) < 400).map((cell) => [titleOf(cell), cell] as const))(
    '%s',
    async (_, cell) => {
      await kept.putBack()
      const { world } = kept
      await cell.row.prepare?.(world)
      expect((await ask(world, cell, await tokenOf(world, cell.scope))).status).toBe(statusOf(cell))
    },
  )
})
