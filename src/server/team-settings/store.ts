import type { TeamSettings } from '#domain/team-settings.ts'
import type { Statements } from '../db/transaction.ts'

export async function findTeamSettings(db: Statements): Promise<TeamSettings> {
  return db
    .selectFrom('team_settings')
    .select('say_when_colleague_has_it as sayWhenColleagueHasIt')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
}

export async function writeTeamSettings(trx: Statements, { sayWhenColleagueHasIt }: TeamSettings): Promise<void> {
  await trx.updateTable('team_settings').set({ say_when_colleague_has_it: sayWhenColleagueHasIt }).where('id', '=', 1).execute()
}
