import { ArrowUpRight, File } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import './clipping.css'
import { CopyButton } from './copy-button.tsx'
import { addressOfQuote, shownAddress } from './page-address.ts'
import { type Quote, quotePieces } from './quote-pieces.ts'

export interface ClippingProps {
  url: string
  /** What the words are cut from where that is no page of the web; named instead of the address, which is not opened. */
  document?: string | undefined
  /** Page of a PDF, from 1. */
  page?: number | undefined
  /** Absent: only the page is named. */
  quote?: Quote | undefined
  /** When it was read, or where it was taken from: 'Read 18 Nov 2026'. */
  told: ReactNode
  /** What this page says, where pages disagree. */
  says?: string | undefined
  /** Address of the kept copy of the page. */
  copy?: string | undefined
}

/** Words cut from a page, framed by where they stand. The frame is the quotation: no quotation marks are added. */
export function Clipping({ url, document, page, quote, told, says, copy }: ClippingProps) {
  const address = shownAddress(url)
  const host = document === undefined ? address.host : 'the document'
  return (
    <figure className="clipping">
      <figcaption className="clipping-bar" title={document ?? url}>
        <Icon of={File} />
        <span className={document === undefined ? 'clipping-address' : 'clipping-document'}>
          <span className="clipping-host">{document ?? host}</span>
          {document === undefined && address.path}
        </span>
      </figcaption>
      {says !== undefined && (
        <p className="clipping-says" dir="auto">
          Says: {says}
        </p>
      )}
      {quote !== undefined && (
        <blockquote className="clipping-quote" cite={document === undefined ? url : undefined} dir="auto">
          {quotePieces(quote).map((piece, index) => (
            // Pieces of one text in a fixed order: the position is their identity.
            <Fragment key={`${index}-${piece.kind}`}>
              {piece.kind === 'match' ? (
                <mark className="clipping-match">
                  <span className="visually-hidden">match: </span>
                  {piece.text}
                </mark>
              ) : piece.kind === 'context' ? (
                <span className="clipping-context">{piece.text}</span>
              ) : (
                piece.text
              )}
            </Fragment>
          ))}
        </blockquote>
      )}
      <div className="clipping-foot">
        <span>
          {page !== undefined && `Page ${page}. `}
          {told}
        </span>
        <span className="clipping-ways">
          {copy !== undefined && (
            <a
              className="link clipping-open"
              href={copy}
              target="_blank"
              rel="noopener"
              aria-label={`Stored copy of ${document === undefined ? `the page at ${host}` : host}, in a new tab`}
            >
              Stored copy
            </a>
          )}
          {document === undefined && (
            <a
              className="link clipping-open"
              href={quote === undefined ? url : addressOfQuote(url, quote.quote)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Open page at ${host}, in a new tab`}
            >
              Open page
              <Icon of={ArrowUpRight} />
            </a>
          )}
          {quote !== undefined && (
            <CopyButton text={quote.quote} name={`Copy quote from ${host}`}>
              Copy quote
            </CopyButton>
          )}
        </span>
      </div>
    </figure>
  )
}
