import { calls } from '#contract/calls.ts'
import type { Visit } from '#contract/visits.ts'
import { lineGroups } from '#domain/certifications/certification.ts'
import { counted } from '#domain/text/counted.ts'
import { formatMoment } from '#domain/text/day-words.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { query } from '../../client/api.ts'
import './visits.css'

/** Visits that are shown before one asks for the others. */
const shown = 5

function visitsQuery(id: number) {
  return queryOptions({
    queryKey: ['prospects', id, 'visits'],
    queryFn: query(calls.listVisits, { params: { id: String(id) } }, 'throw'),
  })
}

/** When people opened the links, and what of them; who they are is not known. Nothing where nobody did. */
export function Visits({ prospectId }: { prospectId: number }) {
  const { data: visits = [] } = useQuery(visitsQuery(prospectId))
  const [isWhole, setWhole] = useState(false)
  if (visits.length === 0) return null
  const listed = isWhole ? visits : visits.slice(0, shown)
  return (
    <section className="visits" aria-labelledby="visits-title">
      <h2 className="rail-title" id="visits-title">
        Visits
      </h2>
      <ol>
        {listed.map((visit, index) => (
          <li key={`${visit.at} ${index}`}>
            <time dateTime={visit.at}>{formatMoment(visit.at)}</time>
            <p className="visits-what" dir="auto">
              {visitWords(visit)}
            </p>
          </li>
        ))}
      </ol>
      {listed.length < visits.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          Show all {visits.length}
        </Button>
      )}
    </section>
  )
}

/** 'PMP: Fees, Renewal'. */
function quotedWords({ program, fields }: Visit['quoted'][number]): string {
  return `${program}: ${fields.map((field) => lineGroups.find((group) => group.field === field)?.label ?? field).join(', ')}`
}

function visitWords({ link, programs, quotes, quoted, printed }: Visit): string {
  const behind = quoted.length === 0 ? '' : ` (${quoted.map(quotedWords).join('; ')})`
  return [
    link.name ?? 'Share link',
    ...(programs.length === 0 ? [] : [`opened ${programs.join(', ')}`]),
    ...(quotes === 0 ? [] : [`${counted(quotes, 'quote')}${behind}`]),
    ...(printed ? ['printed'] : []),
  ].join(' · ')
}
