const prefix = 'credscout.held.'

let own: { name: string; giveBack: () => void } | undefined
/** How often this tab holds each name; one that it gives back is held for a moment more. */
const heldHere = new Map<string, number>()
const heldNow = (name: string) => heldHere.get(name) ?? 0

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
  if (!('locks' in navigator)) return
  heldHere.set(name, heldNow(name) + 1)
  const over = navigator.locks.request(`${prefix}${name}`, { mode: 'shared' }, () => held)
  void over.finally(() => heldHere.set(name, heldNow(name) - 1))
}

/** This tab is at nothing. */
export function giveNameBack(): void {
  own?.giveBack()
  own = undefined
}

/** Names of what other open tabs are at. */
export async function namesElsewhere(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const before = new Map(heldHere)
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  const isElsewhere = (name: string) => {
    const here = Math.max(before.get(name) ?? 0, heldNow(name))
    return names.filter((one) => one === name).length > here
  }
  return new Set(names.filter(isElsewhere))
}
