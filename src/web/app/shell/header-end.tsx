import { pages } from '#contract/pages.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountMenu, type AccountMenuProps } from '../../account/account-menu.tsx'
import { MainLinks } from '../../account/main-links.tsx'
import { SearchButton } from '../../account/search-button.tsx'
import { unsavedWords } from '../../account/unsaved-words.ts'
import { keeperOf } from '../../kept/place.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { carryToast } from '../../ui/toast/carried-toast.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { Finder } from '../finder/finder.tsx'
import { useFinder } from '../finder/use-finder.ts'
import { messages, sentenceOf } from '../../client/messages.ts'
import { SignOutQuestion } from './sign-out-question.tsx'
import { useNews } from './use-news.ts'
import { useSession } from '../session/session.tsx'

/** What the header offers: 'Sign In', or the ways that are always there, the search and the account. Nothing while the session loads or opens nothing yet. */
export function HeaderEnd() {
  const { status, user } = useSession()
  if (status === 'loading' || status === 'owing') return null
  return user === null ? <SignInLink /> : <SignedInEnd user={user.id} username={user.username} />
}

function SignInLink() {
  return (
    <a href={pages.auth()} className={buttonClass('outlined')}>
      Sign In
    </a>
  )
}

function SignedInEnd({ user, username }: { user: string; username: string }) {
  const { signOut } = useSession()
  const [lost, setLost] = useState<string>()
  const news = useNews(user)
  const { isOpen, open, close } = useFinder()

  const leave = async () => {
    setLost(undefined)
    try {
      await signOut()
      carryToast({ ...messages.loggedOut, tone: 'success' })
      location.assign(pages.learn())
    } catch (error) {
      showToast({ ...messages.logoutFailed(sentenceOf(error) ?? ''), tone: 'error' })
    }
  }

  const ask = () => {
    const words = unsavedWords(keeperOf({ id: user }))
    setLost(words)
    if (words === undefined) void leave()
  }

  return (
    <>
      <MainLinks linkTo={linkTo} news={news} />
      <SearchButton onOpen={open} />
      <AccountMenu linkTo={linkTo} username={username} news={news} onSearch={open} signOut={ask} />
      {lost !== undefined && <SignOutQuestion lost={lost} onConfirm={() => void leave()} onClose={() => setLost(undefined)} />}
      {isOpen && <Finder user={user} onClose={close} />}
    </>
  )
}

const linkTo: AccountMenuProps['linkTo'] = (to, children) => (
  <Link to={to} activeOptions={{ exact: true, includeSearch: false }}>
    {children}
  </Link>
)
