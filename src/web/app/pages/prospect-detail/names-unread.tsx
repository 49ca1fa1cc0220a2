import { namesUnreadSentence } from '#domain/prospects/names-unread-words.ts'
import './names-unread.css'

/** Names that a reading of the site saw and read nothing about: the link says how many they are, and its owner sees which. */
export function NamesUnread({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <details className="names-unread">
      <summary>{namesUnreadSentence(names.length, 'certification')}</summary>
      <ul>
        {names.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
      </ul>
      <p>The share link says how many they are. Those that you add in the editor are counted no more.</p>
    </details>
  )
}
