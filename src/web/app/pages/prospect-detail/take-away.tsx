import { calls } from '#contract/calls.ts'
import './take-away.css'

const files = [
  { call: calls.takeAwayCsv, words: 'CSV', hint: 'one row per line' },
  { call: calls.takeAwayJson, words: 'JSON', hint: 'with all evidence' },
  { call: calls.takeAwayCtdl, words: 'CTDL', hint: 'JSON-LD' },
]

/** The facts of a prospect as files, for other programs. */
export function TakeAway({ prospectId }: { prospectId: number }) {
  return (
    <section>
      <h2 className="rail-title">Take away</h2>
      <ul className="take-away">
        {files.map(({ call, words, hint }) => (
          <li key={words}>
            <a className="link" href={call.path.replace(':id', String(prospectId))} download>
              {words}
            </a>{' '}
            <span className="take-away-hint">{hint}</span>
          </li>
        ))}
      </ul>
      <p className="take-away-hint">Without lines that are waiting for your check.</p>
    </section>
  )
}
