import { organizationNameSchema } from '#domain/organizations/organization.ts'

/** Why a body cannot be called so, in the sentence of every form; one that was saved before stays as it is. */
export function nameProblem(name: string, saved: string): string | undefined {
  return name === saved ? undefined : organizationNameSchema.safeParse(name).error?.issues[0]?.message
}
