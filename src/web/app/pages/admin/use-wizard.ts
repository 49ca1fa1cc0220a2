import { useReducer } from 'react'
import { showToast } from '../../../ui/toast/toasts.ts'
import { nextStep, type StepEvent } from '../../find-and-read/find-and-read.ts'
import { type Named, runningLookup, type Step } from '../../find-and-read/steps.ts'
import { useFindAndRead } from '../../find-and-read/use-find-and-read.ts'
import { findOrganizations, stopLookup } from '../../lookups.ts'
import { messages } from '../../../client/messages.ts'
import { useSession } from '../../session/session.tsx'

/** The wizard with what can be done in it (specification §4): its form holds a name and nothing else. */
export interface WizardControl {
  wizard: Step<Named>
  findBody: (name: string) => void
  /** @throws ApiFailure, ConnectionFailure */
  findByWebsite: (address: string) => Promise<void>
  choose: (index: number) => void
  confirm: () => void
  /** Cancel and retry lead to step 0, with the name still in its field. */
  goBack: () => void
  restart: () => void
  /** Ends the reading that completes the results. */
  stop: () => void
  /** Of a body that no page names. */
  nameBody: (name: string) => void
  markSaved: (id: number) => void
}

const noName: Named = { organization: '' }

export function useWizard(): WizardControl {
  const [wizard, dispatch] = useReducer(nextStep<Named>, { step: 'form', draft: noName })
  const { end } = useSession()
  useFindAndRead(wizard, dispatch, {
    onSessionEnd: () => end(),
    onFailure: (asked, sentence) => {
      const message = asked === 'finding' ? messages.queryOrganizationFailed : messages.queryCertificationsFailed
      showToast({ ...message(sentence), tone: 'error' })
    },
  })
  const leave = (event: StepEvent<Named>) => {
    stopLookup(runningLookup(wizard))
    dispatch(event)
  }
  return {
    wizard,
    findBody: (organization) => dispatch({ type: 'submitted', draft: { organization } }),
    findByWebsite: async (address) => dispatch({ type: 'website-found', candidates: await findOrganizations(address) }),
    choose: (index) => dispatch({ type: 'chosen', index }),
    confirm: () => dispatch({ type: 'confirmed' }),
    goBack: () => leave({ type: 'went-back', to: 'form' }),
    restart: () => dispatch({ type: 'restarted', draft: noName }),
    stop: () => leave({ type: 'cancelled' }),
    nameBody: (name) => dispatch({ type: 'body-named', name }),
    markSaved: (id) => dispatch({ type: 'saved', id }),
  }
}
