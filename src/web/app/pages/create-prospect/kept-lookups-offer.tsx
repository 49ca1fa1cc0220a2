import { calls } from '#contract/calls.ts'
import { agoWords } from '#domain/text/day-words.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import { useQuery } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { call } from '../../../client/api.ts'
import type { Kept } from '../../../kept/kept.ts'
import type { Keeper } from '../../../kept/place.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { chosenMatch } from '../../find-and-read/steps.ts'
import type { Flow } from './flow.ts'
import { discardKept, flowFromLookup, type KeptLookup, listKeptLookups, takeKept } from '../../find-and-read/kept-flow.ts'
import { useOffered } from './use-offered.ts'

/** How many are offered at once; the others come up as these are decided. */
const mostOffered = 3

/** Milliseconds after which a running look-up is asked for again. */
const askedEvery = 5_000

/** Over the form: look-ups that were left by Back or in a tab that is closed, whose end nobody has seen. Nothing when there are none. */
export function KeptLookupsOffer({ keeper, onContinue }: { keeper: Keeper; onContinue: (flow: Flow) => void }) {
  const [offered, listAgain] = useOffered(keeper, listKeptLookups)
  if (offered.length === 0) return null
  return (
    <section className="create-offered" aria-label="Your look-ups">
      {offered.slice(0, mostOffered).map((kept) => (
        <OfferedLookup
          key={kept.name}
          kept={kept}
          onShow={(result) => {
            takeKept(keeper, 'create-prospect', kept)
            onContinue(flowFromLookup(kept.data, result))
          }}
          onDiscard={() => {
            discardKept(keeper, kept)
            listAgain()
          }}
        />
      ))}
    </section>
  )
}

interface OfferedLookupProps {
  kept: Kept<KeptLookup>
  /** @param result what it found; null where that is not known, or nothing, so that it is joined or begun again */
  onShow: (result: LookupResult | null) => void
  onDiscard: () => void
}

function OfferedLookup({ kept: { data }, onShow, onDiscard }: OfferedLookupProps) {
  const { lookupId } = data
  const {
    data: lookup,
    dataUpdatedAt,
    isLoading,
  } = useQuery({
    queryKey: ['kept-lookup', lookupId],
    queryFn: () => call(calls.getLookup, { params: { id: lookupId ?? '' } }),
    enabled: lookupId !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? askedEvery : false),
  })
  // Until it is known how it went there is nothing to say.
  if (isLoading) return null
  const name = chosenMatch(data.matches)?.name ?? data.draft.organization
  const { status, endedAt, result } = lookup ?? { status: undefined, endedAt: null, result: null }
  const isThere = status === 'running' || result !== null
  return (
    <Notice
      icon={LoaderCircle}
      live="polite"
      action={
        <>
          <Button size="small" onClick={() => onShow(result)}>
            {isThere ? 'Show it' : 'Look up again'}
            <span className="visually-hidden">: {name}</span>
          </Button>
          <Button look="quiet" size="small" onClick={onDiscard}>
            Dismiss
            <span className="visually-hidden"> {name}</span>
          </Button>
        </>
      }
    >
      Your look-up of <strong>{name}</strong>{' '}
      {endedAt !== null
        ? `ended ${agoWords(endedAt, new Date(dataUpdatedAt))}${result === null ? ' without a result' : ''}.`
        : isThere
          ? 'is still running.'
          : 'was not finished.'}
    </Notice>
  )
}
