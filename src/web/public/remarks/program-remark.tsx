import './remarks.css'
import { LaterFields } from './later-fields.tsx'
import { MissingLine } from './missing-line.tsx'
import type { RemarkState } from './remark-state.ts'
import { additionsWait, remarksFormId, rightWords, targetOf } from './remark-words.ts'

/** Of a whole program: that all of it is right, and what is missing in it. */
export function ProgramRemark({ certification, name, said }: { certification: string; name: string; said: RemarkState }) {
  const target = targetOf(certification)
  const kept = said.keptAt(target)
  const waiting = said.count('missing', certification)
  const isNoted = said.count('right', certification) > 0
  const words = rightWords(isNoted, true)
  return (
    <div className="remark-program">
      <button
        type="submit"
        className="button button-outlined button-small"
        form={remarksFormId}
        name="right"
        value={target}
        aria-label={`${words}: ${name}`}
        data-noted={isNoted ? '' : undefined}
      >
        {words}
      </button>
      <details className="remark-missing" open={kept !== undefined}>
        <summary>Add what is missing</summary>
        <LaterFields of="program">
          <MissingLine target={target} name={name} kept={kept} />
        </LaterFields>
      </details>
      {waiting > 0 && <p className="remark-waits">{additionsWait(waiting, 'Addition', said.seller)}</p>}
    </div>
  )
}
