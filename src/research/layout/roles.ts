import { asksPlainly, type Role, roleOfHeading } from '../lexicon/topics/section-role.ts'

/** Tells the role of a path: the innermost heading that says something decides. Each heading of a page is looked at once. */
export function roleReader(): (path: readonly string[]) => Role {
  const known = new Map<string, Role>()
  return (path) => {
    for (let index = path.length - 1; index >= 0; index -= 1) {
      const heading = path[index] ?? ''
      const role = known.get(heading) ?? roleOfHeading(heading)
      known.set(heading, role)
      if (role === 'eligibility' && asksPlainly(heading) && index > 0) {
        const outer = path.slice(0, index).some((above) => roleOfHeading(above) === 'renewal')
        return outer ? 'renewal' : role
      }
      if (role !== 'none') return role
    }
    return 'none'
  }
}
