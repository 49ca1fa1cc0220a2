import { formatDate } from '#domain/text/day-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { sentenceOf } from '../../../client/messages.ts'
import { LinkQuestion } from '../../share-panel/link-question.tsx'
import { openedWords } from '../../share-panel/opened-words.ts'
import { holdingsQuery } from './holdings-query.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** The share links of an account's prospects, each of which an administrator can end. */
export function UserLinksDialog({ colleague: { id, username, disabledAt }, onClose }: UserDialogProps) {
  const { data: holdings, error, refetch } = useQuery(holdingsQuery(id))
  const [asked, setAsked] = useState<string>()
  return (
    <Dialog title={`Share links of ${username}`} size="wide" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {error !== null ? (
        <p role="alert">{sentenceOf(error)}</p>
      ) : holdings === undefined ? (
        <p>Looking up the links…</p>
      ) : holdings.links.length === 0 ? (
        <p>{username} has no share links.</p>
      ) : (
        <>
          {disabledAt !== null && <p>None of them opens while {username} is disabled.</p>}
          <ul className="user-links">
            {holdings.links.map((link) => (
              <li key={link.shareId}>
                <div>
                  <p className="user-name">
                    {link.organization.name}
                    {link.contactFirstName !== null && <span className="user-link-contact"> {link.contactFirstName}</span>}
                  </p>
                  <p className="user-email">
                    Made {formatDate(link.createdAt)} · {openedWords(link)}
                  </p>
                </div>
                <Button
                  look="danger-quiet"
                  size="small"
                  aria-label={`Turn off the link to ${link.organization.name}`}
                  onClick={() => setAsked(link.shareId)}
                >
                  Turn off
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {asked !== undefined && (
        <LinkQuestion
          change="turn-off"
          shareId={asked}
          onClose={() => setAsked(undefined)}
          onChanged={async () => {
            await refetch()
          }}
        />
      )}
    </Dialog>
  )
}
