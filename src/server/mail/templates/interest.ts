import { brand, nextSteps, offers } from '#domain/public-face/content.ts'
import { formatDate } from '#domain/text/day-words.ts'
import { figures, withFigures } from '#domain/public-face/computed-figures.ts'
import type { Seller } from '#domain/offers/offer.ts'
import { dollars, type PricingOptions } from '#domain/public-face/pricing.ts'
import { trialDays } from '#domain/public-face/trial.ts'
import { sameValue } from '#domain/text/same-value.ts'
import type { LetterPart } from '#domain/mail/letter-part.ts'
import { greeting, type Letter, letter, named } from './letter.ts'

/** What was chosen and what it costs, as frozen with the submission. */
interface Choice {
  pricingOptions: PricingOptions
  /** Whole dollars. */
  perMonth: number
  perYear: number
}

/** Why a billing contact is written to: for the first time; named in the place of another; or what they gave or chose has changed. */
export type ContactNews = { kind: 'first' } | { kind: 'named' } | { kind: 'changed'; before: Submitted }

/** What was submitted before, by the name of its contact. */
export interface Submitted extends Choice {
  billingName: string
  billingEmail: string
}

interface ToBillingContact extends Submitted {
  organization: string
  /** Whole address of the share page, and of the offer; null when there is no live link. */
  link: string | null
  offer: string | null
  news: ContactNews
  /** Whom an answer goes to. */
  seller: Seller
}

/** Tells the billing contact that the trial runs. @param after 'waitlist' when a seat became free for somebody who waited */
export function trialStartedMail(trial: ToBillingContact & { endsAt: Date; after?: 'waitlist' }): Letter {
  const organization = named(trial.organization)
  const promoted = trial.after === 'waitlist'
  const known = knownWords(trial)
  const subject = known?.subject ?? `Your ${trialDays}-day free trial has started`
  const begun = `${promoted ? 'A place in Phase 1 is free, and it is yours. ' : ''}The free trial of ${brand.fullName} for ${organization} has started.`
  return letter(promoted ? 'promoted' : 'trial-started', subject, [
    greeting(trial.billingName),
    `${known === undefined ? begun : `${known.sentence} Its free trial goes on.`} It ends on ${formatDate(trial.endsAt)}.`,
    choiceFacts(trial, beforeOf(trial.news)),
    ...whatNext('trial', trial),
  ])
}

/** Tells the billing contact their true place in the Phase 2 queue. */
export function waitlistMail(waiting: ToBillingContact & { place: number }): Letter {
  const organization = named(waiting.organization)
  const known = knownWords(waiting)
  const place =
    known === undefined
      ? `Phase 1 of ${brand.fullName} is full. ${organization} is number ${waiting.place}`
      : `${known.sentence} It is still number ${waiting.place}`
  return letter('waitlist', known?.subject ?? 'You are on the Phase 2 waitlist', [
    greeting(waiting.billingName),
    `${place} on the Phase 2 waitlist. You will get an email as soon as a seat is yours.`,
    choiceFacts(waiting, beforeOf(waiting.news)),
    ...whatNext('waitlist', waiting),
  ])
}

/** How an email begins that tells of a trial or place its organization has already; undefined where it is the first one. */
function knownWords({ organization, news, ...now }: ToBillingContact): { subject: string; sentence: string } | undefined {
  const whose = named(organization)
  if (news.kind === 'first') return undefined
  if (news.kind === 'named') {
    return {
      subject: `You are now the billing contact of ${whose}`,
      sentence: `You have been named the billing contact of ${whose}.`,
    }
  }
  const changed = [
    ...(news.before.billingName === now.billingName ? [] : ['billing name']),
    ...(news.before.billingEmail === now.billingEmail ? [] : ['billing email']),
    ...(isChosenAnew(news.before, now) ? ['options'] : []),
  ]
  const have = changed.length > 1 || changed.includes('options') ? 'have' : 'has'
  return {
    subject: `Your ${changed.join(' and ')} ${have} changed`,
    sentence: `The ${changed.join(' and the ')} of ${whose} ${have} changed.`,
  }
}

function beforeOf(news: ContactNews): Choice | undefined {
  return news.kind === 'changed' ? news.before : undefined
}

/** Tells somebody that another one is the billing contact now; not whom, whose address only the seller is shown. */
export function contactReplacedMail(replaced: {
  organization: string
  billingName: string
  /** Whether the seller did it, or somebody with the link. */
  by: 'seller' | 'link'
  outcome: 'trial' | 'waitlist'
  link: string | null
  seller: Seller
}): Letter {
  const organization = named(replaced.organization)
  const seller = named(replaced.seller.name)
  const who = replaced.by === 'seller' ? seller : `Somebody who has the link to the page of ${organization}`
  const goesOn = replaced.outcome === 'trial' ? 'The free trial goes on' : `${organization} keeps its place on the waitlist`
  const reply = replaced.seller.email === null ? '' : `reply to this email, which goes to ${seller}`
  const page = replaced.link === null ? '' : 'change the contact back on the page'
  const ways = [page, reply].filter((way) => way !== '').join(', or ')
  return letter('contact-replaced', `You are no longer the billing contact of ${organization}`, [
    greeting(replaced.billingName),
    `${who} has named another billing contact. ${goesOn}; you will get no more emails about it.`,
    ...(ways === '' ? [] : [`If that is not right, ${ways}.`]),
    ...linkTo('Open the page', replaced.link),
  ])
}

/** Tells the owner who is interested, in what, and what became of it. */
export function interestNotice(
  interest: Submitted & {
    owner: string
    organization: string
    /** New, changed from what was submitted before, or a seat for somebody who waited. */
    occasion: { kind: 'new' } | { kind: 'changed'; before: Submitted } | { kind: 'promoted' }
    trialEndsAt: Date | null
    place: number | null
    /** Whole address of the prospect's page. */
    link: string
  },
): Letter {
  const subject = noticeSubject(interest)
  const before = interest.occasion.kind === 'changed' ? interest.occasion.before : undefined
  const outcome =
    interest.trialEndsAt === null
      ? `Place ${interest.place ?? '–'} on the Phase 2 waitlist`
      : `Free trial until ${formatDate(interest.trialEndsAt)}`
  return letter('interest-notice', subject, [
    greeting(interest.owner),
    `${subject}.`,
    {
      facts: [
        ['Outcome', outcome],
        ...factWithBefore('Billing name', named(interest.billingName), before && named(before.billingName)),
        ...factWithBefore('Billing email', interest.billingEmail, before?.billingEmail),
        ...choiceFacts(interest, before).facts,
      ],
    },
    { label: 'Open the prospect', link: interest.link },
  ])
}

function noticeSubject({ organization, occasion, ...now }: Parameters<typeof interestNotice>[0]): string {
  const whose = named(organization)
  if (occasion.kind === 'new') return `${whose} is interested`
  if (occasion.kind === 'promoted') return `${whose} has left the waitlist: its free trial has started`
  const { before } = occasion
  const isContactNew = before.billingName !== now.billingName || before.billingEmail !== now.billingEmail
  const changed = [...(isContactNew ? ['its billing contact'] : []), ...(isChosenAnew(before, now) ? ['its options'] : [])]
  return `${whose} has changed ${changed.join(' and ')}`
}

function isChosenAnew(before: Choice, now: Choice): boolean {
  return !sameValue(before.pricingOptions, now.pricingOptions)
}

/** A fact, and where it was another one before, that one too. */
function factWithBefore(label: string, now: string, before: string | undefined): [string, string][] {
  return [[label, now], ...(before === undefined || before === now ? [] : [[`${label} before`, before] as [string, string]])]
}

/** What was chosen and its price, with what was chosen before where that was something else. */
function choiceFacts(now: Choice, before?: Choice): { facts: [string, string][] } {
  return {
    facts: [
      ...factWithBefore('Chosen', chosenWords(now), before && chosenWords(before)),
      ...factWithBefore('Price', priceWords(now), before && priceWords(before)),
    ],
  }
}

function chosenWords({ pricingOptions: { pearson, social } }: Choice): string {
  return [offers.base.name, ...(pearson ? [offers.pearson.name] : []), ...(social ? [offers.social.name] : [])].join(', ')
}

function priceWords({ pricingOptions: { billingCycle }, perMonth, perYear }: Choice): string {
  const price = `${dollars(perMonth)} a month`
  return billingCycle === 'annual' ? `${price}, billed annually, ${dollars(perYear)} a year` : `${price}, billed monthly`
}

/** What follows, the ways on, and whom to ask. */
function whatNext(outcome: keyof typeof nextSteps, { link, offer, seller }: ToBillingContact): LetterPart[] {
  return [
    `What happens next: ${nextSteps[outcome].map((step) => withFigures(step, figures())).join(' ')}`,
    ...linkTo('Open your page', link),
    ...linkTo('See the offer, or make one', offer),
    ...(seller.email === null ? [] : [`Questions? Reply to this email: it goes to ${named(seller.name)}.`]),
  ]
}

function linkTo(label: string, link: string | null): LetterPart[] {
  return link === null ? [] : [{ label, link }]
}
