import { calls } from '#contract/calls.ts'
import { formatDate } from '#domain/text/day-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { PasswordQuestion } from '../../factors/password-question.tsx'
import { sentenceOf } from '../../../client/messages.ts'
import { identityQuery } from './identity-query.ts'
import './token-section.css'
import { useSignOnEnd } from './use-sign-on-end.ts'

/** Signing in by the provider of the installation, where it has one: connected here, once, with the password. */
export function SignOnSection() {
  useSignOnEnd()
  const { data, error, refetch } = useQuery(identityQuery)
  const [asked, setAsked] = useState<'connect' | 'disconnect'>()
  const close = () => setAsked(undefined)
  if (error === null && (data === undefined || data.provider === null)) return null
  const provider = data?.provider ?? 'the provider'
  const identity = data?.identity ?? null

  return (
    <section className="token-section" aria-labelledby="sign-on">
      <h2 id="sign-on">Single sign-on</h2>
      {error !== null && (
        <ErrorCard
          title="Something went wrong"
          text="Whether your account is connected could not be loaded."
          technical={sentenceOf(error)}
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {data !== undefined && identity === null && (
        <>
          <p className="token-hint">
            Connect your account once; then “Sign in with {provider}” signs you in. Your password still works.
          </p>
          <Button onClick={() => setAsked('connect')}>Connect {provider}</Button>
        </>
      )}
      {identity !== null && (
        <>
          <p className="token-hint">“Sign in with {provider}” opens your account. Your password still works.</p>
          <ul className="token-list">
            <li>
              <div>
                <p className="token-name">{provider}</p>
                <p className="token-facts">
                  Connected {formatDate(identity.connectedAt)} ·{' '}
                  {identity.lastUsedAt === null ? 'Not used yet' : `Last used ${formatDate(identity.lastUsedAt)}`}
                </p>
              </div>
              <Button
                look="danger-quiet"
                size="small"
                aria-label={`Disconnect ${provider}`}
                onClick={() => setAsked('disconnect')}
              >
                Disconnect
              </Button>
            </li>
          </ul>
        </>
      )}
      {asked === 'connect' && (
        <PasswordQuestion
          title={`Connect ${provider}`}
          action="Continue"
          busy="One moment…"
          failed="Failed to connect"
          onPassword={async (currentPassword) => {
            const { address } = await call(calls.connectIdentity, { body: { currentPassword } })
            location.assign(address)
          }}
          onClose={close}
        >
          You go to {provider}, sign in there, and come back here. Credscout gets an identifier that stands for you, but no name
          and no email address.
        </PasswordQuestion>
      )}
      {asked === 'disconnect' && (
        <PasswordQuestion
          title={`Disconnect ${provider}?`}
          action="Disconnect"
          busy="Disconnecting…"
          danger
          failed="Failed to disconnect"
          onPassword={async (currentPassword) => {
            await call(calls.disconnectIdentity, { body: { currentPassword } })
            showToast({ title: 'Single sign-on disconnected', tone: 'success' })
            close()
            await refetch()
          }}
          onClose={close}
        >
          It no longer signs you in. Your password does.
        </PasswordQuestion>
      )}
    </section>
  )
}
