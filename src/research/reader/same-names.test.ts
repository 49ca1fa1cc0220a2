import { expect, test } from 'vitest'
import { readLinesOf as read } from './example-page-lines.ts'

test('a certification that a page writes in two ways is one, with the fees beside both', async () => {
  const { names, lines } = await read(
    `<title>Fees | Institute of Tidal Surveyors</title><main><h1>Registration fees</h1>
    <p>The Institute of Tidal Surveyors registers tidal surveyors as Chartered Tidal Surveyor (CTidSurv) and Registered Tidal Technician (RTidTech).</p>
    <h2>Chartered Tidal Surveyor (CTidSurv)</h2><p>The application fee is £210. Registration is valid for three years.</p>
    <h2>Registered Tidal Technician (RTidTech)</h2><p>The application fee is £120. Registration is valid for three years.</p>
    <h2>Annual fees</h2><table><tr><th>Register</th><th>Annual fee</th></tr><tr><td>CTidSurv</td><td>£185</td></tr><tr><td>RTidTech</td><td>£95</td></tr></table></main>`,
    'Institute of Tidal Surveyors',
  )
  expect(names.map(([name]) => name)).toEqual(['Chartered Tidal Surveyor', 'Registered Tidal Technician'])
  expect(lines.filter((line) => line.includes('£'))).toEqual([
    '£210 application',
    '£185 annual',
    '£120 application',
    '£95 annual',
  ])
})

test('classes of a license are apart, each also by its class alone', async () => {
  const { names } = await read(
    `<title>Operator licenses | Harbor Boiler Board</title><main><h1>Operator licenses</h1><p>The Harbor Boiler Board licenses boiler operators.</p>
    <h2>Class I Boiler Operator</h2><p>The exam fee is $90.</p><h2>Class II Boiler Operator</h2><p>The exam fee is $70.</p>
    <h2>Renewal</h2><table><tr><th>License</th><th>Renewal fee</th></tr><tr><td>Class I</td><td>$60</td></tr><tr><td>Class II</td><td>$45</td></tr></table></main>`,
    'Harbor Boiler Board',
  )
  expect(names.map(([name]) => name)).toEqual(['Class I Boiler Operator', 'Class II Boiler Operator'])
})

test('who certifies stands in front of several names, which are the same without', async () => {
  const { names } = await read(
    `<title>Credentials</title><main><h1>Credentials and fees</h1><p>As an NOA Certified Orchardist you are trusted.</p>
    <table><tr><th>Certification</th><th>Exam fee</th></tr><tr><td>Certified Orchardist</td><td>$165</td></tr><tr><td>Certified Pruner</td><td>$120</td></tr></table>
    <h2>NOA Certified Orchardist Exam</h2><p>The NOA Certified Orchardist holds three years of experience.</p>
    <h2>NOA Certified Pruner Exam</h2><p>The NOA Certified Pruner holds a first aid card.</p></main>`,
    'Orchard Association',
  )
  expect(names.map(([name = '']) => name.replace('NOA ', '')).toSorted()).toEqual(['Certified Orchardist', 'Certified Pruner'])
})

test('the assistant of a profession is somebody else, with fees of their own', async () => {
  const { names, lines } = await read(
    `<title>Fees | Board of Physical Therapy</title><main><h1>License fees</h1><p>The Board of Physical Therapy issues licenses to physical
    therapists and physical therapist assistants. Every license is valid for two years.</p><h2>Application fees</h2>
    <ul><li>Application for license as a physical therapist: $175</li><li>Application for license as a physical therapist assistant: $110</li></ul></main>`,
    'Board of Physical Therapy',
  )
  expect(names.map(([name = '']) => name.toLowerCase())).toEqual([
    expect.stringMatching(/physical therapist$/),
    expect.stringMatching(/physical therapist assistant$/),
  ])
  expect(lines.filter((line) => line.includes('$'))).toEqual([expect.stringContaining('$175'), expect.stringContaining('$110')])
})
