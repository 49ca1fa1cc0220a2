import { brand, nextSteps, offers } from '#domain/public-face/content.ts'
import { formatDate } from '#domain/text/day-words.ts'
import { figures, withFigures } from '#domain/public-face/computed-figures.ts'
import type { Seller } from '#domain/offers/offer.ts'
import { dollars, type PricingOptions } from '#domain/public-face/pricing.ts'
import { trialDays } from '#domain/public-face/trial.ts'
import type { LetterPart } from '#domain/mail/letter-part.ts'
import { greeting, type Letter, letter, named } from './letter.ts'

/** What was chosen and what it costs, as frozen with the submission. */
export interface Choice {
  pricingOptions: PricingOptions
  /** Whole dollars. */
  perMonth: number
  perYear: number
}

interface ToBillingContact extends Choice {
  organization: string
  billingName: string
  /** Whole address of the share page, and of the offer; null when there is no live link. */
  link: string | null
  offer: string | null
  /** Of contact or options, to somebody who was told what became of them before. */
  isChange?: boolean
  /** Whom an answer goes to. */
  seller: Seller
}

/** What tells somebody who knows of their trial or place already. */
const changed = {
  subject: 'Your contact or options have changed',
  sentence: (organization: string) => `The billing contact or the options of ${organization} have been changed.`,
}

/** Tells the billing contact that the trial runs. @param after 'waitlist' when a seat became free for somebody who waited */
export function trialStartedMail(trial: ToBillingContact & { endsAt: Date; after?: 'waitlist' }): Letter {
  const organization = named(trial.organization)
  const promoted = trial.after === 'waitlist'
  const subject = trial.isChange === true ? changed.subject : `Your ${trialDays}-day free trial has started`
  const begun = `${promoted ? 'A place in Phase 1 is free, and it is yours. ' : ''}The free trial of ${brand.fullName} for ${organization} has started.`
  return letter(promoted ? 'promoted' : 'trial-started', subject, [
    greeting(trial.billingName),
    `${trial.isChange === true ? `${changed.sentence(organization)} Your free trial goes on.` : begun} It ends on ${formatDate(trial.endsAt)}.`,
    choiceFacts(trial),
    ...whatNext('trial', trial),
  ])
}

/** Tells the billing contact their true place in the Phase 2 queue. */
export function waitlistMail(waiting: ToBillingContact & { place: number }): Letter {
  const organization = named(waiting.organization)
  const isChange = waiting.isChange === true
  const first = isChange ? changed.sentence(organization) : `Phase 1 of ${brand.fullName} is full.`
  return letter('waitlist', isChange ? changed.subject : 'You are on the Phase 2 waitlist', [
    greeting(waiting.billingName),
    `${first} ${isChange ? 'It' : organization} is ${isChange ? 'still ' : ''}number ${waiting.place} on the Phase 2 waitlist. You will get an email as soon as a seat is yours.`,
    choiceFacts(waiting),
    ...whatNext('waitlist', waiting),
  ])
}

/** Tells the owner who is interested, in what, and what became of it. */
export function interestNotice(
  interest: Choice & {
    owner: string
    organization: string
    billingName: string
    billingEmail: string
    /** 'new', changed details of an earlier submission, or a seat for somebody who waited. */
    occasion: 'new' | 'changed' | 'promoted'
    trialEndsAt: Date | null
    place: number | null
    /** Whole address of the prospect's page. */
    link: string
  },
): Letter {
  const organization = named(interest.organization)
  const sentences = {
    new: `${organization} is interested.`,
    changed: `${organization} has changed its billing contact or its choice.`,
    promoted: `${organization} has left the waitlist: its free trial has started.`,
  }
  const outcome =
    interest.trialEndsAt === null
      ? `Place ${interest.place ?? '–'} on the Phase 2 waitlist`
      : `Free trial until ${formatDate(interest.trialEndsAt)}`
  const { facts } = choiceFacts(interest)
  return letter('interest-notice', sentences[interest.occasion], [
    greeting(interest.owner),
    sentences[interest.occasion],
    {
      facts: [
        ['Outcome', outcome],
        ['Billing name', named(interest.billingName)],
        ['Billing email', interest.billingEmail],
        ...facts,
      ],
    },
    { label: 'Open the prospect', link: interest.link },
  ])
}

function choiceFacts({ pricingOptions, perMonth, perYear }: Choice): { facts: [string, string][] } {
  const { pearson, social, billingCycle } = pricingOptions
  const chosen = [offers.base.name, ...(pearson ? [offers.pearson.name] : []), ...(social ? [offers.social.name] : [])]
  const price = `${dollars(perMonth)} a month`
  return {
    facts: [
      ['Chosen', chosen.join(', ')],
      ['Price', billingCycle === 'annual' ? `${price}, billed annually, ${dollars(perYear)} a year` : `${price}, billed monthly`],
    ],
  }
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
