import { afterAll, vi } from 'vitest'
import { MockAgent, setGlobalDispatcher } from 'undici'

// No test leaves the machine: whoever reaches for the web without a scripted one fails.
const agent = new MockAgent()
agent.disableNetConnect()
agent.enableNetConnect(/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/)
setGlobalDispatcher(agent)

const open = globalThis.fetch
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) {
    return Promise.reject(new Error(`A test tried to reach ${url.origin}. Tests script the web instead.`))
  }
  return open(input, init)
}

// The files of a worker share its process: each leaves time, environment and globals as it found them.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  globalThis.fetch = open
})
