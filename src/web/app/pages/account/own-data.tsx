import { calls } from '#contract/calls.ts'
import './token-section.css'

/** What is kept about oneself, as a file. */
export function OwnData() {
  return (
    <section className="token-section" aria-labelledby="own-data">
      <h2 id="own-data">Your data</h2>
      <p className="token-hint">
        <a className="link" href={calls.exportOwnData.path} download>
          Download everything kept about your account
        </a>{' '}
        as one JSON file, without passwords and keys. An administrator can erase the account.
      </p>
    </section>
  )
}
