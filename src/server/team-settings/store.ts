import type { TeamSettings } from '#domain/accounts/team-settings.ts'
import type { Statements } from '../db/transaction.ts'

/** As long as nobody decided anything there is no row. */
const undecided: TeamSettings = { sayWhenColleagueHasIt: false }

export async function findTeamSettings(db: Statements): Promise<TeamSettings> {
  const row = await db
    .selectFrom('team_settings')
    .select('say_when_colleague_has_it as sayWhenColleagueHasIt')
    .where('id', '=', 1)
    .executeTakeFirst()
  return row ?? undecided
}

export async function writeTeamSettings(trx: Statements, { sayWhenColleagueHasIt }: TeamSettings): Promise<void> {
  const columns = { say_when_colleague_has_it: sayWhenColleagueHasIt }
  await trx
    .insertInto('team_settings')
    .values({ id: 1, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
}
