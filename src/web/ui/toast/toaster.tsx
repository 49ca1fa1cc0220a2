import { Check, CircleAlert, Info, Mail, Trash2, X } from 'lucide-react'
import { Toast as RadixToast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import './toaster.css'
import { currentToasts, dismissToast, subscribeToToasts, type Toast, toastLimits } from './toasts.ts'

const hotkey = [toastLimits.hotkey]
const icons = { plain: Info, success: Check, deleted: Trash2, mail: Mail, error: CircleAlert } as const

/** The notification area. Drawn once, beside the page. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  return (
    // A new area for a new notification: the library's "paused" flag outlives a notification that is closed under the pointer.
    <RadixToast.Provider
      key={toasts[0]?.id ?? 'none'}
      duration={toastLimits.duration}
      swipeDirection="right"
      swipeThreshold={toastLimits.swipeThreshold}
    >
      {toasts.map((toast) => (
        <Notification key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport asChild hotkey={hotkey} className="toaster">
        <div />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  )
}

function Notification({ toast }: { toast: Toast }) {
  const { tone = 'plain', action } = toast
  const Icon = icons[tone]
  const isError = tone === 'error'
  return (
    <RadixToast.Root
      asChild
      type={isError ? 'foreground' : 'background'}
      open={toast.open}
      duration={toast.duration}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id)
      }}
    >
      <div className="toast" data-tone={tone}>
        <Icon className="toast-icon" size={16} strokeWidth={1.75} aria-hidden />
        {/* An error is its own alert; anything else is announced politely by the notification area. */}
        <div className="toast-words" {...(isError && { role: 'alert', 'data-radix-toast-announce-exclude': '' })}>
          <RadixToast.Title className="toast-title">{toast.title}</RadixToast.Title>
          {toast.description && (
            <RadixToast.Description className="toast-description">{toast.description}</RadixToast.Description>
          )}
        </div>
        {action && (
          <RadixToast.Action
            className="button button-outlined button-small toast-action"
            altText={action.label}
            onClick={action.run}
          >
            {action.label}
          </RadixToast.Action>
        )}
        <RadixToast.Close className="toast-close" aria-label="Close">
          <X size={16} strokeWidth={1.75} aria-hidden />
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  )
}
