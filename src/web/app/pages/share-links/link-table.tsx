import type { CallOutput } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { formatDate } from '#domain/text/day-words.ts'
import { renewedDays, renewedUntil } from '#domain/shares/link.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarPlus, Copy, Ellipsis, ExternalLink, Mail, Pause, Play, Power, RefreshCw, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu/menu.tsx'
import '../../../ui/table/table.css'
import { showToast } from '../../../ui/toast/toasts.ts'
import { messages } from '../../../client/messages.ts'
import { forgetProspects } from '../../prospect-queries.ts'
import '../../prospect-list/prospect-name.css'
import '../../prospect-list/row-menu.css'
import { ShareByEmailDialog } from '../../share-by-email/share-by-email-dialog.tsx'
import { type LinkChange, LinkQuestion } from '../../share-panel/link-question.tsx'
import { LinkSettingsDialog } from '../../share-panel/link-settings-dialog.tsx'
import { controlWords, isOpen } from '../../share-panel/link-words.ts'
import { openedWords } from '../../share-panel/opened-words.ts'
import { useChangeLink } from '../../share-panel/use-change-link.ts'

type OwnLink = CallOutput<Calls['listAllShares']>[number]

export function LinkTable({ links }: { links: readonly OwnLink[] }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<{ change: LinkChange; shareId: string }>()
  const [mailed, setMailed] = useState<number>()
  const [opened, setOpened] = useState<string>()
  const shown = links.find(({ shareId }) => shareId === opened)
  return (
    <>
      <section className="table-box" aria-label="Share links, table">
        <table className="table table-stacked share-links-table">
          <thead>
            <tr>
              <th scope="col">Organization</th>
              <th scope="col">Made</th>
              <th scope="col">Opened</th>
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {links.map((link) => (
              <tr key={link.shareId}>
                <th scope="row">
                  <Link to="/search/$id" params={{ id: String(link.searchId) }} className="prospect-name">
                    {link.organization.name}
                  </Link>
                  {link.name !== null && <span className="prospect-meta">{link.name}</span>}
                  {link.contactFirstName !== null && <span className="prospect-meta">{link.contactFirstName}</span>}
                </th>
                <td data-head="Made">{formatDate(link.createdAt)}</td>
                <td>
                  {openedWords(link)}
                  {controlWords(link).map((words) => (
                    <span key={words} className="prospect-meta">
                      {words}
                    </span>
                  ))}
                </td>
                <td>
                  <LinkActions
                    link={link}
                    onAsk={(change) => setAsked({ change, shareId: link.shareId })}
                    onMail={() => setMailed(link.searchId)}
                    onSet={() => setOpened(link.shareId)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown !== undefined && (
        <LinkSettingsDialog link={shown} name={shown.organization.name} onClose={() => setOpened(undefined)} />
      )}
      {mailed !== undefined && <ShareByEmailDialog prospectId={mailed} onClose={() => setMailed(undefined)} />}
      {asked !== undefined && (
        <LinkQuestion {...asked} onClose={() => setAsked(undefined)} onChanged={() => forgetProspects(client)} />
      )}
    </>
  )
}

interface LinkActionsProps {
  link: OwnLink
  onAsk: (change: LinkChange) => void
  onMail: () => void
  onSet: () => void
}

function LinkActions({ link, onAsk, onMail, onSet }: LinkActionsProps) {
  const { name } = link.organization
  const { change } = useChangeLink(link.shareId)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.shareUrl)
      showToast({ ...messages.linkCopied, description: name, tone: 'success' })
    } catch {
      showToast({ ...messages.copyUrlFailed, tone: 'error' })
    }
  }
  return (
    <span className="share-links-actions">
      <Button size="small" icon={<Icon of={Copy} />} aria-label={`Copy link to ${name}`} onClick={() => void copy()}>
        Copy link
      </Button>
      <Menu
        label={`More for the link to ${name}`}
        trigger={
          <button type="button" className="row-menu" aria-label={`More for the link to ${name}`}>
            <Icon of={Ellipsis} />
          </button>
        }
      >
        {isOpen(link) && (
          <MenuItem asChild>
            <a href={pages.share(link.shareId)} target="_blank" rel="noreferrer">
              <Icon of={ExternalLink} />
              Preview
            </a>
          </MenuItem>
        )}
        <MenuItem onSelect={onMail}>
          <Icon of={Mail} />
          Share via Email
        </MenuItem>
        <MenuItem onSelect={onSet}>
          <Icon of={Settings2} />
          Settings
        </MenuItem>
        <MenuItem onSelect={() => void change({ paused: !link.paused })}>
          <Icon of={link.paused ? Play : Pause} />
          {link.paused ? 'Resume link' : 'Pause link'}
        </MenuItem>
        {link.expiresOn !== null && (
          <MenuItem onSelect={() => void change({ expiresOn: renewedUntil(new Date(), link.expiresOn) })}>
            <Icon of={CalendarPlus} />
            Extend by {renewedDays} days
          </MenuItem>
        )}
        <MenuItem onSelect={() => onAsk('renew')}>
          <Icon of={RefreshCw} />
          Renew link
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger onSelect={() => onAsk('turn-off')}>
          <Icon of={Power} />
          Turn off link
        </MenuItem>
      </Menu>
    </span>
  )
}
