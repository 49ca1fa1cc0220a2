import { calls } from '#contract/calls.ts'
import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { ApiFailure, call } from '../../client/api.ts'
import { prospectsQuery } from '../prospect-queries.ts'
import { findable, foundProspects, type FoundProspect } from './found.ts'
import { readRecentProspects } from './recent-prospects.ts'

export interface Found {
  /** Undefined while the list loads. */
  prospects: readonly FoundProspect[] | undefined
  bodies: readonly OrganizationMatch[]
  /** True where the list could not be loaded. */
  failed: boolean
}

/** Milliseconds of rest before the directory is asked. */
const rest = 250
const mostBodies = 5

/** What fits the typed words: own prospects from the list, bodies from the directory of this installation. */
export function useFound(user: string, typed: string): Found {
  const { data: rows, isError } = useQuery(prospectsQuery)
  const [recent] = useState(() => readRecentProspects(user))
  const all = useMemo(() => (rows === undefined ? undefined : findable(rows ?? [])), [rows])
  const wanted = useDeferredValue(typed)
  const prospects = useMemo(() => all && foundProspects(all, wanted, recent), [all, wanted, recent])
  const asked = useRested(typed.trim())
  const { data: bodies = [] } = useQuery({
    queryKey: ['directory', asked],
    enabled: asked.length >= 2,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => knownBodies(asked, signal),
  })
  return { prospects, bodies: typed.trim().length < 2 ? [] : bodies.slice(0, mostBodies), failed: isError }
}

/** Bodies that the installation knows; none where it knows none, or where it is asked too often. */
async function knownBodies(searchTerm: string, signal: AbortSignal): Promise<OrganizationMatch[]> {
  try {
    const { candidates } = await call(calls.queryOrganization, { body: { searchTerm, knownOnly: true } }, { signal })
    return candidates
  } catch (error) {
    if (error instanceof ApiFailure) return []
    throw error
  }
}

/** The words once nothing was typed for a moment. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), rest)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}
