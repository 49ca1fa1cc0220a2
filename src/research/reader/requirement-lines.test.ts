import { expect, test } from 'vitest'
import { readLinesOf as read } from './example-page-lines.ts'

test('what stands under words that head a paragraph from within is theirs, and the words are no requirement', async () => {
  const { lines } = await read(
    `<title>Harbor Pilots Licensing Office: Licenses</title><body><h2>License types</h2>
    <p>The Office issues the licenses listed here. Applicants must be 21 years old. A medical certificate is needed.</p>
    <table><tr><td><b>License</b></td><td><b>Experience</b></td><td><b>Exam</b></td><td><b>Fee</b></td></tr>
    <tr><td><b>Harbor Pilot License</b></td><td>3 years as a licensed mate</td><td>$80</td><td>$210</td></tr>
    <tr><td><b>River Pilot License</b></td><td>2 years as a licensed mate</td><td>$60</td><td>$150</td></tr></table>
    <p><b>Renewals.</b> A form is mailed before the license runs out. Pilots show proof of 12 hours of radar class each term.</p>
    <p><b>Mooring fees.</b> Small boats $15. Barges $40.</p>
    <p><b>Visitors.</b> The Office has an agreement with the ports of Lund. A visitor's license needs no exam.</p>
    <p><b>Exam dates.</b> Exams are held on the second Monday of each month in Room 3. The exam is open book. A score of 75% is needed.</p>
    </body>`,
    'Harbor Pilots Licensing Office',
  )
  expect(lines).toContain('Applicants must be 21 years old.')
  expect(
    lines.filter((line) => /Renewals|Mooring|Visitors|Exam dates|agreement|visitor|Room 3|open book|75%/.test(line)),
  ).toEqual([])
})

test('an entry of a menu is no requirement', async () => {
  const { lines } = await read(
    `<title>Become a Certified Loom Fitter | Weavers Institute</title><main><h1>Become a Certified Loom Fitter</h1>
    <div><a href="/q">Qualifications</a></div><div><a href="/c">Certification</a></div><div><a href="/a">Accreditation</a></div>
    <p>The Certified Loom Fitter (CLF) fits power looms. The fee is $310.</p>
    <h2>Requirements</h2><ul><li>Three years in a weaving mill</li><li>Written exam</li></ul>
    <p>The certification runs for four years.</p></main>`,
    'Weavers Institute',
  )
  expect(lines).toContain('Three years in a weaving mill')
  expect(lines).toContain('4 years')
  expect(lines.filter((line) => /^(?:Qualifications|Certification|Accreditation)$|runs for/.test(line))).toEqual([])
})

test('what is said of renewing, and a bare price, is no requirement', async () => {
  const { lines } = await read(
    `<title>Certified Dowser</title><main><h1>Certified Dowser (CD)</h1><p>The Guild certifies dowsers.</p>
    <h2>Requirements</h2><ul><li>Two seasons of field work with a Certified Dowser</li><li>Application and exam fee: $145</li>
    <li>The CD must be renewed every 36 months.</li></ul></main>`,
    'Guild of Dowsers',
  )
  expect(lines).toContain('Two seasons of field work with a Certified Dowser')
  expect(lines.filter((line) => /must be renewed|fee: \$/.test(line))).toEqual([])
})

test('how an exam is given, and what is not asked for, is no requirement', async () => {
  const { lines } = await read(
    `<title>Certified Dowser</title><main><h1>Certified Dowser (CD)</h1><p>The Guild certifies dowsers.</p>
    <h2>Requirements</h2><ul><li>Two seasons of field work with a dowser</li><li>Exam scores are kept for five years.</li>
    <li>Our exam is accredited by the Board of Boards.</li><li>A background check is not required.</li>
    <li>The exam is offered each year in April and October.</li><li>There are 175 questions and you have four hours.</li>
    <li>Duration 2 hours</li><li>Rod handling 25%</li><li>12 months to schedule your exam</li></ul></main>`,
    'Guild of Dowsers',
  )
  expect(lines).toEqual(['Two seasons of field work with a dowser'])
})

test('what is likelier a requirement is no step of renewal', async () => {
  const { lines } = await read(
    `<title>Certifications | Guild of Falconers</title><main><h1>Certifications</h1>
    <p>Falconers renew every three years and earn 30 hours of continuing education.</p>
    <h2>Certified Falconer (CF)</h2><p>Requirements:</p><ul><li>Complete a minimum of 70 hours of training with hawks.</li>
    <li>Uphold the code of ethics and the professional standards of the Guild.</li><li>Keep a current first aid card.</li></ul>
    <h2>Master Falconer (MF)</h2><p>Requirements:</p><ul><li>Complete a minimum of 150 hours of advanced training.</li>
    <li>Uphold the code of ethics and the professional standards of the Guild.</li><li>Maintain liability insurance.</li></ul></main>`,
    'Guild of Falconers',
  )
  expect(lines.filter((line) => line.startsWith('Complete a minimum of 150 hours'))).toHaveLength(1)
})

test('what others renew is no step of renewal', async () => {
  const { lines } = await read(
    `<title>Certified Tanner</title><main><h1>Certified Tanner (CT)</h1><p>The Guild certifies tanners. The exam fee is $90.</p>
    <h2>Renewal</h2><ul><li>Earn 20 hours of continuing education every two years</li><li>Renewal form</li></ul>
    <p>Course providers must renew their approval and report every course. Registration with your provincial regulator must be renewed each
    year. Examiners are approved by the Guild for five years and attend a seminar to renew.</p></main>`,
    'Guild of Tanners',
  )
  expect(lines).toContain('Earn 20 hours of continuing education every two years')
  expect(lines.filter((line) => /providers|regulator|Examiners|form/.test(line))).toEqual([])
})

test('who is licensed, in the list of a law, and a row of amounts ask for nothing', async () => {
  const { lines } = await read(
    `<title>Electrical Board Rules</title><main><h1>Licenses of electricians</h1><p>The Electrical Board licenses, for three years:</p>
    <ul><li>master electrician;</li><li>journeyman electrician; and</li><li>apprentice electrician.</li></ul>
    <h2>Renewal requirements</h2><table><tr><th>License</th><th>Renewal fee</th></tr><tr><td>Master electrician</td><td>$120</td></tr>
    <tr><td>Journeyman electrician</td><td>$80</td></tr></table></main>`,
    'Electrical Board',
  )
  expect(lines.filter((line) => /electrician(?:;|$)|\|/.test(line))).toEqual([])
})
