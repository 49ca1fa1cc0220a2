import { Popover as RadixPopover } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import './popover.css'

export interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens it; it must take a ref. */
  trigger: ReactNode
  /** Name of the box, read when it opens. */
  label: string
  /** How far its right edge stands out beyond its button's, in pixels. */
  overhang?: number
  children: ReactNode
}

/**
 * A box that floats under its button, right edges aligned, above it where there is no room below.
 * Click, Enter, Space open and close it; Esc and a click outside close it; focus goes in and comes back.
 */
export function Popover({ open, onOpenChange, trigger, label, overhang = 0, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          className="popover"
          align="end"
          alignOffset={-overhang}
          sideOffset={4}
          collisionPadding={12}
          aria-label={label}
          ref={box}
          onOpenAutoFocus={(event) => {
            // The box itself, so that it is read from its beginning, not from its first button on.
            event.preventDefault()
            box.current?.focus()
          }}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
