import { sql } from 'kysely'
import type { TestApp } from '../app.ts'
import { pmiMatch, pmiResult } from '../seeds.ts'
import { authorizationWorld, type AuthorizationWorld } from './world.ts'

/** One world for many questions: what a question changed is put back, which takes a fraction of making the world anew. */
export interface KeptWorld {
  world: AuthorizationWorld
  /** Puts back every row, every cookie, what the context says and what the research answers, as they were when the world was made. */
  putBack: () => Promise<void>
  /** Drops the kept rows; the files after this one have the same database. */
  forget: () => Promise<void>
}

/** @returns a world whose rows are kept beside it, in a schema of their own */
export async function keptWorld(): Promise<KeptWorld> {
  const world = await authorizationWorld()
  const { app } = world
  const context = { ...app.context }
  const visitors = [world.owner, world.otherUser, world.disabledUser, world.administrator].map(({ visitor }) => visitor)
  const cookies = visitors.map(({ cookie }) => cookie)
  const tables = await tablesOf(app)
  await dropKept(app)
  await sql`create schema kept`.execute(app.context.db)
  for (const name of tables) {
    await sql`create table ${sql.table(`kept.${name}`)} as table ${sql.table(name)}`.execute(app.context.db)
  }
  // Rows go and come in any order: foreign keys and triggers are held to nothing meanwhile. One statement, for it is asked often.
  const everyTableAgain = sql`do $$ begin
    set local session_replication_role = replica;
    ${sql.join(
      tables.map(
        (name) => sql`
      delete from ${sql.table(name)};
      insert into ${sql.table(name)} overriding system value table ${sql.table(`kept.${name}`)};`,
      ),
      sql``,
    )}
    set local session_replication_role = origin;
  end $$`
  const putBack = async () => {
    Object.assign(app.context, context)
    for (const [place, visitor] of visitors.entries()) visitor.cookie = cookies[place] ?? ''
    app.research.finds([pmiMatch]).answers(pmiResult)
    await everyTableAgain.execute(app.context.db)
  }
  return { world, putBack, forget: () => dropKept(app) }
}

async function dropKept({ context }: TestApp): Promise<void> {
  await sql`drop schema if exists kept cascade`.execute(context.db)
}

async function tablesOf({ context }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(context.db)
  return rows.map(({ name }) => name)
}
