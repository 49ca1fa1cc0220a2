import { expect, test } from 'vitest'
import { readLinesOf as read } from '../example-page-lines.ts'

test('cells under a head that says what is asked for are what it says, each of its row’s certification', async () => {
  const { names, lines } = await read(
    `<title>Licenses | Board of Ferry Crews</title><main><h1>Licenses and fees</h1><table>
    <tr><th>License</th><th>Valid for</th><th>Fee</th><th>Experience</th><th>Renewal requirement</th></tr>
    <tr><td>Certified Ferry Deckhand</td><td>2 years</td><td>$40</td><td>None</td><td>8 hours of rescue training</td></tr>
    <tr><td>Certified Ferry Engineer</td><td>4 years</td><td>$90</td><td>3 years in an engine room</td><td>24 hours of training, 6 of them on fire</td></tr>
    <tr><td>Certified Ferry Master</td><td>4 years</td><td>$140</td><td>5 years</td><td>None</td></tr></table></main>`,
    'Board of Ferry Crews',
  )
  expect(names).toHaveLength(3)
  expect(lines.filter((line) => /training|Experience|room/.test(line))).toEqual([
    '8 hours of rescue training',
    'Experience: 3 years in an engine room',
    '24 hours of training, 6 of them on fire',
    'Experience: 5 years',
  ])
})

test('so are cells beside such a label, each of its column’s certification', async () => {
  const { names, lines } = await read(
    `<title>Compare certifications | Council of Stage Safety</title><body><h1>Compare our certifications</h1>
    <h2>Certified Stage Steward (CSS)</h2><p>The exam fee is $99.</p><h2>Certified Stage Manager (CSM)</h2><p>The exam fee is $425.</p>
    <h2>At a glance</h2><table>
    <tr><th></th><th>Certified Stage Steward (CSS)</th><th>Certified Stage Manager (CSM)</th></tr>
    <tr><td>Experience required</td><td>None</td><td>5 years backstage</td></tr>
    <tr><td>Exam fee</td><td>$99</td><td>$425</td></tr><tr><td>Valid for</td><td>2 years</td><td>3 years</td></tr>
    <tr><td>CEUs to renew</td><td>1.5</td><td>4.5</td></tr></table></body>`,
    'Council of Stage Safety',
  )
  expect(names).toHaveLength(2)
  expect(lines.filter((line) => /Experience|CEUs/.test(line))).toEqual([
    'CEUs to renew: 1.5',
    'Experience required: 5 years backstage',
    'CEUs to renew: 4.5',
  ])
})
