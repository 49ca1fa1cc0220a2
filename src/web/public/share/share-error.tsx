import type { ReactNode } from 'react'
import { messages } from '../../client/messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorCard } from '../../ui/error-card/error-card.tsx'
import { AskForLink } from '../../not-found/ask-for-link.tsx'
import { ShareFrame } from './share-frame.tsx'
import './share-page.css'

export interface ShareErrorProps {
  shareId: string
  /** What happened, for whoever can use it; told where asking once more may help. */
  status: number
  sentence: string
  /** Asking once more may help. */
  retry: boolean
  /** A new link was asked for just now. */
  asked: boolean
  account: ReactNode
}

/** In place of the page when its link could not be read. One answer for unknown, expired and revoked. */
export function ShareError(props: ShareErrorProps) {
  return (
    <ShareFrame shareId={props.shareId} account={props.account}>
      <div className="container">
        {props.asked ? <ErrorCard title={askedTitle} text={<output>{toldSentence}</output>} /> : <DoesNotOpen {...props} />}
      </div>
    </ShareFrame>
  )
}

/** Title of the page once a new link was asked for. */
export const askedTitle = 'You asked for a new link'

const toldSentence = 'If this link was ever one of ours, the person who sent it has been told that you want a new one.'

function DoesNotOpen({ shareId, status, sentence, retry }: ShareErrorProps) {
  return (
    <ErrorCard
      title="Error"
      text="The link may be expired or invalid. Ask the person who sent it for a new one."
      technical={retry ? `${messages.fetchSharedSearchFailed().title}. ${status}: ${sentence}` : undefined}
      actions={
        retry ? (
          <Button look="filled" data-share={shareId}>
            Try Again
          </Button>
        ) : (
          <AskForLink shareId={shareId} />
        )
      }
    />
  )
}
