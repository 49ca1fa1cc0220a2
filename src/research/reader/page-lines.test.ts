import { expect, test } from 'vitest'
import { readLinesOf as read } from './example-page-lines.ts'

test('years of experience are no validity, and a sentence that sends to another page is no requirement', async () => {
  const { lines } = await read(
    `<title>Certified Lantern Keeper (CLK) | Institute of Lantern Keepers</title><main><h1>Certified Lantern Keeper (CLK)</h1>
    <p>The Certified Lantern Keeper (CLK) certification shows that its holder keeps lanterns lit.</p><h2>Requirements</h2>
    <ul><li>Two years of lantern keeping</li><li>Pass the CLK exam</li></ul>
    <p>For the fees see <a href="/fees/">our fee schedule</a>.</p></main>`,
    'Institute of Lantern Keepers',
  )
  expect(lines).toContain('Two years of lantern keeping')
  expect(lines.filter((line) => line === '2 years' || line.startsWith('For the fees'))).toEqual([])
})

test('how long a certification is valid is no requirement', async () => {
  const { lines } = await read(
    `<title>Certifications</title><main><h1>Certifications</h1><h2>Certified Slow Cook (CSC)</h2>
    <p>The Certified Slow Cook (CSC) certification is for cooks with patience.</p><h3>Requirements</h3>
    <ul><li>One year of work as a cook</li></ul><p>CSC certification is valid for two years.</p></main>`,
    'Society of Slow Cookers',
  )
  expect(lines.filter((line) => /valid for/.test(line))).toEqual([])
  expect(lines).toContain('2 years')
})

test('a price for others is for what its sentence names', async () => {
  const { lines } = await read(
    `<title>Certified Crane Inspector (CCI)</title><main><h1>Certified Crane Inspector (CCI)</h1>
    <p>The Certified Crane Inspector (CCI) credential is for professionals who inspect cranes in ports.</p>
    <h2>Fees</h2><p>The examination fee is $450 for members and $560 for non-members.</p></main>`,
    'Harbour Crane Certification Board',
  )
  expect(lines.filter((line) => line.startsWith('$'))).toEqual(['$450 exam (members)', '$560 exam (non-members)'])
})

test('a certification has the name that its page gives its short form', async () => {
  const { names } = await read(
    `<title>Certification | NBKS</title><main><h1>Certification</h1><h2>Certified Kite Surveyor (CKS)</h2>
    <p>The Certified Kite Surveyor (CKS) is the entry certification.</p><h3>Requirements</h3>
    <ul><li>Completion of an accredited surveying course</li><li>Pass the CKS examination</li></ul>
    <h2>Master Kite Surveyor (MKS)</h2><p>The Master Kite Surveyor (MKS) is for surveyors with long experience.</p>
    <h3>Requirements</h3><ul><li>Hold the CKS for five years</li></ul></main>`,
    'National Board of Kite Surveyors',
  )
  expect(names).toEqual([
    ['Certified Kite Surveyor', 'CKS'],
    ['Master Kite Surveyor', 'MKS'],
  ])
})

test('how long another certification is held is no validity', async () => {
  const { lines } = await read(
    `<title>Certified Baker</title><main><h1>Certified Baker, Level II (CB-II)</h1><p>The Guild of Bakers certifies bakers.</p>
    <h2>Requirements</h2><ul><li>Level I certification held for one year</li></ul>
    <h2>Validity</h2><p>The certification is valid for four years.</p></main>`,
    'Guild of Bakers',
  )
  expect(lines.filter((line) => /^\d+ years?$/.test(line))).toEqual(['4 years'])
})
