import type { CallDefinition } from '#contract/call.ts'
import { callTable } from '#contract/calls.ts'

/** A path as it sorts: whatever a parameter stands for comes after every name. */
const sortKey = ({ path }: CallDefinition): string => path.replace(/:\w+/g, '~')

/** Every call with its name, in the order in which paths are matched: '/api/searches/export.csv' before '/api/searches/:id'. */
export const callsInOrder: readonly (readonly [string, CallDefinition])[] = Object.entries(callTable).toSorted(([, a], [, b]) =>
  sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0,
)

const patterns = callsInOrder.map(([, { path }]) => ({ path, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))

/** The methods of the calls at a path; none where there is no call. */
export function methodsAt(path: string): string[] {
  const matched = patterns.find(({ pattern }) => pattern.test(path))?.path
  return callsInOrder.flatMap(([, call]) => (call.path === matched ? [call.method] : []))
}
