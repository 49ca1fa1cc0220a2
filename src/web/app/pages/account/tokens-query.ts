import { calls } from '#contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../../client/api.ts'

export const tokensQuery = queryOptions({ queryKey: ['tokens'], queryFn: query(calls.listTokens, {}, 'throw') })
