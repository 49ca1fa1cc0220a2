import { calls } from '#contract/calls.ts'
import { type ApiToken, isLive } from '#domain/accounts/api-token.ts'
import { formatDate, formatMoment } from '#domain/text/day-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { DeleteQuestion } from '../../../ui/delete-question/delete-question.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../../client/api.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { useSession } from '../../session/session.tsx'
import { tokensQuery } from './tokens-query.ts'

/** The tokens there are, each with its use and its end. */
export function TokenList({ tokens }: { tokens: readonly ApiToken[] }) {
  const { end } = useSession()
  const client = useQueryClient()
  const [asked, setAsked] = useState<ApiToken>()
  const [isEnding, setEnding] = useState(false)
  const [now] = useState(() => new Date())

  const endToken = async ({ id, name }: ApiToken) => {
    setEnding(true)
    try {
      await call(calls.endToken, { params: { id } })
      showToast({ title: 'Token revoked', description: name, tone: 'success' })
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 401) end()
      showToast({ title: 'Failed to revoke the token', description: sentenceOf(error), tone: 'error' })
    }
    await client.invalidateQueries({ queryKey: tokensQuery.queryKey })
    setEnding(false)
    setAsked(undefined)
  }

  return (
    <>
      <ul className="token-list">
        {tokens.map((token) => (
          <li key={token.id}>
            <div>
              <p className="token-name">
                {token.name} {!isLive(token, now) && <Tag>{token.revokedAt === null ? 'Expired' : 'Revoked'}</Tag>}
              </p>
              <p className="token-facts">
                {token.scope === 'read' ? 'Reads' : 'Reads and changes'} · {lastUse(token)} · {lastDay(token)}
              </p>
            </div>
            {isLive(token, now) && (
              <Button look="danger-quiet" size="small" aria-label={`Revoke token: ${token.name}`} onClick={() => setAsked(token)}>
                Revoke
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <DeleteQuestion
          title="Revoke this token?"
          action="Revoke token"
          busy={isEnding ? 'Revoking…' : undefined}
          onConfirm={() => void endToken(asked)}
          onClose={() => setAsked(undefined)}
        >
          Programs that use “{asked.name}” lose access at once. This cannot be undone.
        </DeleteQuestion>
      )}
    </>
  )
}

function lastUse({ lastUsedAt }: ApiToken): string {
  return lastUsedAt === null ? 'Never used' : `Last used ${formatMoment(lastUsedAt)}`
}

function lastDay({ expiresAt, revokedAt }: ApiToken): string {
  return revokedAt === null ? `Until ${formatDate(expiresAt)}` : `Revoked ${formatDate(revokedAt)}`
}
