import type { LineDecision } from '#domain/proof/line-decision.ts'
import { Check, X } from 'lucide-react'
import { type MouseEvent } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import './right-or-wrong.css'

export interface RightOrWrongProps {
  /** What is asked about, for those who hear the buttons. */
  of: string
  onDecide: (decision: LineDecision) => void
}

/** One press for a line, or a name, that a program is not sure of. */
export function RightOrWrong({ of, onDecide }: RightOrWrongProps) {
  const decide = (decision: LineDecision) => (event: MouseEvent<HTMLButtonElement>) => {
    // The buttons go with the question: what is asked next gets the focus.
    nextTo(event.currentTarget)?.focus()
    onDecide(decision)
  }
  return (
    <span className="right-or-wrong">
      <Button size="small" icon={<Icon of={Check} />} aria-label={`Right: ${of}`} onClick={decide({ kind: 'state' })}>
        Right
      </Button>
      <Button size="small" look="quiet" icon={<Icon of={X} />} aria-label={`Wrong: ${of}`} onClick={decide({ kind: 'remove' })}>
        Wrong
      </Button>
    </span>
  )
}

/** The first button of the next question on the screen, else of the one before; without either, the head of the card. */
function nextTo(button: HTMLElement): HTMLElement | null {
  const own = button.closest('.right-or-wrong')
  const all = [...document.querySelectorAll('.right-or-wrong')]
  const place = all.findIndex((one) => one === own)
  const other = all[place + 1] ?? all[place - 1]
  return other?.querySelector('button') ?? button.closest('article')?.querySelector<HTMLElement>('.certification-head') ?? null
}
