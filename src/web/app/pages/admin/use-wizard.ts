import { useReducer, useState } from 'react'
import { showToast } from '../../../ui/toast/toasts.ts'
import { nextStep, type StepEvent } from '../../find-and-read/find-and-read.ts'
import { dropTabLookup, flowFrom, forgetTabFlow, readTabFlow } from '../../find-and-read/kept-flow.ts'
import { emptyForm, type ProspectForm } from '../../find-and-read/prospect-form.ts'
import { runningLookup, type Step } from '../../find-and-read/steps.ts'
import { useFindAndRead } from '../../find-and-read/use-find-and-read.ts'
import { useKeeping } from '../../find-and-read/use-keeping.ts'
import { keeperOf } from '../../../kept/place.ts'
import { findOrganizations, stopLookup } from '../../lookups.ts'
import { messages } from '../../../client/messages.ts'
import { useSession } from '../../session/session.tsx'

/** The wizard with what can be done in it (specification §4): its form holds a name and nothing else. What it is at is kept as in Create Prospect. */
export interface WizardControl {
  wizard: Step<ProspectForm>
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

/** This wizard among those that keep what they are at. */
const own = 'admin-wizard'

export function useWizard(): WizardControl {
  const { end, user } = useSession()
  const keeper = keeperOf(user)
  const [first] = useState(() => flowFrom(readTabFlow(keeper, own, true)))
  const [wizard, dispatch] = useReducer(nextStep<ProspectForm>, first)
  useKeeping(keeper, own, wizard)
  useFindAndRead(wizard, dispatch, {
    onSessionEnd: () => end(),
    onFailure: (asked, sentence) => {
      const message = asked === 'finding' ? messages.queryOrganizationFailed : messages.queryCertificationsFailed
      showToast({ ...message(sentence), tone: 'error' })
    },
  })
  const leave = (event: StepEvent<ProspectForm>) => {
    stopLookup(runningLookup(wizard))
    dropTabLookup(keeper, own)
    dispatch(event)
  }
  return {
    wizard,
    findBody: (organization) => dispatch({ type: 'submitted', draft: { ...emptyForm, organization } }),
    findByWebsite: async (address) => dispatch({ type: 'website-found', candidates: await findOrganizations(address) }),
    choose: (index) => dispatch({ type: 'chosen', index }),
    confirm: () => dispatch({ type: 'confirmed' }),
    goBack: () => leave({ type: 'went-back', to: 'form' }),
    restart: () => dispatch({ type: 'restarted', draft: emptyForm }),
    stop: () => leave({ type: 'cancelled' }),
    nameBody: (name) => dispatch({ type: 'body-named', name }),
    markSaved: (id) => {
      if (wizard.step === 'results') forgetTabFlow(keeper, own, wizard)
      dispatch({ type: 'saved', id })
    },
  }
}
