import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { noAnswerSentence } from '../../client/no-answer.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorCard } from '../../ui/error-card/error-card.tsx'
import { isLostPart, isThere, loadAnewOnce } from './lost-parts.ts'

const missingPart = 'A part of it did not arrive. Please try again.'

/** In the place of a screen that could not be loaded or drawn; what stands around it stays. */
export function ScreenFailure({ error }: ErrorComponentProps) {
  const isLost = isLostPart(error)
  const [retrying, setRetrying] = useState(false)
  const [why, setWhy] = useState(navigator.onLine ? missingPart : noAnswerSentence())

  const retry = async () => {
    setRetrying(true)
    // All that is typed is kept on the device; a part that once failed is fetched by a new page alone.
    if (await isThere()) location.reload()
    setWhy(noAnswerSentence())
    setRetrying(false)
  }

  useEffect(() => {
    if (!isLost) return undefined
    void loadAnewOnce()
    const again = () => void loadAnewOnce()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isLost])

  return (
    <div className="container">
      <title>This screen could not be loaded · Credscout</title>
      <ErrorCard
        title={isLost ? 'This screen could not be loaded' : 'This screen could not be shown'}
        text={isLost ? `Nothing is lost. ${why}` : 'Nothing is lost. Something went wrong on our side.'}
        technical={isLost ? undefined : error instanceof Error ? error.message : String(error)}
        actions={
          <Button look="filled" busy={retrying ? 'Loading…' : undefined} onClick={() => void retry()}>
            Try Again
          </Button>
        }
      />
    </div>
  )
}
