import { calls } from '#contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../client/api.ts'

export const factorsQuery = queryOptions({ queryKey: ['second-factors'], queryFn: query(calls.getSecondFactors, {}, 'throw') })
