import { counted } from '#domain/text/counted.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { Clock, X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { shownAddress } from '../../ui/clipping/page-address.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageHeading } from '../../ui/page-heading/page-heading.tsx'
import { Progress } from '../../ui/progress/progress.tsx'
import { CertificationCard } from '../certification-card/certification-card.tsx'
import { type FactSettings, FactSettingsProvider } from '../facts/fact-settings.ts'
import { PendingCard } from '../certification-card/pending-card.tsx'
import { clock, useElapsed } from './elapsed.ts'
import { type Feed, feedInWords } from './feed.ts'
import { FeedList } from './feed-list.tsx'
import './lookup-progress.css'

export interface LookupProgressProps {
  /** Undefined while the organization itself is looked for. */
  organization: Organization | undefined
  feed: Feed
  titleRef?: Ref<HTMLHeadingElement>
  /** 'h2' where the page has its title already. */
  heading?: 'h1' | 'h2'
  onCancel: () => void
  /** Something to know meanwhile: offline, or that it takes long. */
  notice?: ReactNode
}

/** Where the bar stands. Source: specification §9. */
const fixedProgress = 75

/** Milliseconds after which a look-up counts as long. */
const longAfter = 60_000

/** A look-up at work: the specified bar, under it what really happens, and the certifications proven so far. */
export function LookupProgress({ organization, feed, titleRef, heading, onCancel, notice }: LookupProgressProps) {
  const elapsed = useElapsed(feed.at)
  return (
    <div className="lookup-progress">
      <PageHeading
        title="Analyzing Certification Details"
        titleRef={titleRef}
        heading={heading}
        lead="This may take a moment..."
        actions={
          <Button icon={<Icon of={X} />} onClick={onCancel}>
            Cancel
          </Button>
        }
      />
      <Progress percent={fixedProgress} label="Analyzing Certification Details" />
      <div className="lookup-counts">
        <span>{organization === undefined ? 'Finding the organization' : titleOf(organization)}</span>
        {feed.pages.chosen > 0 && (
          <span>
            <strong>{feed.pages.read}</strong> of {counted(feed.pages.chosen, 'page')} read
          </span>
        )}
        {feed.quotes.found > 0 && (
          <span>
            <strong>{feed.quotes.checked}</strong> of {counted(feed.quotes.found, 'quote')} checked
          </span>
        )}
        <span>{clock(elapsed)}</span>
      </div>
      <Announcer sentence={feedInWords(feed)} />
      {notice}
      {elapsed >= longAfter && (
        <Notice icon={Clock} live="polite">
          This is taking longer than usual.
          {feed.lookupId !== undefined && ' You can leave this page: the look-up continues, and will be here when you come back.'}
        </Notice>
      )}
      {feed.rows.length > 0 && <FeedList rows={feed.rows} />}
      {(feed.certifications.length > 0 || feed.names.length > 0) && <FoundSoFar feed={feed} />}
    </div>
  )
}

function FoundSoFar({ feed }: { feed: Feed }) {
  const { certifications, names } = feed
  return (
    <section>
      <h2 className="lookup-proven-title">
        Found so far{' '}
        <span>
          {names.length > 0
            ? `${certifications.length} of ${Math.max(names.length, certifications.length)} names`
            : `${certifications.length}`}
        </span>
      </h2>
      <FactSettingsProvider value={whileReading}>
        <ul className="lookup-proven">
          {certifications.map((certification) => (
            <li key={certification.id ?? certification.name}>
              <CertificationCard certification={certification} arriving />
            </li>
          ))}
          <li>
            <PendingCard />
          </li>
        </ul>
      </FactSettingsProvider>
    </section>
  )
}

const whileReading: FactSettings = { quotes: 'one', isReading: true }

/** Milliseconds between two announcements. Source: design language §4. */
const announcedEvery = 5_000

/** Tells the newest sentence to those who listen, at most every five seconds. */
function Announcer({ sentence }: { sentence: string }) {
  const [told, setTold] = useState('')
  const newest = useRef(sentence)
  useEffect(() => {
    newest.current = sentence
  }, [sentence])
  useEffect(() => {
    const timer = setInterval(() => setTold(newest.current), announcedEvery)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="visually-hidden" aria-live="polite">
      {told}
    </p>
  )
}

function titleOf({ name, abbreviation, website }: Organization): string {
  const short = abbreviation ?? name
  const host = website === undefined ? '' : shownAddress(website).host
  // A body that no page has named yet goes by its address.
  return host === '' || host === short ? short : `${short}, ${host}`
}
