import { expect, test } from 'vitest'
import { readLinesOf as read } from './example-page-lines.ts'

const isTime = (line: string) => /^(?:\d+ (?:years?|months?)|Lifetime.*)$/.test(line)

test('how long something else lasts is no validity', async () => {
  const { lines } = await read(
    `<title>Certified Kiln Master</title><main><h1>Certified Kiln Master (CKM)</h1><p>The Potters Board certifies kiln masters.</p>
    <h2>Fees</h2><p>The CKM exam fee is $220.</p>
    <h2>Test centers</h2><p>Approval is reviewed every two years. Score reports are available for six years. A clerk inspects each center at least once every four
    years. A master who lied surrendered his seal for five years.</p><h2>Jobs</h2><p>We offer a three-year fixed-term contract.</p></main>`,
    'Potters Board',
  )
  expect(lines).toContain('$220 exam')
  expect(lines.filter(isTime)).toEqual([])
})

test('how long somebody worked, and within which time, is no validity', async () => {
  const { lines } = await read(
    `<title>Licensed Bell Founder</title><main><h1>Licensed Bell Founder (LBF)</h1><p>The Society licenses bell founders.</p>
    <h2>Step 1: Work</h2><p>Show two years (3,200 hours) of paid foundry work within the last six years, signed by a master.</p>
    <h2>Step 2: Exam</h2><p>The exam fee is $90. Candidates must sit the exam within five years of gaining the Journeyman's letter.</p>
    <h2>Keeping your license</h2><p>Founders earn 30 hours of CPD and report them online. Those who do not report lose the license.</p></main>`,
    'Society of Bell Founders',
  )
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter(isTime)).toEqual([])
})

test('what an authority renews is not what the body awards', async () => {
  const { lines } = await read(
    `<title>Certified Splint Maker</title><main><h1>Certified Splint Maker (CSM)</h1>
    <p>Those who pass receive the Certified Splint Maker (CSM) certificate. The certificate does not expire. Registration with your provincial
    regulator must be renewed each year.</p><p>The exam fee is $250.</p></main>`,
    'Alliance of Splint Makers',
  )
  expect(lines.filter(isTime)).toEqual(['Lifetime (does not expire)'])
})

test('an answer says what its question asks, and a time that something is issued for goes before one of a course', async () => {
  const clock = await read(
    `<title>Certified Clock Repairer</title><main><h1>Certified Clock Repairer (CCR)</h1><p>The Board certifies repairers of clocks.</p>
    <h2>Questions</h2><p>Do I need a degree? No. How long is the certification valid? Four years. What is the exam fee? $275.</p></main>`,
    'Board of Clock Repairers',
  )
  expect(clock.lines.filter(isTime)).toEqual(['4 years'])
  const { lines } = await read(
    `<title>Licensed Appraiser</title><main><h1>Licensed Appraiser</h1><p>The Department licenses appraisers. The license fee is $275.</p>
    <h2>Term and renewal</h2><p>All licenses are issued for one year and expire on June 30. Appraisers must complete 14 hours of continuing
    education each year, and must take the 7-hour national standards update course every two years.</p></main>`,
    'Department of Appraisers',
  )
  expect(lines.filter(isTime)).toEqual(['1 year'])
})
