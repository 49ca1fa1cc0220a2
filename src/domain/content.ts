/**
 * Everything an operator edits: brand, links, prices, claims and the texts of the marketing page.
 * Numbers stand here once, as numbers; every sum, saving and percentage on a page is computed from them.
 */

export const brand = {
  name: 'Credscout',
  fullName: 'Credscout Credential Prospecting',
  /** Named in the footer. */
  provider: 'Example Provider',
} as const

/** '#' is a link that points nowhere yet; put the full address of your page in its place. */
export const links = {
  privacyPolicy: '#',
  termsOfService: '#',
} as const

/** Whole US dollars a month when billed annually; monthly billing costs `monthlyFactor` times that. Source: specification §9. */
export const prices = { base: 999, pearson: 500, social: 500, monthlyFactor: 1.5 } as const

/** What the marketing page claims, apart from prices. Source: specification §9. */
export const claims = {
  /** Where the price of the larger platform starts: whole US dollars a year. */
  largerPlatformPerYear: 45_000,
  uptimePercent: 99.99,
  securityStandard: 'ISO 27001',
  experience: 'Nearly 20 years',
} as const

/** Names and sentences of what can be bought, beside their prices. */
export const offers = {
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
} as const

/** Figures the marketing texts speak of, computed from prices and claims and written out: '$11,988', '33k'. */
export interface Figures {
  trialDays: number
  basePerMonth: string
  baseBilledMonthly: string
  optionPerMonth: string
  optionBilledMonthly: string
  basePerYear: string
  largerPlatformPerYear: string
  largerPlatformPerMonth: string
  savedPerYear: string
  /** Whole thousands with 'k'. */
  savedShort: string
  /** The round thousand the base plan stays under. */
  roundLimit: string
  downtimeMinutes: number
}

/** Texts of the marketing page, in its order. A claim stands beside the condition under which it is true. */
export const marketing = {
  title: 'Credential management for credentialing bodies',
  startTrialShort: 'Start free trial',
  startTrial: ({ trialDays }: Figures) => `Start your ${trialDays}-day free trial`,
  hero: {
    title: ['Run every certification', 'cycle without', 'the spreadsheet'],
    lead: 'Applications, exam eligibility, continuing education and renewals in one place, made for credentialing bodies.',
    seePricing: 'See pricing',
    priceLine: ({ basePerMonth }: Figures) => `Base plan ${basePerMonth} a month, billed annually.`,
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
    title: ({ roundLimit }: Figures) => [`Under ${roundLimit} monthly`, 'for most organizations'],
    lead: 'One plan and two options. True for the base plan, billed annually.',
    included: [
      'Applications and eligibility review',
      'Continuing education tracking and audits',
      'Renewals, reminders and fees',
      'Public registry of certificants',
    ],
    trial: ({ trialDays }: Figures) => `${trialDays}-day free trial`,
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
    title: ({ savedShort }: Figures) => [`Save ${savedShort} a year against`, 'a larger platform'],
    lead: ({ largerPlatformPerYear, basePerYear, savedPerYear }: Figures) =>
      `Enterprise solutions start at ${largerPlatformPerYear} per year. Less ${basePerYear} for the base plan, billed annually, leaves ${savedPerYear}.`,
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
  why: {
    title: 'Why choose us',
    uptime: {
      label: 'Uptime SLA',
      sentence: ({ downtimeMinutes }: Figures) => `About ${downtimeMinutes} minutes of downtime a year.`,
    },
    security: { label: 'Information security', sentence: 'The certificate and its scope, on request.' },
    experience: { label: 'In this field', sentence: 'With credentialing bodies.' },
  },
  questions: {
    title: 'Questions',
    list: [
      {
        question: ({ trialDays }: Figures) => `What happens on day ${trialDays + 1}?`,
        answer: ({ trialDays }: Figures) =>
          `The trial ends on day ${trialDays}. You give a billing contact and no card, so nothing is charged by itself.`,
      },
      {
        question: () => `Is it ${prices.base} for everyone?`,
        answer: ({ basePerMonth, baseBilledMonthly, optionPerMonth, optionBilledMonthly }: Figures) =>
          `${basePerMonth} a month is the base plan billed annually; billed monthly it is ${baseBilledMonthly}. Each option adds ${optionPerMonth} a month, or ${optionBilledMonthly} billed monthly. The price is the same for every organization.`,
      },
      {
        question: () => 'Who owns our data, and how do we leave with it?',
        answer: () => 'You own it. Ask us for a copy of everything at any time, during the trial or after it.',
      },
      {
        question: () => 'What do Phase 1 and Phase 2 mean?',
        answer: () =>
          'Phase 1 is a fixed number of free trials. When they are taken, you join the Phase 2 waitlist and keep your place in the order of arrival.',
      },
      {
        question: () => 'Where did you get the facts about us?',
        answer: () =>
          'From your own public pages. Every line carries its page and the day it was read, and a line taken from our built-in catalogue says so.',
      },
    ],
  },
  closing: {
    title: ({ trialDays }: Figures) => `Try one renewal cycle, free for ${trialDays} days`,
    lead: 'Bring your spreadsheet. We help you load it.',
  },
} as const
