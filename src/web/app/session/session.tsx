import { calls } from '#contract/calls.ts'
import type { Credentials, CurrentUser } from '#domain/accounts/account.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { accountOfTab, speakFor } from '../../client/account-of-tab.ts'
import { ApiFailure, call, query } from '../../client/api.ts'
import { isTakenFrom, noteAccount, watchAccount } from '../../kept/account-here.ts'
import { eraseKept } from '../../kept/kept.ts'
import { keeperOf } from '../../kept/place.ts'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { leaveAccount } from './left-account.ts'

/** Who uses the application, and how that changes. */
export interface Session {
  /** 'owing': signed in, with a second factor to set up before anything else opens. */
  status: 'loading' | 'signed-in' | 'owing' | 'signed-out' | 'failed'
  user: CurrentUser | null
  /** True when the server ended the session while it was in use; the way back is /auth, not /learn. */
  ended: boolean
  /** True after 'Sign out': whoever signs in next starts at home. */
  hasLeft: boolean
  /** What is kept of the work that the end interrupted; for the sign-in page. */
  keptNote: string | undefined
  /** Why the user could not be asked for, when status is 'failed'. */
  error: Error | null
  /** @throws ApiFailure, ConnectionFailure */
  signIn: (credentials: Credentials) => Promise<CurrentUser>
  /** To be told by whoever completed a sign-in by its second step. */
  signedIn: (user: CurrentUser) => void
  /** @throws ApiFailure, ConnectionFailure */
  signOut: () => Promise<void>
  /** To be told by whoever got a 401: the session is over. `keptNote`: what is kept of the work meanwhile. */
  end: (keptNote?: string) => void
  /** Asks for the user again after a failure. */
  reload: () => void
}

const SessionContext = createContext<Session | null>(null)
const userKey = ['user'] as const

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const [ended, setEnded] = useState(false)
  const [hasLeft, setHasLeft] = useState(false)
  const [keptNote, setKeptNote] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const { data, status, error, refetch } = useQuery({
    queryKey: userKey,
    queryFn: async (context) => {
      const user = await query(calls.getUser, {}, 'null')(context)
      // Before anything is drawn for the account, so that nothing of it is kept or sent as another's.
      if (user !== null) begin(user, () => setLeft(true))
      return user
    },
  })
  useEffect(
    () =>
      watchAccount(() => {
        const account = accountOfTab()
        if (account !== undefined && isTakenFrom(account)) setLeft(true)
      }),
    [],
  )
  // By now nothing of the account is in view, nor holds the page back from being left.
  useEffect(() => {
    if (isLeft) leaveAccount()
  }, [isLeft])

  const session = useMemo<Session>(() => {
    const signedIn = (user: CurrentUser) => {
      begin(user, () => setLeft(true))
      keepUser(client, user)
      setEnded(false)
      setHasLeft(false)
    }
    return {
      status:
        status === 'pending'
          ? 'loading'
          : status === 'error'
            ? owesFactor(error)
              ? 'owing'
              : 'failed'
            : data === null
              ? 'signed-out'
              : 'signed-in',
      user: data ?? null,
      ended,
      hasLeft,
      keptNote,
      error,
      signIn: async (credentials) => {
        const user = await call(calls.login, { body: credentials })
        signedIn(user)
        return user
      },
      signedIn,
      signOut: async () => {
        await call(calls.logout)
        noteAccount(null)
        // What this device kept belongs to whoever signs out.
        sessionStorage.clear()
        eraseKept(keeperOf(data ?? null))
        setHasLeft(true)
        keepUser(client, null)
        setEnded(false)
      },
      end: (note) => {
        setEnded(true)
        setKeptNote(note)
        keepUser(client, null)
      },
      reload: () => void refetch(),
    }
  }, [client, data, status, error, ended, hasLeft, keptNote, refetch])
  return <SessionContext value={session}>{isLeft ? <Spinner label="One moment" page /> : children}</SessionContext>
}

/** The tab is this account's from now on, and the other tabs of the browser learn of it; one that is another account's is left. */
function begin(user: CurrentUser, leave: () => void) {
  speakFor(user.id, leave)
  noteAccount(user.id)
  if (accountOfTab() !== user.id) leave()
}

/** Whether the server lets nobody in who has no second factor yet. */
export function owesFactor(error: Error | null): boolean {
  return error instanceof ApiFailure && error.code === 'SECOND_FACTOR_DUE'
}

/** @throws when used outside its provider */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('useSession is used outside of SessionProvider.')
  return session
}

/** Everything fetched belongs to the user who fetched it; the same one again keeps it. */
function keepUser(client: QueryClient, user: CurrentUser | null) {
  const before = client.getQueryData<CurrentUser | null>(userKey)
  if (user === null || before?.id !== user.id) client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] })
  client.setQueryData(userKey, user)
}
