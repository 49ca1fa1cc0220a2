import { calls } from '#contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../../client/api.ts'

export const identityQuery = queryOptions({ queryKey: ['identity'], queryFn: query(calls.getIdentity, {}, 'throw') })
