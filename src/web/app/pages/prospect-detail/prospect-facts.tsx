import { offers } from '#domain/public-face/content.ts'
import { formatDate } from '#domain/text/day-words.ts'
import { webAddressSchema } from '#domain/evidence/evidence.ts'
import { dollars, type PricingOptions, priceOf } from '#domain/public-face/pricing.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import { UserPen } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../ui/button/button.tsx'
import { shownAddress } from '../../../ui/clipping/page-address.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ContactDialog } from '../../contact/contact-dialog.tsx'

/** What only the owner sees: the contact, how often the link was read, and the billing details once there is interest. */
export function ProspectFacts({ prospect }: { prospect: Prospect }) {
  const { organization, contactFirstName, email, emailSubject, createdAt, viewCount, version, interested } = prospect
  const [isEditing, setEditing] = useState(false)
  // Typed by hand, it may be anything: only a web address becomes a link.
  const website = z.safeParse(webAddressSchema, organization.website).data
  return (
    <>
      <Facts title="Prospect">
        {website !== undefined && (
          <Fact name="Website">
            <a className="link" href={website} target="_blank" rel="noreferrer">
              {address(website)}
            </a>
          </Fact>
        )}
        <Fact name="Contact">{contactFirstName ?? 'None given'}</Fact>
        <Fact name="Email">{email ?? 'None given'}</Fact>
        {emailSubject !== null && <Fact name="Email subject">{emailSubject}</Fact>}
        <Fact name="Created">{formatDate(createdAt)}</Fact>
        <Fact name="Versions">{version}</Fact>
        <Fact name="Views">{viewCount.toLocaleString('en-US')}</Fact>
      </Facts>
      <Button size="small" className="prospect-contact-button" icon={<Icon of={UserPen} />} onClick={() => setEditing(true)}>
        Edit contact
      </Button>
      {isEditing && <ContactDialog prospect={prospect} onClose={() => setEditing(false)} />}
      <Facts title="Interest">
        <Fact name="Interested">{interested ? 'Yes' : 'Not marked'}</Fact>
        {interested && (
          <>
            <Fact name="Billing name">{prospect.billingName ?? 'None given'}</Fact>
            <Fact name="Billing email">{prospect.billingEmail ?? 'None given'}</Fact>
            {prospect.pricingOptions !== null && <ChoiceFacts options={prospect.pricingOptions} />}
          </>
        )}
      </Facts>
    </>
  )
}

function ChoiceFacts({ options }: { options: PricingOptions }) {
  const chosen = [
    offers.base.name,
    ...(options.pearson ? [offers.pearson.name] : []),
    ...(options.social ? [offers.social.name] : []),
  ]
  const { perMonth, perYear } = priceOf(options)
  return (
    <>
      <Fact name="Choice">{chosen.join(', ')}</Fact>
      <Fact name="Price">
        {dollars(perMonth)} a month, billed{' '}
        {options.billingCycle === 'annual' ? `annually, ${dollars(perYear)} a year` : 'monthly'}
      </Fact>
    </>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="rail-title" id={id}>
        {title}
      </h2>
      <dl className="prospect-facts">{children}</dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function address(website: string): string {
  const { host, path } = shownAddress(website)
  return host + path
}
