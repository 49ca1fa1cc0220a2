import { KeyRound } from 'lucide-react'
import { CopyButton } from '../../../ui/clipping/copy-button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import './made-secret.css'

/** A secret that was just made: the one time that it can be seen. */
export function MadeSecret({ of, secret, copyName }: { of: string; secret: string; copyName: string }) {
  return (
    <Notice icon={KeyRound} live="polite">
      <p>{of} Copy it now and keep it like a password: it is not shown again.</p>
      <p className="made-secret">
        <code>{secret}</code>
        <CopyButton text={secret} name={copyName}>
          Copy
        </CopyButton>
      </p>
    </Notice>
  )
}
