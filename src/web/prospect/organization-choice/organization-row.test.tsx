import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OrganizationRow } from './organization-row.tsx'

const match: OrganizationMatch = {
  name: 'cranes.example.org',
  description: '',
  website: 'https://cranes.example.org/',
  source: 'typed-address',
  reason: 'You typed this address.',
  detailed: false,
}

it('tells the address of a body that goes by it once', () => {
  const drawn = (chosen: boolean) =>
    renderToStaticMarkup(<OrganizationRow match={match} group="g" chosen={chosen} place="first" onChoose={() => {}} />)
  const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ')
  expect(words(drawn(true)).split('cranes.example.org')).toHaveLength(2)
  expect(words(drawn(true))).toContain('Open the site')
  expect(words(drawn(false)).split('cranes.example.org')).toHaveLength(2)
})
