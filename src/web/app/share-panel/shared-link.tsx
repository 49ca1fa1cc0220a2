import type { LiveLink } from '#contract/shares.ts'
import { formatDate } from '#domain/text/day-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { forgetProspects } from '../prospect-queries.ts'
import { LinkField } from './link-field.tsx'
import { type LinkChange, LinkQuestion } from './link-question.tsx'
import { LinkSettings } from './link-settings.tsx'
import { accessSentence, controlWords, isOpen } from './link-words.ts'
import { openedWords } from './opened-words.ts'
import { PreviewLink } from './preview-link.tsx'

/** One link of a prospect: copied, seen as its reader sees it, set, renewed, turned off. */
export function SharedLink({ link }: { link: LiveLink }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<LinkChange>()
  const [isUnfolded, setUnfolded] = useState(false)
  const settingsId = useId()
  const told = [`Made ${formatDate(link.createdAt)}`, openedWords(link), ...controlWords(link)]
  return (
    <div className="share-link-one">
      {link.name !== null && <h3 className="share-link-name">{link.name}</h3>}
      <p className="share-panel-lead">{accessSentence(link)}</p>
      <LinkField key={link.shareUrl} url={link.shareUrl} />
      <div className="share-panel-foot">
        <p>{told.join('. ')}.</p>
        <span className="share-panel-ways">
          {isOpen(link) && <PreviewLink shareId={link.shareId} />}
          <Button look="quiet" aria-expanded={isUnfolded} aria-controls={settingsId} onClick={() => setUnfolded(!isUnfolded)}>
            Settings
          </Button>
          <Button look="quiet" onClick={() => setAsked('renew')}>
            Renew link
          </Button>
          <Button look="danger-quiet" onClick={() => setAsked('turn-off')}>
            Turn off link
          </Button>
        </span>
      </div>
      <div id={settingsId} className="share-link-settings">
        {isUnfolded && <LinkSettings link={link} />}
      </div>
      {asked !== undefined && (
        <LinkQuestion
          change={asked}
          shareId={link.shareId}
          onClose={() => setAsked(undefined)}
          onChanged={() => forgetProspects(client)}
        />
      )}
    </div>
  )
}
