import type { Line } from '#domain/certifications/certification.ts'
import type { LinkMode } from '#domain/shares/link.ts'
import { whichIsRight } from '#domain/evidence/evidence-words.ts'
import '../../prospect/facts/fact-line.css'
import { EndSign } from '../../prospect/facts/end-sign.tsx'
import { LineNote } from '../../prospect/facts/line-note.tsx'
import { endWords } from '../../prospect/facts/line-words.ts'
import { LaterFields } from '../remarks/later-fields.tsx'
import { AnswerChoice, Correction, RightButton } from '../remarks/line-remark.tsx'
import type { RemarkState } from '../remarks/remark-state.ts'
import { correctionWaits, targetOf } from '../remarks/remark-words.ts'
import { EditorLink } from './editor-link.tsx'
import './share-line.css'

/** Characters of a line that stands beside where it comes from; a longer one stands above it, or it would be a narrow column of words. */
const longest = 60

/** One fact; what stands behind it unfolds under it, also without script. */
export interface ShareLineProps {
  line: Line
  shareId: string
  isForAll: boolean
  mode: LinkMode
  /** Id of its certification; without one nothing can be said of the line alone. */
  certification: string | undefined
  said: RemarkState
}

export function ShareLine({ line, shareId, isForAll, mode, certification, said }: ShareLineProps) {
  const isDisputed = line.state === 'conflict'
  const takes = mode === 'view' ? undefined : certification
  const kept = takes === undefined ? undefined : said.keptAt(targetOf(takes, line.pointer))
  const has = (kind: 'right' | 'wrong') => takes !== undefined && said.count(kind, takes, line) > 0
  const words = isDisputed ? whichIsRight : endWords(line, undefined)
  return (
    <li className="share-line-row">
      <details
        className="share-line"
        data-quote={line.pointer}
        data-long={line.text.length > longest || undefined}
        open={kept !== undefined}
      >
        <summary className="share-line-head">
          <span className="fact-text" dir="auto">
            <span className="fact-words">{line.text}</span> {isForAll && <span className="fact-for-all">For all programs</span>}
            {has('wrong') && <span className="remark-waits"> {correctionWaits(said.seller)}</span>}
          </span>
          <span className={`fact-end fact-end-${line.state}`}>
            <EndSign state={line.state} />
            {words === undefined ? <span className="visually-hidden">Quote</span> : <span>{words}</span>}
          </span>
        </summary>
        <div className="share-line-note">
          {takes !== undefined && !isDisputed && (
            <LaterFields of={isForAll ? 'line-for-all' : 'line'}>
              <Correction certification={takes} line={line} isForAll={isForAll} kept={kept} />
            </LaterFields>
          )}
          <LineNote line={line} />
          {isDisputed && mode === 'edit' && (
            <p className="fact-note share-line-say">
              {whichIsRight} <EditorLink shareId={shareId}>Say so</EditorLink> and the other answer goes.
            </p>
          )}
          {takes !== undefined && isDisputed && <AnswerChoice certification={takes} line={line} kept={kept} />}
        </div>
      </details>
      {takes !== undefined && !isDisputed && <RightButton certification={takes} line={line} isNoted={has('right')} />}
    </li>
  )
}
