import { registerHooks } from 'node:module'
import type { Measured, Outcome } from './documents.ts'
import { withSwitches } from './pieces.ts'
import { pieces, state, takeOut, touched, written } from './switch.ts'

const rules = new URL('../../src/research/rules/', import.meta.url).href

/** From here on every rule is loaded with its switches. */
export function switchRules(): void {
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      if (!url.startsWith(rules) || loaded.source === undefined || loaded.source === null) return loaded
      const code = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
      return { ...loaded, source: withSwitches(url.slice(rules.length), code, pieces, written) }
    },
  })
}

/** Reads a page without some pieces; what fails has no facts. */
export function readWithout(page: Measured, out: ReadonlySet<number>): Outcome {
  takeOut(out)
  state.steps = 0
  try {
    return page.read()
  } catch (error) {
    return { facts: String(error), right: 0, wrong: 0 }
  }
}

/** Reads every page once, and notes for each piece where it could make a difference. */
export function readAll(pages: readonly Measured[], out: ReadonlySet<number> = new Set()): Outcome[] {
  touched.clear()
  const outcomes = pages.map((page, place) => {
    state.page = place
    return readWithout(page, out)
  })
  state.page = undefined
  return outcomes
}
