import { calls } from '#contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../client/api.ts'

/** All accounts; null when nobody is signed in. */
export const usersQuery = queryOptions({ queryKey: ['users'], queryFn: query(calls.listUsers, {}, 'null') })
