interface Host {
  active: number
  spacing: number
  /** Earliest start of the next request, ms since the epoch. */
  nextStart: number
}

interface Waiting {
  host: string
  start: () => void
}

/**
 * Takes turns per host: at most `perHost` requests at once, `overall` in all, at least `spacing` ms between two starts on one host.
 * @param limits spacing in milliseconds
 * @param now milliseconds since the epoch
 */
export function createPoliteness(limits: { perHost: number; overall: number; spacing: number }, now: () => number = Date.now) {
  const hosts = new Map<string, Host>()
  const waiting: Waiting[] = []
  let active = 0
  let timer: NodeJS.Timeout | undefined

  const hostState = (name: string): Host => {
    const known = hosts.get(name)
    if (known !== undefined) return known
    const made = { active: 0, spacing: limits.spacing, nextStart: 0 }
    hosts.set(name, made)
    return made
  }

  const startWaiting = (): void => {
    clearTimeout(timer)
    timer = undefined
    let soonest = Number.POSITIVE_INFINITY
    for (let index = 0; index < waiting.length && active < limits.overall; ) {
      const one = waiting[index]
      if (one === undefined) break
      const host = hostState(one.host)
      const time = now()
      if (host.active < limits.perHost && host.nextStart <= time) {
        waiting.splice(index, 1)
        host.active += 1
        host.nextStart = time + host.spacing
        active += 1
        one.start()
      } else {
        if (host.active < limits.perHost) soonest = Math.min(soonest, host.nextStart - time)
        index += 1
      }
    }
    if (Number.isFinite(soonest)) timer = setTimeout(startWaiting, Math.max(1, soonest))
  }

  return {
    /** The site asks for a longer pause. */
    slowDown: (host: string, milliseconds: number): void => {
      const state = hostState(host)
      state.spacing = Math.max(state.spacing, milliseconds)
    },
    /** Waits for a turn on the host and runs the work; a waiting turn ends with the signal. */
    turn: async <T>(host: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
      signal?.throwIfAborted()
      await new Promise<void>((resolve, reject) => {
        const one: Waiting = {
          host,
          start: () => {
            signal?.removeEventListener('abort', giveUp)
            resolve()
          },
        }
        const giveUp = (): void => {
          const index = waiting.indexOf(one)
          if (index >= 0) waiting.splice(index, 1)
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', giveUp, { once: true })
        waiting.push(one)
        startWaiting()
      })
      try {
        return await work()
      } finally {
        hostState(host).active -= 1
        active -= 1
        startWaiting()
      }
    },
  }
}
