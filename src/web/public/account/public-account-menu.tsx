import { getUser, logout } from '#contract/accounts.ts'
import { pages } from '#contract/pages.ts'
import { countNews } from '#contract/prospects.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { buttonClass } from '../../ui/button/button.tsx'
import { AccountMenu } from '../../account/account-menu.tsx'
import { readLinksLookedAt } from '../../account/links-looked-at.ts'
import { MainLinks, type News } from '../../account/main-links.tsx'
import { SearchButton } from '../../account/search-button.tsx'
import { listenForSearch } from '../../account/search-keys.ts'
import { signOutErases, signOutQuestion, unsavedWords } from '../../account/unsaved-words.ts'
import { call, query } from '../../client/api.ts'
import { accountHere, noteAccount, watchAccount } from '../../kept/account-here.ts'
import { eraseKept } from '../../kept/kept.ts'
import { keeperOf } from '../../kept/place.ts'
import { messages, sentenceOf } from '../../client/messages.ts'
import { carryToast } from '../../ui/toast/carried-toast.ts'
import { showToast } from '../../ui/toast/toasts.ts'

/** Tells the ids of the menu from others of the page; the same on the server and in the browser. */
export const accountIslandPrefix = 'account-'

/**
 * What the header offers a signed-in person on a page outside of the application; the search opens inside of it. Once another tab has
 * signed out, 'Sign In'.
 * @param props.folded where the header has no room: the menu alone, at every width
 */
export function PublicAccountMenu({ folded }: { folded: boolean }) {
  const { hasLeft, turn } = useAccountHere()
  if (!hasLeft) return <SignedInMenu key={turn} folded={folded} />
  return (
    <a className={buttonClass('outlined')} href={pages.auth()}>
      Sign In
    </a>
  )
}

/** What another tab did with the account: whether it signed out, and how often it changed. */
function useAccountHere(): { hasLeft: boolean; turn: number } {
  const [{ id, turn }, setHere] = useState(() => ({ id: accountHere(), turn: 0 }))
  useEffect(
    () =>
      watchAccount(() => {
        const now = accountHere()
        setHere((before) => (now === before.id ? before : { id: now, turn: before.turn + 1 }))
      }),
    [],
  )
  return { hasLeft: turn > 0 && id === '', turn }
}

function SignedInMenu({ folded }: { folded: boolean }) {
  const { username, news } = usePublicAccount()
  useEffect(() => listenForSearch(openSearch), [])
  const signOut = async () => {
    try {
      const user = await query(getUser, {}, 'null')({ signal: new AbortController().signal })
      const lost = unsavedWords(keeperOf(user))
      if (lost !== undefined && !confirm(`${signOutQuestion(lost)}\n\n${signOutErases}`)) return
      await call(logout)
      noteAccount(null)
      // What this device kept belongs to whoever signs out.
      sessionStorage.clear()
      eraseKept(keeperOf(user))
      carryToast({ ...messages.loggedOut, tone: 'success' })
      location.assign(pages.learn())
    } catch (error) {
      showToast({ ...messages.logoutFailed(sentenceOf(error) ?? ''), tone: 'error' })
    }
  }
  return (
    <>
      {!folded && <MainLinks linkTo={linkTo} news={news} />}
      {!folded && <SearchButton onOpen={openSearch} />}
      <AccountMenu
        linkTo={linkTo}
        username={username}
        news={news}
        folded={folded}
        onSearch={openSearch}
        signOut={() => void signOut()}
      />
    </>
  )
}

function openSearch() {
  location.assign(pages.search())
}

/** Who is signed in and what is new; asked once, and where it cannot be known, nothing is said. */
function usePublicAccount(): { username?: string; news?: News } {
  const [account, setAccount] = useState<{ username?: string; news?: News }>({})
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const ask = async () => {
      const { id, username } = await call(getUser, {}, { signal })
      setAccount({ username })
      setAccount({ username, news: await call(countNews, { query: { linksSince: readLinksLookedAt(id) } }, { signal }) })
    }
    ask().catch(() => undefined)
    return () => left.abort()
  }, [])
  return account
}

function linkTo(to: string, children: ReactNode) {
  return <a href={to}>{children}</a>
}
