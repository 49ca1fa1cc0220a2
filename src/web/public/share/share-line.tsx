import type { Line } from '#domain/certification.ts'
import '../../prospect/facts/fact-line.css'
import { EndSign } from '../../prospect/facts/end-sign.tsx'
import { LineNote } from '../../prospect/facts/line-note.tsx'
import { endWords } from '../../prospect/facts/line-words.ts'
import './share-line.css'

/** One fact; what stands behind it unfolds under it, also without script. */
export function ShareLine({ line }: { line: Line }) {
  const words = endWords(line, undefined)
  return (
    <li>
      <details className="share-line" data-quote="">
        <summary className="share-line-head">
          <span className="fact-text" dir="auto">
            {line.text}
          </span>
          <span className={`fact-end fact-end-${line.state}`}>
            <EndSign state={line.state} />
            {words === undefined ? <span className="visually-hidden">Quote</span> : <span>{words}</span>}
          </span>
        </summary>
        <div className="share-line-note">
          <LineNote line={line} />
        </div>
      </details>
    </li>
  )
}
