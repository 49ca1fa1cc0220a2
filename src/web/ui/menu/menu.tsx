import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import './menu.css'

export interface MenuProps {
  /** The button that opens the menu; it must take a ref. */
  trigger: ReactNode
  /** Name of the menu where its button has no words of its own. */
  label?: string
  /** A line above the entries, which belongs to all of them. */
  head?: ReactNode
  /** Both or neither: where something else closes it, too. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/**
 * A dropdown below its button, right edges aligned: arrows, Home and End, Esc, and typing the first letters (forgotten after 1000 ms).
 * Not modal: a modal one writes a style element, which the content security policy forbids.
 */
export function Menu({ trigger, label, head, children, ...state }: MenuProps) {
  const headId = useId()
  return (
    <DropdownMenu.Root modal={false} {...state}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          aria-describedby={head === undefined ? undefined : headId}
        >
          {head !== undefined && (
            <DropdownMenu.Label id={headId} className="menu-head">
              {head}
            </DropdownMenu.Label>
          )}
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

export interface MenuItemProps {
  /** An icon and words; with `asChild` one link that holds them. */
  children: ReactNode
  asChild?: boolean
  onSelect?: () => void
  danger?: boolean
}

export function MenuItem({ children, asChild, onSelect, danger }: MenuItemProps) {
  return (
    <DropdownMenu.Item asChild={asChild} className={danger ? 'menu-item menu-item-danger' : 'menu-item'} onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="menu-separator" />
}

/** One of a few: entries that are ticked one at a time. */
export function MenuChoice({
  options,
  value,
  onChange,
}: {
  options: readonly string[]
  value: string | undefined
  onChange: (option: string) => void
}) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option} value={option} className="menu-item">
          <span className="menu-tick">
            <DropdownMenu.ItemIndicator>
              <Icon of={Check} />
            </DropdownMenu.ItemIndicator>
          </span>
          {option}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}
