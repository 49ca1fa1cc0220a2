import type { Content } from './content-schema.ts'

/**
 * Everything an operator edits: brand, links, prices, claims and the texts of the public pages and previews.
 * It is checked at start; a value that cannot be shown stops it with a sentence that names the field.
 *
 * Numbers stand here once, as numbers. A text names a figure computed from them in braces, '{basePerMonth}';
 * all of them are listed in figure-names.ts.
 */

export const brand: Content['brand'] = {
  name: 'Credscout',
  fullName: 'Credscout Credential Prospecting',
  /** Named in the footer. */
  provider: 'Example Provider',
}

/** '#' is a link that points nowhere yet; put the full address of your page in its place. */
export const links: Content['links'] = {
  privacyPolicy: '#',
  termsOfService: '#',
}

/** Whole US dollars a month when billed annually; monthly billing costs `monthlyFactor` times that. Source: specification §9. */
export const prices: Content['prices'] = { base: 999, pearson: 500, social: 500, monthlyFactor: 1.5 }

/** What the marketing page claims, each with the condition under which it is true, shown beside it. Source: specification §9. */
export const claims: Content['claims'] = {
  /** 'Under 1,000 monthly for most organizations.' */
  base: { condition: 'True for the base plan, billed annually.' },
  trial: { condition: 'While Phase 1 has places. After that you join the Phase 2 waitlist.' },
  /** Where the price of the larger platform starts: whole US dollars a year. */
  largerPlatform: {
    perYear: 45_000,
    condition:
      'Enterprise solutions start at {largerPlatformPerYear} per year. Less {basePerYear} for the base plan, billed annually, leaves {savedPerYear}.',
  },
  uptime: {
    percent: 99.99,
    label: 'Uptime SLA',
    condition: 'Under the service agreement: at most about {downtimeMinutes} minutes of downtime a year.',
  },
  security: {
    standard: 'ISO 27001',
    label: 'Information security',
    condition: 'The certificate and its scope, on request.',
  },
  experience: { years: 'Nearly 20 years', label: 'In this field', condition: 'With credentialing bodies.' },
}

/** Names and sentences of what can be bought, beside their prices. */
export const offers: Content['offers'] = {
  base: {
    name: 'Base plan',
    sentence: 'Applications, exam eligibility, renewals, registry.',
    locked: 'Always included.',
  },
  pearson: {
    name: 'Pearson VUE integration',
    sentence: 'Eligibility out, bookings and scores back. Your own Pearson VUE contract is needed.',
  },
  social: { name: 'Social Sharing', sentence: 'Holders post a verified credential to their profiles.' },
}

/** What an offer says beside its prices; each term is a sentence of its own. */
export const offerTexts: Content['offerTexts'] = {
  terms: [
    'Prices are in US dollars and the same for every organization.',
    'This offer stays as it is until the date shown on it, even if prices or pages change.',
    'A free trial of {trialDays} days comes first while Phase 1 has places. You give a billing contact but no card, so nothing is charged automatically.',
    'You own your data, and get a copy of everything whenever you ask for it.',
    'To accept it, reply to the person who made it, or continue on your page.',
  ],
}

/** What follows a submission, in order and with its time, for whoever submitted it. */
export const nextSteps: Content['nextSteps'] = {
  trial: [
    'Within two working days we write to the billing contact to arrange the first hour together.',
    'In that hour we load your spreadsheet, so that you try a renewal cycle of your own.',
    'When the trial ends, tell us if you want to continue. Nothing is charged until you say so.',
  ],
  waitlist: [
    'You keep your place. Seats open in the order people joined; no day is set for the next one.',
    'We write to the billing contact on the day a seat is yours, and the trial starts then.',
    'Until then you can read your programs through your link, and have an offer made.',
  ],
}

/** Texts of the marketing page, in its order. A title of several parts is set in as many lines. */
export const marketing: Content['marketing'] = {
  title: 'Credential management for credentialing bodies',
  startTrialShort: 'Start free trial',
  startTrial: 'Start your {trialDays}-day free trial',
  hero: {
    title: ['Run every certification', 'cycle without', 'the spreadsheet'],
    lead: 'Applications, exam eligibility, continuing education and renewals in one place, made for credentialing bodies.',
    seePricing: 'See pricing',
    priceLine: 'Base plan {basePerMonth} a month, billed annually.',
    sample: {
      title: 'Renewal cycle, March',
      groups: [
        { count: 855, label: 'renewed' },
        { count: 229, label: 'submitted' },
        { count: 120, label: 'not started' },
      ],
      rows: [
        { name: 'A. Okafor', progress: '36 of 36 units', state: 'Renewed', done: true },
        { name: 'L. Brandt', progress: '36 of 36 units', state: 'In audit, 2 files' },
        { name: 'S. Iyer', progress: '29 of 36 units', state: 'Reminder sent' },
        { name: 'M. Duarte', progress: 'Exam route', state: 'Seat booked, 9 Dec' },
        { name: 'P. Lindqvist', progress: '31 of 36 units', state: 'Open until 31 Mar' },
      ],
      caption: 'A renewal cycle as staff see it. Sample data.',
    },
  },
  trust: {
    title: 'Made for boards of every kind',
    marks: ['Health', 'Safety', 'Building', 'Finance', 'Technology'],
  },
  pricing: {
    title: ['Under {roundLimit} monthly', 'for most organizations'],
    lead: 'One plan and two options.',
    included: [
      'Applications and eligibility review',
      'Continuing education tracking and audits',
      'Renewals, reminders and fees',
      'Public registry of certificants',
    ],
    trial: '{trialDays}-day free trial',
  },
  pains: {
    title: ['You already know', 'this spreadsheet'],
    lead: 'Five rows of work that grow with every cycle.',
    rows: [
      { task: 'Renewal dates', how: 'Sorted wrong since the March import', cell: '#REF!', mark: 'error' },
      { task: 'CE credits', how: 'Added up by hand, one person at a time', cell: 'see tab 3' },
      { task: 'Exam eligibility', how: 'Mailed to the test vendor on Fridays', cell: 'ask Dana', mark: 'chosen' },
      { task: 'Audit evidence', how: 'In three inboxes and a shared drive', cell: 'final_v7' },
      { task: 'Board report', how: 'A week of work, twice a year', cell: 'due Thu' },
    ],
  },
  comparison: {
    title: ['Save {savedShort} a year against', 'a larger platform'],
    other: 'Larger platform',
    /** Shown where the larger platform is asked for something it alone can answer. */
    askThem: 'Ask them',
    trialRow: 'Free trial',
    priceListRow: { label: 'Price list', ours: 'On this page' },
    barsNote: 'Per year, billed annually. Bars are to scale.',
  },
  features: {
    title: ['The whole life', 'of a credential'],
    list: [
      { name: 'Applications', sentence: 'Candidates apply once. Reviewers see what is missing.' },
      { name: 'Exam hand-off', sentence: 'Eligibility goes out, bookings and scores come back.' },
      { name: 'Continuing education', sentence: 'Credits by category and cycle, with files attached.' },
      { name: 'Audits', sentence: 'Draw a sample, ask for evidence, close it with a note.' },
      { name: 'Renewals', sentence: 'Cycles, grace periods, late fees and reminders.' },
      { name: 'Registry', sentence: 'The public can check who is certified today.' },
    ],
  },
  why: { title: 'Why choose us' },
  questions: {
    title: 'Questions',
    list: [
      {
        question: 'What happens on day {dayAfterTrial}?',
        answer: 'The trial ends on day {trialDays}. You give a billing contact but no card, so nothing is charged automatically.',
      },
      {
        question: 'Is it {base} for everyone?',
        answer:
          '{basePerMonth} a month is the base plan billed annually; billed monthly it is {baseBilledMonthly}. Pearson VUE integration adds {pearsonPerMonth} a month and Social Sharing {socialPerMonth}, or {pearsonBilledMonthly} and {socialBilledMonthly} billed monthly. The price is the same for every organization.',
      },
      {
        question: 'Who owns our data, and how do we take it with us?',
        answer: 'You own it. Ask us for a copy of everything at any time, during the trial or after it.',
      },
      {
        question: 'What do Phase 1 and Phase 2 mean?',
        answer:
          'Phase 1 is a fixed number of free trials. When they are taken, you join the Phase 2 waitlist and keep your place in the order of arrival.',
      },
      {
        question: 'Where did you get the facts about us?',
        answer:
          'Each line says so itself: a sentence from your own page with the day it was read, a stored copy of a page with its date or “undated”, a document with who gave it, or the person who stated it. What we have not read says “Not read yet”.',
      },
    ],
  },
  closing: {
    title: 'Try one renewal cycle, free for {trialDays} days',
    lead: 'Bring your spreadsheet. We help you load it.',
  },
}

/**
 * What a preview card in an email or a chat says of each page. A link is a secret between its sender and its reader:
 * its card says nothing about either.
 */
export const previews: Content['previews'] = {
  learn: {
    title: 'Credential management for credentialing bodies',
    description:
      'Applications, exam eligibility, continuing education and renewals in one place. Base plan {basePerMonth} a month, billed annually.',
  },
  share: {
    title: 'Your credential programs',
    description: 'Read what was found, see where each line comes from, and correct what is wrong.',
  },
  waitlist: {
    title: 'Phase 2 waitlist',
    description: 'Places in Phase 2 go out in the order of arrival.',
  },
}
