import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'
import { FactorList } from '../../factors/factor-list.tsx'
import { factorsQuery } from '../../factors/factors-query.ts'
import { SetUpFactor } from '../../factors/set-up-factor.tsx'
import { sentenceOf } from '../../../client/messages.ts'
import './token-section.css'

/** What is asked for beside the password. */
export function FactorSection() {
  const { data: factors, error, refetch } = useQuery(factorsQuery)
  return (
    <section className="token-section" aria-labelledby="second-factor">
      <h2 id="second-factor">Second factor</h2>
      <p className="token-hint">
        A stolen password alone does not let anyone in: an app or a passkey proves that it is you. You can have several.
      </p>
      {error !== null && (
        <ErrorCard
          title="Something went wrong"
          text="Your second factors could not be loaded."
          technical={sentenceOf(error)}
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {factors !== undefined && (factors.app !== null || factors.passkeys.length > 0) && <FactorList factors={factors} />}
      {factors !== undefined && <SetUpFactor hasApp={factors.app !== null} onDone={() => void refetch()} />}
    </section>
  )
}
