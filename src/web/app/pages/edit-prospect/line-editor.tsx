import { answersOf } from '#domain/evidence/differing-answers.ts'
import { counted } from '#domain/text/counted.ts'
import { sameValue } from '#domain/text/same-value.ts'
import { limits } from '#domain/text/text.ts'
import { stateLabels, whichIsRight } from '#domain/evidence/evidence-words.ts'
import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { EndSign } from '../../../prospect/facts/end-sign.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { withdrawToast } from '../../../ui/toast/act-on.ts'
import { showUndoable } from '../../undoable.ts'
import { newKey } from '../../../client/request-key.ts'
import { type EditedLine, isChanged, lineMovedTo, movedLine, quotedOf, stateOf } from './edited-certification.ts'
import { LineField } from './line-field.tsx'
import { type Place, withoutPasted, withPasted } from './pasted-lines.ts'
import { useLineDrag } from './use-line-drag.ts'
import './line-state.css'
import './line-editor.css'

export interface LineEditorProps {
  label: string
  lines: readonly EditedLine[]
  onChange: (lines: EditedLine[]) => void
}

/** The lines of one group: change, add (Enter adds the next one), remove, and move by Alt with the arrow keys, by buttons, or by a handle. */
export function LineEditor({ label, lines, onChange }: LineEditorProps) {
  const list = useRef<HTMLUListElement>(null)
  const focusAfter = useRef<string>(undefined)
  useEffect(() => {
    const key = focusAfter.current
    if (key === undefined) return
    focusAfter.current = undefined
    const fields = list.current?.querySelectorAll('textarea') ?? []
    fields[lines.findIndex((line) => line.key === key)]?.focus()
  }, [lines])

  const move = (key: string, step: -1 | 1) => {
    focusAfter.current = key
    onChange(movedLine(lines, key, step))
  }
  const { dragged, take } = useLineDrag(list, (key, to) => {
    if (lines[to]?.key !== key) onChange(lineMovedTo(lines, key, to))
  })
  const remove = (index: number) => {
    focusAfter.current = (lines[index + 1] ?? lines[index - 1])?.key
    onChange(lines.toSpliced(index, 1))
  }
  const canAdd = lines.length < limits.listItems
  const addAt = (index: number) => {
    const key = newKey()
    focusAfter.current = key
    onChange(lines.toSpliced(index, 0, { key, text: '' }))
  }
  const takeBack = useTakingBack(lines, onChange)
  /** What a paste put in, until something else is typed. */
  const pasted = useRef<{ before: readonly EditedLine[]; after: readonly EditedLine[] }>(undefined)
  const paste = (text: string, place: Place): boolean => {
    const after = withPasted(lines, place, text, newKey)
    if (after === undefined) return false
    const added = after.length - lines.length
    focusAfter.current = after[place.index + added]?.key
    pasted.current = { before: lines, after }
    onChange(after)
    // The first of them may stand in a line that was empty.
    const news = after.filter((line) => !lines.includes(line)).length
    if (added > 0) takeBack(`${counted(news, 'line')} pasted`, (now) => withoutPasted(now, lines, after))
    return true
  }
  /** As the field undoes what was typed into it. */
  const undoPaste = (): boolean => {
    const last = pasted.current
    if (last === undefined || !sameValue(last.after, lines)) return false
    pasted.current = undefined
    onChange([...last.before])
    return true
  }
  return (
    <fieldset className="line-editor">
      <legend className="field-label">{label}</legend>
      <ul ref={list}>
        {lines.map((line, index) => (
          <li key={line.key} className="line-editor-row" data-key={line.key} data-dragged={dragged === line.key || undefined}>
            {/* For a pointer only: the arrow keys and the buttons do the same. */}
            <span className="line-editor-handle" aria-hidden onPointerDown={take(line.key)}>
              <Icon of={GripVertical} />
            </span>
            <LineField
              label={`${label}, line ${index + 1}`}
              text={line.text}
              onChange={(text) => onChange(lines.with(index, { ...line, text }))}
              onEnter={() => canAdd && addAt(index + 1)}
              onPaste={(text, start, end) => paste(text, { index, start, end })}
              onKeyDown={(event) => {
                const undoes = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
                if (undoes && undoPaste()) event.preventDefault()
                if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
                event.preventDefault()
                move(line.key, event.key === 'ArrowUp' ? -1 : 1)
              }}
            />
            <LineStateWords line={line} />
            <span className="line-editor-tools">
              <ToolButton
                label={`Move up: ${line.text}`}
                icon={ArrowUp}
                disabled={index === 0}
                onClick={() => move(line.key, -1)}
              />
              <ToolButton
                label={`Move down: ${line.text}`}
                icon={ArrowDown}
                disabled={index === lines.length - 1}
                onClick={() => move(line.key, 1)}
              />
              <ToolButton label={`Remove: ${line.text}`} icon={X} onClick={() => remove(index)} />
            </span>
            <QuotedLine line={line} onChange={(text) => onChange(lines.with(index, { ...line, text }))} />
          </li>
        ))}
      </ul>
      {canAdd && (
        <Button look="quiet" size="small" icon={<Icon of={Plus} />} onClick={() => addAt(lines.length)}>
          Add line
          <span className="visually-hidden"> to {label}</span>
        </Button>
      )}
    </fieldset>
  )
}

/**
 * Offers to take something back for a while: from the lines as they stand then, in the form as it stands then. Nothing is offered
 * any more once the form is closed.
 */
function useTakingBack(lines: readonly EditedLine[], onChange: LineEditorProps['onChange']) {
  const now = useRef({ lines, onChange })
  useEffect(() => {
    now.current = { lines, onChange }
  }, [lines, onChange])
  const offered = useRef<number[]>([])
  useEffect(() => () => offered.current.forEach(withdrawToast), [])
  return (title: string, without: (lines: readonly EditedLine[]) => EditedLine[]) => {
    offered.current.push(showUndoable(title, () => now.current.onChange(without(now.current.lines)), 'success'))
  }
}

interface ToolButtonProps {
  label: string
  icon: typeof X
  disabled?: boolean
  onClick: () => void
}

function ToolButton({ label, icon, disabled, onClick }: ToolButtonProps) {
  return (
    <button type="button" className="line-editor-tool" aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon of={icon} />
    </button>
  )
}

/** What stands behind the words as they are typed now. */
export function LineStateWords({ line }: { line: EditedLine }) {
  const state = stateOf(line)
  if (state === undefined) return <span className="line-state" />
  return (
    <span className={`line-state line-state-${state}`}>
      <EndSign state={state} />
      {state === 'person' && isChanged(line) ? 'Stated by you' : stateLabels[state]}
    </span>
  )
}

/** The way back to the words of the page; where sources disagree, the way to one of their answers. */
export function QuotedLine({ line, onChange }: { line: EditedLine; onChange: (text: string) => void }) {
  const quoted = quotedOf(line)
  const answers = isChanged(line) ? [] : answersOf(line.origin?.evidence)
  if (answers.length > 0) {
    return (
      <p className="line-editor-note line-editor-answers">
        <span>{whichIsRight}</span>
        {answers.map(({ text }) => (
          <Button key={text} size="small" onClick={() => onChange(text)}>
            Keep “{text}”
          </Button>
        ))}
      </p>
    )
  }
  if (quoted === undefined || quoted.text === line.text) return null
  return (
    <p className="line-editor-note">
      {stateOf(line) === 'person' && isChanged(line) && 'You changed the words, so this line is now stated by you. '}
      <button type="button" className="link" onClick={() => onChange(quoted.text)}>
        Bring back the quoted line
      </button>
    </p>
  )
}
