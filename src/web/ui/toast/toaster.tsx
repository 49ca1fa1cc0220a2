import { Check, CircleAlert, Info, Mail, Trash2, X } from 'lucide-react'
import { Toast as RadixToast } from 'radix-ui'
import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { actOn } from './act-on.ts'
import './toaster.css'
import { currentToasts, dismissToast, durationOf, subscribeToToasts, type Toast, type ToastPart, toastLimits } from './toasts.ts'
import { useOverDialogs } from './use-over-dialogs.ts'

/** How it is reached by key, and how far it is swiped away. Source: specification §9. */
const [hotkey, swipeThreshold] = [['F8'], 50]
const icons = { plain: Info, success: Check, deleted: Trash2, mail: Mail, error: CircleAlert } as const

/** The notification area. Drawn once; it lies over the page and over any dialog. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  const [place] = useState(() => document.createElement('div'))
  useOverDialogs(place)
  return createPortal(
    // A new area for a new notification: the library's "paused" flag outlives a notification that is closed under the pointer.
    <RadixToast.Provider
      key={toasts[0]?.id ?? 'none'}
      duration={toastLimits.duration}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      // Outside of an open dialog nothing is read out.
      announcerContainer={place}
    >
      {toasts.map((toast) => (
        <Notification key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport asChild hotkey={hotkey} className="toaster">
        <div />
      </RadixToast.Viewport>
    </RadixToast.Provider>,
    place,
  )
}

function Notification({ toast }: { toast: Toast }) {
  const newest = toast.parts.at(-1)
  return (
    <RadixToast.Root
      asChild
      type={newest?.tone === 'error' ? 'foreground' : 'background'}
      open={toast.open}
      duration={durationOf(toast)}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id)
      }}
    >
      <div className="toast">
        {toast.parts.map((part) => (
          <Part key={part.id} part={part} isNewest={part === newest} onAct={() => actOn(toast, part)} />
        ))}
        <RadixToast.Close className="toast-close" aria-label="Close notification">
          <X size={16} strokeWidth={1.75} aria-hidden />
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  )
}

interface PartProps {
  part: ToastPart
  isNewest: boolean
  onAct: () => void
}

/** One thing it says. An error is its own alert; anything else is announced politely by the notification area, once. */
function Part({ part: { title, description, tone = 'plain', action }, isNewest, onAct }: PartProps) {
  const Icon = icons[tone]
  const isError = tone === 'error'
  const isAnnounced = isNewest && !isError
  return (
    <div className="toast-part" data-tone={tone} {...(!isAnnounced && { 'data-radix-toast-announce-exclude': '' })}>
      <Icon className="toast-icon" size={16} strokeWidth={1.75} aria-hidden />
      <div className="toast-words" {...(isError && { role: 'alert' })}>
        <RadixToast.Title className="toast-title">{title}</RadixToast.Title>
        {description && <RadixToast.Description className="toast-description">{description}</RadixToast.Description>}
      </div>
      {action && (
        <RadixToast.Action
          className="button button-outlined button-small toast-action"
          altText={action.label}
          onClick={(event) => {
            // It would close the whole notification, with the buttons of its other parts.
            event.preventDefault()
            onAct()
          }}
        >
          {action.label}
        </RadixToast.Action>
      )}
    </div>
  )
}
