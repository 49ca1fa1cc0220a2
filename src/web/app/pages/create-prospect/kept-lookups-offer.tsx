import { calls } from '#contract/calls.ts'
import { useQuery } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../client/api.ts'
import type { Keeper, Kept } from '../../../kept/kept.ts'
import { Button } from '../../../ui/button/button.tsx'
import { agoWords } from '../../../ui/day.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { chosenMatch } from '../../find-and-read/find-and-read.ts'
import type { Flow } from './flow.ts'
import { discardKept, flowFrom, type KeptLookup, listKeptLookups, takeKept } from './kept-flow.ts'

/** How many are offered at once; the others come up as these are decided. */
const mostOffered = 3

/** Milliseconds after which a running look-up is asked for again. */
const askedEvery = 5_000

/** Over the form: look-ups that were begun in another tab, whose end nobody has seen. Nothing when there are none. */
export function KeptLookupsOffer({ keeper, onContinue }: { keeper: Keeper; onContinue: (flow: Flow) => void }) {
  const [offered, setOffered] = useState(() => listKeptLookups(keeper))
  if (offered.length === 0) return null
  return (
    <section className="create-offered" aria-label="Look-ups from other tabs">
      {offered.slice(0, mostOffered).map((kept) => (
        <OfferedLookup
          key={kept.name}
          kept={kept}
          onShow={() => {
            takeKept(kept)
            onContinue(flowFrom(kept.data))
          }}
          onDiscard={() => {
            discardKept(keeper, kept)
            setOffered(listKeptLookups(keeper))
          }}
        />
      ))}
    </section>
  )
}

interface OfferedLookupProps {
  kept: Kept<KeptLookup>
  onShow: () => void
  onDiscard: () => void
}

function OfferedLookup({ kept: { data }, onShow, onDiscard }: OfferedLookupProps) {
  const { lookupId } = data
  const { data: lookup, dataUpdatedAt } = useQuery({
    queryKey: ['kept-lookup', lookupId],
    queryFn: () => call(calls.getLookup, { params: { id: lookupId ?? '' } }),
    enabled: lookupId !== undefined,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? askedEvery : false),
  })
  const name = chosenMatch(data.matches)?.name ?? data.draft.organization
  const ended = lookup?.endedAt ?? null
  return (
    <Notice
      icon={LoaderCircle}
      live="polite"
      action={
        <>
          <Button size="small" onClick={onShow}>
            Show it
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
      {ended !== null
        ? `ended ${agoWords(ended, new Date(dataUpdatedAt))}${lookup?.result === null ? ' without a result' : ''}.`
        : lookup === undefined
          ? 'was not finished.'
          : 'is still running.'}
    </Notice>
  )
}
