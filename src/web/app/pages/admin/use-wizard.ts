import type { OrganizationMatch } from '#domain/organization.ts'
import { useEffect, useReducer, useRef } from 'react'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, isAbort } from '../../../client/api.ts'
import { failureLine, lookupFailureLine } from '../../../client/failure-line.ts'
import { findOrganizations, readCertifications, stopLookup } from '../../lookups.ts'
import { type Message, messages, sentenceOf } from '../../../client/messages.ts'
import { useSession } from '../../session/session.tsx'
import { chosenMatch, firstStep, nextWizard, type Wizard } from './wizard.ts'

/** The wizard with what can be done in it. */
export interface WizardControl {
  wizard: Wizard
  findBody: (name: string) => void
  /** @throws ApiFailure, ConnectionFailure */
  findByWebsite: (address: string) => Promise<void>
  choose: (index: number) => void
  confirm: () => void
  /** Cancel and retry lead to step 0. */
  goBack: () => void
  restart: () => void
  /** Ends the reading that completes the results. */
  stop: () => void
  markSaved: (id: number) => void
}

/** Asks what a step asks; leaving the step drops the answer. */
export function useWizard(): WizardControl {
  const [wizard, dispatch] = useReducer(nextWizard, firstStep)
  const { end } = useSession()
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])

  const ask = (work: (signal: AbortSignal) => Promise<void>, failure: (sentence?: string) => Message) => {
    asked.current?.abort()
    const question = new AbortController()
    asked.current = question
    work(question.signal).catch((error: unknown) => {
      if (question.signal.aborted || isAbort(error)) return
      if (error instanceof ApiFailure && error.status === 401) end()
      showToast({ ...failure(sentenceOf(error)), tone: 'error' })
      dispatch({ type: 'failed', technical: failureLine(error) })
    })
  }

  const read = async (match: OrganizationMatch, signal: AbortSignal) => {
    for await (const event of readCertifications(match, signal)) {
      if (event.type === 'failed') {
        showToast({ ...messages.queryCertificationsFailed(event.message), tone: 'error' })
        dispatch({ type: 'failed', technical: lookupFailureLine(event) })
      } else {
        dispatch({ type: 'happened', event })
      }
    }
  }

  const leave = (event: { type: 'went-back' } | { type: 'restarted' }) => {
    asked.current?.abort()
    if (wizard.step === 'searching') stopLookup(wizard.feed.lookupId)
    dispatch(event)
  }

  return {
    wizard,
    findBody: (name) => {
      dispatch({ type: 'named', name })
      ask(
        async (signal) => dispatch({ type: 'found', candidates: await findOrganizations(name, signal) }),
        messages.queryOrganizationFailed,
      )
    },
    findByWebsite: async (address) => dispatch({ type: 'website-found', candidates: await findOrganizations(address) }),
    choose: (index) => dispatch({ type: 'chosen', index }),
    confirm: () => {
      const match = wizard.step === 'confirm' ? chosenMatch(wizard.matches) : undefined
      if (match === undefined) return
      dispatch({ type: 'confirmed' })
      ask((signal) => read(match, signal), messages.queryCertificationsFailed)
    },
    goBack: () => leave({ type: 'went-back' }),
    restart: () => leave({ type: 'restarted' }),
    stop: () => {
      if (wizard.step === 'results') stopLookup(wizard.lookupId)
      dispatch({ type: 'stopped' })
    },
    markSaved: (id) => dispatch({ type: 'saved', id }),
  }
}
