import { limits } from '#domain/text/text.ts'
import type { KeyboardEvent } from 'react'
import './line-field.css'

export interface LineFieldProps {
  label: string
  text: string
  onChange: (text: string) => void
  /** Enter was pressed: a line has no breaks. */
  onEnter: () => void
  /** A text is pasted; true: it is put in, and the field has nothing to do. */
  onPaste?: (text: string, start: number, end: number) => boolean
  /** Any other key. */
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** Letters of a row, about; only for browsers that do not fit a field to its text. */
const rowLength = 80

/** One line that may be long: it is shown whole, and a break that is pasted into it becomes a space. */
export function LineField({ label, text, onChange, onEnter, onPaste, onKeyDown }: LineFieldProps) {
  return (
    <textarea
      className="field-input line-field"
      rows={Math.max(1, Math.ceil(text.length / rowLength))}
      aria-label={label}
      maxLength={limits.listItem}
      value={text}
      onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onPaste={(event) => {
        const { selectionStart, selectionEnd } = event.currentTarget
        if (onPaste?.(event.clipboardData.getData('text/plain'), selectionStart, selectionEnd) === true) event.preventDefault()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return onKeyDown(event)
        event.preventDefault()
        onEnter()
      }}
    />
  )
}
