import { teamSettingsSchema } from '#domain/accounts/team-settings.ts'
import { defineCall } from './call.ts'

export const getTeamSettings = defineCall({
  method: 'GET',
  path: '/api/team-settings',
  summary: 'What administrators set for everyone; for administrators',
  access: 'signed-in',
  output: teamSettingsSchema,
  errors: ['SIGNED_OUT', 'ADMIN_ONLY'],
})

export const changeTeamSettings = defineCall({
  method: 'PUT',
  path: '/api/team-settings',
  summary: 'Change the team settings; for administrators',
  access: 'signed-in',
  body: teamSettingsSchema,
  output: teamSettingsSchema,
  errors: ['SIGNED_OUT', 'ADMIN_ONLY'],
})
