import { formatKeptAt } from '#domain/text/day-words.ts'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { Kept } from '../../../kept/kept.ts'
import type { Keeper } from '../../../kept/place.ts'
import { showUndoable } from '../../undoable.ts'
import type { Flow } from './flow.ts'
import {
  bringBackKept,
  discardKept,
  flowFrom,
  type KeptResults,
  listKeptResults,
  takeKept,
} from '../../find-and-read/kept-flow.ts'
import { wasSavedSince } from './recent-lookups.ts'
import { useOffered } from './use-offered.ts'
import { useRecentLookups } from './use-recent-lookups.ts'

/** How many are offered at once; the others come up as these are decided. */
const mostOffered = 3

/** Over the form: results on this device that were left unsaved. Nothing when there are none. */
export function KeptResultsOffer({ keeper, onContinue }: { keeper: Keeper; onContinue: (flow: Flow) => void }) {
  const [offered, listAgain] = useOffered(keeper, listKeptResults)
  const { read } = useRecentLookups()
  const [recent] = useState(read)
  if (offered.length === 0) return null

  const goOn = (kept: Kept<KeptResults>) => {
    takeKept(keeper, 'create-prospect', kept)
    onContinue(flowFrom(kept.data))
  }
  const discard = (kept: Kept<KeptResults>) => {
    discardKept(keeper, kept)
    listAgain()
    showUndoable('Results discarded', () => {
      bringBackKept(keeper, kept)
      listAgain()
    })
  }
  return (
    <section className="create-offered" aria-label="Unsaved results">
      {offered.slice(0, mostOffered).map((kept) => {
        const { name, abbreviation } = kept.data.result.organization
        return (
          <Notice
            key={kept.name}
            icon={History}
            action={
              <>
                <Button size="small" onClick={() => goOn(kept)}>
                  Continue
                  <span className="visually-hidden"> with {name}</span>
                </Button>
                <Button look="quiet" size="small" onClick={() => discard(kept)}>
                  Discard
                  <span className="visually-hidden"> {name}</span>
                </Button>
              </>
            }
          >
            Unsaved results from {formatKeptAt(kept.at)}: <strong>{abbreviation ?? name}</strong>
            {kept.data.draft.contactFirstName.trim() !== '' && `, for ${kept.data.draft.contactFirstName.trim()}`}
            {wasSavedSince(recent, kept.data.result.organization, kept.at) && ' (saved since then)'}
          </Notice>
        )
      })}
    </section>
  )
}
