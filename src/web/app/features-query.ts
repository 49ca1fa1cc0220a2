import { calls } from '#contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../client/api.ts'

/** What this installation offers. */
export const featuresQuery = queryOptions({ queryKey: ['features'], queryFn: query(calls.getFeatures, {}, 'throw') })
