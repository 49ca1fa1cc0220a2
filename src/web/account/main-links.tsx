import { pages } from '#contract/pages.ts'
import type { ReactElement, ReactNode } from 'react'
import './main-links.css'

/** Counts of what is new, by the pages that show it; undefined until they are known. */
export interface News {
  prospects: number
  links: number
}

export const mainPages = {
  prospects: pages.prospects(),
  newProspect: pages.home(),
  links: pages.shareLinks(),
} as const
type MainPage = (typeof mainPages)[keyof typeof mainPages]

export interface MainLinksProps {
  /** Draws a link; the application gives its own so that it changes pages without loading. */
  linkTo: (to: MainPage, children: ReactNode) => ReactElement
  news: News | undefined
}

/** The ways that are always there on wide windows; on a phone the Account menu holds them. */
export function MainLinks({ linkTo, news }: MainLinksProps) {
  return (
    <nav className="main-links" aria-label="Main">
      {linkTo(
        mainPages.prospects,
        <>
          <span>Prospects</span>
          <NewCount count={news?.prospects} />
        </>,
      )}
      {linkTo(mainPages.newProspect, <span>New prospect</span>)}
      {linkTo(
        mainPages.links,
        <>
          <span>Links</span>
          <NewCount count={news?.links} />
        </>,
      )}
    </nav>
  )
}

/** ' 3 new', drawn as a number; nothing where nothing is new. */
export function NewCount({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null
  return (
    <span className="new-count">
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> new</span>
    </span>
  )
}
