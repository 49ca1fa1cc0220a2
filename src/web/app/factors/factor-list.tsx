import { calls } from '#contract/calls.ts'
import { counted } from '#domain/text/counted.ts'
import { formatDate } from '#domain/text/day-words.ts'
import type { Passkey, SecondFactors } from '#domain/accounts/second-factor.ts'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../../client/api.ts'
import { PasswordQuestion } from './password-question.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

type Asked = { what: 'remove-app' | 'new-codes' } | { what: 'remove-passkey' | 'rename-passkey'; passkey: Passkey }

/** What there is beside the password, each with its use and its end. */
export function FactorList({ factors: { app, passkeys, recoveryCodesLeft } }: { factors: SecondFactors }) {
  const [asked, setAsked] = useState<Asked>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => setAsked(undefined)

  return (
    <>
      <ul className="token-list">
        {app !== null && (
          <li>
            <div>
              <p className="token-name">Authenticator app</p>
              <p className="token-facts">{factWords(app)}</p>
            </div>
            <Button
              look="danger-quiet"
              size="small"
              aria-label="Remove the authenticator app"
              onClick={() => setAsked({ what: 'remove-app' })}
            >
              Remove
            </Button>
          </li>
        )}
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div>
              <p className="token-name">{passkey.name}</p>
              <p className="token-facts">Passkey · {factWords(passkey)}</p>
            </div>
            <div className="factor-actions">
              <Button
                look="quiet"
                size="small"
                aria-label={`Rename passkey: ${passkey.name}`}
                onClick={() => setAsked({ what: 'rename-passkey', passkey })}
              >
                Rename
              </Button>
              <Button
                look="danger-quiet"
                size="small"
                aria-label={`Remove passkey: ${passkey.name}`}
                onClick={() => setAsked({ what: 'remove-passkey', passkey })}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
        <li>
          <div>
            <p className="token-name">Recovery codes</p>
            <p className="token-facts">{counted(recoveryCodesLeft, 'is left', 'are left')}</p>
          </div>
          <Button look="quiet" size="small" aria-label="Make new recovery codes" onClick={() => setAsked({ what: 'new-codes' })}>
            Make new ones
          </Button>
        </li>
      </ul>
      {asked?.what === 'remove-app' && (
        <PasswordQuestion
          title="Remove the authenticator app?"
          action="Remove"
          busy="Removing…"
          danger
          failed="Failed to remove the app"
          onPassword={async (currentPassword) => {
            await call(calls.removeApp, { body: { currentPassword } })
            showToast({ title: 'Authenticator app removed', tone: 'success' })
            close()
          }}
          onClose={close}
        >
          You no longer need it to sign in.
        </PasswordQuestion>
      )}
      {asked?.what === 'remove-passkey' && (
        <PasswordQuestion
          title={`Remove the passkey “${asked.passkey.name}”?`}
          action="Remove"
          busy="Removing…"
          danger
          failed="Failed to remove the passkey"
          onPassword={async (currentPassword) => {
            await call(calls.removePasskey, { params: { id: asked.passkey.id }, body: { currentPassword } })
            showToast({ title: 'Passkey removed', description: asked.passkey.name, tone: 'success' })
            close()
          }}
          onClose={close}
        >
          It no longer signs you in. You can also delete it from your device or password manager.
        </PasswordQuestion>
      )}
      {asked?.what === 'rename-passkey' && <RenamePasskey passkey={asked.passkey} onClose={close} />}
      {asked?.what === 'new-codes' && (
        <PasswordQuestion
          title="Make new recovery codes?"
          action="Make codes"
          busy="Making…"
          failed="Failed to make recovery codes"
          onPassword={async (currentPassword) => {
            const made = await call(calls.makeRecoveryCodes, { body: { currentPassword } })
            close()
            setCodes(made.recoveryCodes)
          }}
          onClose={close}
        >
          The old ones stop working at once.
        </PasswordQuestion>
      )}
      {codes !== undefined && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}

function factWords({ createdAt, lastUsedAt }: { createdAt: string; lastUsedAt: string | null }): string {
  return `Added ${formatDate(createdAt)} · ${lastUsedAt === null ? 'Not used yet' : `Last used ${formatDate(lastUsedAt)}`}`
}
