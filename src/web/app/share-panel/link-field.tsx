import { Check } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import '../../ui/field/field.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { messages } from '../../client/messages.ts'

/** How long the button says that it was copied. Source: specification §9. */
const shownFor = 2_000

/** A link in a field that can be changed before it is copied, and the button that copies what stands there. */
export function LinkField({ url }: { url: string }) {
  const [text, setText] = useState(url)
  const [isCopied, setCopied] = useState(false)
  const id = useId()
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      showToast({ ...messages.urlCopied, tone: 'success' })
    } catch {
      showToast({ ...messages.copyUrlFailed, tone: 'error' })
    }
  }

  return (
    <div className="link-field">
      <label className="visually-hidden" htmlFor={id}>
        Share link
      </label>
      <input
        id={id}
        className="field-input"
        type="url"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button className="link-copy" data-copied={isCopied || undefined} onClick={() => void copy()}>
        <span className="link-copy-words" data-away={isCopied || undefined} aria-hidden={isCopied || undefined}>
          Copy
        </span>
        <span className="link-copy-words" data-away={!isCopied || undefined} aria-hidden={!isCopied || undefined}>
          <Icon of={Check} />
          URL Copied
        </span>
      </Button>
    </div>
  )
}
