import { expect, it } from 'vitest'
import { isOfBody, voiceUnder } from './announcing-headings.ts'

it.each([
  'Comments (12)',
  'Customer ratings & reviews',
  'Reviews from holders',
  'What our members say',
  '3 thoughts on “Fees for 2026”',
  'User-contributed notes',
  'Letters to the editor',
  'How respondents answered',
  'Messages from the audience',
  'Seen on LinkedIn',
  'Social wall',
  'Q&A from our community',
  'Jobs from our employers',
  'Voices of holders',
  'Avis de nos clients',
  'Opiniones sobre el examen',
  'Depoimentos de alunos',
  'Recensioni degli iscritti',
  'Kundenbewertungen',
  'Erfahrungsberichte unserer Teilnehmer',
  'Lezersreacties',
  'Opinie (8)',
  'お客様の声',
  '用户评价',
  '댓글',
  'отзывы',
  'yorumlar',
])('%s: visitors speak', (heading) => {
  expect(voiceUnder(heading)).toBe('visitor')
})

it.each([
  'Advertisement',
  'Sponsored by Dock Tools',
  'Paid partnership with Dock Tools',
  'Promoted content',
  'Ads by Harbor',
  'A message from our sponsors',
  'Partner offers',
  'Presented by Dock Tools',
  'Products you may like',
  'Affiliate links',
  'Elsewhere around the web',
  'From other sites',
  'Recommended by Harbor',
])('%s: somebody pays for it', (heading) => {
  expect(voiceUnder(heading)).toBe('advertiser')
})

it.each(['Fees', 'Examination on request', 'Exam dates on the web', 'Reference letters', 'Code of conduct'])(
  '%s: the body speaks',
  (heading) => {
    expect(voiceUnder(heading)).toBe('body')
  },
)

it.each([
  'Reviews of applications',
  'Application reviews',
  'The review process',
  'How we review',
  'Comments invited',
  'Call for comments',
  'Public consultation',
  'Invitation to comment',
])('%s: what others wrote to the body is its matter', (heading) => {
  expect(isOfBody(heading)).toBe(true)
})
