/** What the open tabs of a browser tell each other: whose session ended by 'Sign out', or who is signed in. */
type Told = { left: string } | { here: string }

const channelName = 'credscout.session'

export function tellTabs(told: Told): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(told)
  channel.close()
}

/**
 * Hears what becomes of a user in other tabs, until the returned function is called: they signed out there, and what that tab erased an
 * open editor here would keep again; or somebody else is signed in, in whose name this tab would go on.
 */
export function listenToTabs(user: string, { left, replaced }: { left: () => void; replaced: () => void }): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if ('left' in data) {
      if (data.left === user) left()
    } else if (data.here !== user) replaced()
  })
  return () => channel.close()
}
