import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { keepFocus } from '../focus/keep-focus.ts'
import './dialog.css'
import { noteOpen } from './open-dialogs.ts'

export interface DialogProps {
  title: string
  children: ReactNode
  /** Buttons, the main one last. The first takes the focus: the harmless one of a destructive question. */
  actions: ReactNode
  /** 'wide' for what is not a question but a piece of work. */
  size?: 'wide'
  /** Esc, or the way the buttons lead. */
  onClose: () => void
}

/** Browsers enter a dialog at its first field; of radio buttons that is one that is not chosen, and Space would choose it. */
function enterAtChoice(dialog: HTMLDialogElement): void {
  const entered = document.activeElement
  if (!(entered instanceof HTMLInputElement) || entered.type !== 'radio') return
  dialog.querySelector<HTMLElement>(`input[type="radio"][name="${CSS.escape(entered.name)}"]:checked`)?.focus()
}

/** A question over the page. Drawn only while it is open; focus goes back to where it came from. */
export function Dialog({ title, children, actions, size, onClose }: DialogProps) {
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    dialog.showModal()
    enterAtChoice(dialog)
    const noteClosing = noteOpen(dialog)
    return () => {
      noteClosing()
      dialog.close()
      // What it was opened from may be gone by what was done in it.
      keepFocus()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={size === 'wide' ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId} className="dialog-title">
        {title}
      </h2>
      <div className="dialog-body">{children}</div>
      <div className="dialog-actions">{actions}</div>
    </dialog>
  )
}
