import { useEffect, useState } from 'react'
import { copyTold, copyToldFor } from './copy-told.ts'

/** Copies a text and says so, without a change of width. On a page without React, `data-copy` says what. */
export function CopyButton({ text, children, name }: { text: string; children: string; name: string }) {
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), copyToldFor)
    return () => clearTimeout(timer)
  }, [state])

  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setState('done'),
      () => setState('failed'),
    )
  }
  return (
    <button className="clipping-copy link" type="button" aria-label={name} data-copy={text} onClick={copy}>
      <span className="clipping-copy-words" data-away={state !== 'idle' || undefined}>
        {children}
      </span>
      <output className="clipping-copy-told">{copyTold[state]}</output>
    </button>
  )
}
