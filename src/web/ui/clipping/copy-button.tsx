import { useEffect, useState } from 'react'

/** How long the words of a copy button say that it was done. Source: specification §9. */
const shownFor = 2_000

/** Copies a text and says so, without a change of width. */
export function CopyButton({ text, children, name }: { text: string; children: string; name: string }) {
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), shownFor)
    return () => clearTimeout(timer)
  }, [state])

  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setState('done'),
      () => setState('failed'),
    )
  }
  return (
    <button className="clipping-copy link" type="button" aria-label={name} onClick={copy}>
      <span className="clipping-copy-words" data-away={state !== 'idle' || undefined}>
        {children}
      </span>
      <output className="clipping-copy-told">{state === 'done' ? 'Copied' : state === 'failed' ? 'Not copied' : ''}</output>
    </button>
  )
}
