const prefix = 'credscout.held.'

let own: { name: string; giveBack: () => void } | undefined

/**
 * Says to other tabs that this one is at what is kept under a name, in place of what it was at before. The browser takes it back when
 * the tab is closed, however that happens. One that shares no locks says nothing, as on an address that is not secure.
 */
export function holdName(name: string): void {
  if (own?.name === name) return
  giveNameBack()
  let giveBack = () => {}
  const held = new Promise<void>((resolve) => {
    giveBack = resolve
  })
  own = { name, giveBack }
  if ('locks' in navigator) void navigator.locks.request(`${prefix}${name}`, { mode: 'shared' }, () => held)
}

/** This tab is at nothing. */
export function giveNameBack(): void {
  own?.giveBack()
  own = undefined
}

/** Names of what other open tabs are at. */
export async function namesElsewhere(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  return new Set(names.filter((name) => name !== own?.name))
}
