import { formatDay } from '#domain/text/day-words.ts'
import { type Suggestion, suggestionWords } from '#domain/offers/suggested-options.ts'
import { addressOfQuote, shownAddress } from '../../ui/clipping/page-address.ts'
import './suggestion-note.css'

/** Why an option is suggested: the words of the body's own page, and the way to them. */
export function SuggestionNote({ suggestion }: { suggestion: Suggestion }) {
  const { words, from, url, readOn } = suggestion
  return (
    <figure className="suggestion-note">
      <figcaption>Suggested: {suggestionWords(suggestion)}</figcaption>
      {from === 'page' ? (
        <blockquote cite={url} dir="auto">
          {words}
        </blockquote>
      ) : (
        <p dir="auto">{words}</p>
      )}
      <p>
        <a className="link" href={from === 'page' ? addressOfQuote(url, words) : url} target="_blank" rel="noopener noreferrer">
          {shownAddress(url).host}
          <span className="visually-hidden">, in a new tab</span>
        </a>
        , read {formatDay(readOn)}
      </p>
    </figure>
  )
}
