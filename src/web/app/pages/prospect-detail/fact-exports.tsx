import { calls } from '#contract/calls.ts'
import './fact-exports.css'

const files = [
  { call: calls.exportFactsCsv, words: 'CSV', hint: 'one row per line' },
  { call: calls.exportFactsJson, words: 'JSON', hint: 'with all evidence' },
  { call: calls.exportFactsCtdl, words: 'CTDL', hint: 'JSON-LD' },
]

/** The facts of a prospect as files, for other programs. */
export function FactExports({ prospectId }: { prospectId: number }) {
  return (
    <section>
      <h2 className="rail-title">Download</h2>
      <ul className="fact-exports">
        {files.map(({ call, words, hint }) => (
          <li key={words}>
            <a className="link" href={call.path.replace(':id', String(prospectId))} download>
              {words}
            </a>{' '}
            <span className="fact-exports-hint">{hint}</span>
          </li>
        ))}
      </ul>
      <p className="fact-exports-hint">Without lines that are waiting for your check.</p>
    </section>
  )
}
