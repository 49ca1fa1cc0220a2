import * as z from 'zod/mini'

/** What administrators decide for everybody of the installation. */
export const teamSettingsSchema = z.object({
  /** Who has a prospect of the same body is told before one is saved: the name, and nothing more. Off at first. */
  sayWhenColleagueHasIt: z.boolean(),
})
export type TeamSettings = z.infer<typeof teamSettingsSchema>
