import { nameInWords } from '#domain/certifications/certification-name.ts'
import { documentName } from '#domain/evidence/document-address.ts'
import { expectationSentences, type Ledger, openSentences, type PageReader, skipSentences } from '#domain/lookups/lookup.ts'
import { bareNameWords, skipWords } from '#domain/lookups/ledger-words.ts'
import { ChevronRight, FilePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagesOfLedger } from '#domain/lookups/ledger-pages.ts'
import { Button } from '../../ui/button/button.tsx'
import { shownAddress } from '../../ui/clipping/page-address.ts'
import { formatDay } from '#domain/text/day-words.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import '../rail.css'
import './what-was-read.css'

export interface WhatWasReadProps {
  ledger: Ledger
  /** Nothing was read now: the pages are the stored copies that the catalogue stands on. */
  fromCatalogue?: boolean
  onAdd?: (() => void) | undefined
  offersModel?: boolean
}

/**
 * What a look-up saw, what it detailed, what it could not read and why, and every page it leans on.
 * @param props.onAdd the way in for what it missed
 * @param props.offersModel no language model is set, and whoever looks may have one set
 */
export function WhatWasRead({ ledger, fromCatalogue = false, onAdd, offersModel = false }: WhatWasReadProps) {
  const { read, notRead } = pagesOfLedger(ledger)
  return (
    <section>
      <h2 className="rail-title">{fromCatalogue ? 'What the catalogue has' : 'What was read'}</h2>
      <div className="what-was-read">
        <Count label="Names seen" count={ledger.namesSeen.length}>
          {ledger.namesSeen.map(({ name, acronym, url }) => (
            <li key={`${name} ${acronym ?? ''}`}>
              <MaybeLink url={url}>{nameInWords({ name, acronym })}</MaybeLink>
            </li>
          ))}
        </Count>
        <Count label="Shown" count={ledger.detailed.length}>
          {ledger.detailed.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Count>
        <Count label="Not shown" count={ledger.notRead.length}>
          {ledger.notRead.map(({ name, url, reason }) => (
            <li key={`${name} ${url ?? ''}`}>
              <MaybeLink url={url}>{name}</MaybeLink>: {bareNameWords(reason)}
            </li>
          ))}
        </Count>
        <Count label={fromCatalogue ? 'Stored copies' : 'Pages read'} count={read.length}>
          {read.map(({ url, title, readOn, readBy, opened, expected, factsUnused, skipped }) => (
            <li key={url}>
              <MaybeLink url={url}>{documentName(url) ?? title ?? addressInWords(url)}</MaybeLink>
              {readOn !== undefined && `, ${formatDay(readOn)}`}
              {readBy !== undefined && `, by ${readers[readBy]}`}
              {opened !== undefined && `: ${expected === undefined ? openSentences[opened] : expectationSentences[expected]}`}
              {factsUnused === true && '; it states facts, and no line shown is quoted from it'}
              {skipped !== undefined && `; ${skipWords({ skipped, readBy })}`}
            </li>
          ))}
        </Count>
        {!fromCatalogue && (
          <Count label="Pages not read" count={notRead.length}>
            {notRead.map(({ url, reason }) => (
              <li key={url}>
                <MaybeLink url={url}>{addressInWords(url)}</MaybeLink>: {skipSentences[reason]}
              </li>
            ))}
          </Count>
        )}
      </div>
      {ledger.notRead.slice(0, mostGaps).map(({ name, reason }) => (
        <p className="what-was-read-gap" key={name}>
          {name}: {bareNameWords(reason)}.
        </p>
      ))}
      {offersModel && !read.some(({ readBy }) => readBy === 'model') && (
        <p className="what-was-read-gap">
          A language model would find lines that the built-in reader misses; it is set with AI_PROVIDER, as docs/operating.md
          says.
        </p>
      )}
      {onAdd !== undefined && (
        <Button className="what-was-read-add" size="small" icon={<Icon of={FilePlus} />} onClick={onAdd}>
          Add a page or PDF
        </Button>
      )}
    </section>
  )
}

const readers: Record<PageReader, string> = { model: 'the language model', rules: 'the built-in reader' }

/** Gaps told under the counts; the list behind 'Not shown' has them all. */
const mostGaps = 3

function Count({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  if (count === 0) {
    return (
      <div className="what-was-read-row">
        <span>{label}</span>
        <span className="what-was-read-count">0</span>
      </div>
    )
  }
  return (
    <details className="what-was-read-details">
      <summary className="what-was-read-row">
        <span>
          {label}
          <Icon of={ChevronRight} className="what-was-read-chevron" />
        </span>
        <span className="what-was-read-count">{count}</span>
      </summary>
      <ul className="what-was-read-list">{children}</ul>
    </details>
  )
}

function MaybeLink({ url, children }: { url: string | undefined; children: string }) {
  if (url === undefined || documentName(url) !== undefined || !/^https?:\/\//i.test(url)) return <>{children}</>
  return (
    <a className="link" href={url} target="_blank" rel="noopener noreferrer" aria-label={`${children}, in a new tab`}>
      {children}
    </a>
  )
}

function addressInWords(url: string): string {
  const name = documentName(url)
  if (name !== undefined) return name
  const { host, path } = shownAddress(url)
  return host + path
}
