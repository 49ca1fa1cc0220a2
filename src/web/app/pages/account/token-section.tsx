import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'
import { sentenceOf } from '../../../client/messages.ts'
import { MadeSecret } from './made-secret.tsx'
import { TokenForm } from './token-form.tsx'
import { TokenList } from './token-list.tsx'
import './token-section.css'
import { tokensQuery } from './tokens-query.ts'

/** Personal tokens: by them programs and assistants make one's own calls. */
export function TokenSection() {
  const { data: tokens, error, refetch } = useQuery(tokensQuery)
  const [made, setMade] = useState<{ name: string; token: string }>()
  return (
    <section className="token-section" aria-labelledby="tokens">
      <h2 id="tokens">API tokens</h2>
      <p className="token-hint">
        With a token, a program or an assistant can work on your prospects as you do, through the{' '}
        <a className="link" href="/api/docs">
          API
        </a>{' '}
        or MCP. A token does not give access to your account.
      </p>
      {made !== undefined && (
        <MadeSecret of={`This is the token “${made.name}”.`} secret={made.token} copyName={`Copy token: ${made.name}`} />
      )}
      {error !== null ? (
        <ErrorCard
          title="Something went wrong"
          text="Your tokens could not be loaded."
          technical={sentenceOf(error)}
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      ) : (
        tokens !== undefined && tokens.length > 0 && <TokenList tokens={tokens} />
      )}
      <TokenForm onMade={setMade} />
    </section>
  )
}
