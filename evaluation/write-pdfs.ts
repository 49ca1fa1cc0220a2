// node evaluation/write-pdfs.ts writes the PDF pages of both halves; their labels are written by hand.
import { writeFileSync } from 'node:fs'
import { type PdfLine, tinyPdf } from './tiny-pdf.ts'

const left = 60
const title = (text: string): PdfLine => ({ words: [[left, text]], size: 20, bold: true, gap: 14 })
const heading = (text: string): PdfLine => ({ words: [[left, text]], size: 14, bold: true, gap: 14 })
const line = (text: string): PdfLine => ({ words: [[left, text]] })
const small = (text: string): PdfLine => ({ words: [[left, text]], size: 8, gap: 18 })
const bullet = (text: string): PdfLine => ({
  words: [
    [left, '•'],
    [left + 14, text],
  ],
})
/** A row of a table: its columns begin at fixed distances. */
const row = (...cells: string[]): PdfLine => ({
  words: cells.map((cell, column) => [column === 0 ? left : 260 + column * 90, cell]),
})
const head = (...cells: string[]): PdfLine => ({ ...row(...cells), bold: true, gap: 8 })

const files: Record<string, PdfLine[][]> = {
  'tuning/handbook-vibration-analyst.pdf': [
    [
      title('Certified Machine Vibration Analyst'),
      heading('Candidate Handbook'),
      line('Machine Condition Examining Council'),
      line('Edition of March 2025'),
    ],
    [
      small('CMVA Candidate Handbook                                   2'),
      heading('Eligibility'),
      line('The Certified Machine Vibration Analyst (CMVA) examination is open to candidates'),
      line('who meet one of these routes:'),
      bullet('an associate degree and three years of monitoring work; or'),
      bullet('six years of monitoring work without a degree.'),
      line('All candidates have completed laboratory safety training.'),
      heading('Fees'),
      head('Fee', 'Member', 'Non-member'),
      row('Application fee', '$95', '$95'),
      row('Examination fee', '$390', '$490'),
      row('Retake fee', '$195', '$245'),
      row('Renewal fee', '$150', '$205'),
    ],
    [
      small('CMVA Candidate Handbook                                   3'),
      heading('Renewal'),
      line('The CMVA certification is valid for four years. Certified analysts renew by earning'),
      line('40 professional development hours (PDHs) in the four-year period.'),
      line('Renewals are accepted during a grace period of 90 days after the expiry date.'),
      heading('Appeals'),
      line('Appeals are heard by a panel of three. An appeal must arrive within 30 days.'),
    ],
  ],
  'counterparts/handbook-crowd-safety.pdf': [
    [
      title('Crowd Safety Examination Board'),
      heading('Certified Crowd Safety Planner (CCSP) Handbook for Candidates'),
      line('In force from 1 September 2025'),
    ],
    [
      small('Handbook for Candidates – page 2'),
      heading('1  Who may sit the examination'),
      line('To sit the CCSP examination you need either'),
      bullet('a bachelor’s degree and two years of event safety work, or'),
      bullet('five years of event safety work without a degree.'),
      line('In both cases you must have completed incident command training.'),
      heading('2  Fee schedule'),
      head('Item', 'Members', 'Others'),
      row('Application', '$120', '$120'),
      row('Exam', '$430', '$560'),
      row('Exam retake', '$215', '$280'),
      row('Renewal', '$175', '$225'),
    ],
    [
      small('Handbook for Candidates – page 3'),
      heading('3  Keeping the certification'),
      line('Certification as a CCSP lasts three years. Renewal takes 45 PDUs (professional'),
      line('development units) within those three years.'),
      line('There is a grace period of 60 days after the certificate has expired.'),
      heading('4  Complaints'),
      line('Complaints are answered within 20 working days.'),
    ],
  ],
  'tuning/fees-landscape-lighting.pdf': [
    [
      title('Schedule of Fees 2026'),
      line('Exterior Lighting Certification Council'),
      head('Certification', 'Exam', 'Renewal'),
      row('Certified Lighting Installer (CLI)', '$210', '$80'),
      row('Certified Lighting Designer (CLD)', '$360', '$125'),
      row('Certified Dark Sky Consultant (CDSC)', '$480', '$160'),
      heading('Applies to all certifications'),
      line('All certifications are valid for three years.'),
      line('Late renewal fee: $55'),
      small('Approved by the Council on 4 November 2025. Bank details on request.'),
    ],
  ],
  'counterparts/fees-timber-framing.pdf': [
    [
      title('Fee Schedule'),
      line('Timber Construction Assessment Board – effective 1 January 2026'),
      head('Credential', 'Examination', 'Renewal'),
      row('Certified Timber Framer (CTF)', '$260', '$90'),
      row('Certified Log Building Inspector (CLBI)', '$340', '$110'),
      row('Certified Heavy Timber Engineer (CHTE)', '$590', '$185'),
      heading('For all credentials'),
      line('Every certification is valid for four years.'),
      line('Late renewal fee: $70'),
      small('Questions about fees are answered by the office in Bend, telephone 555-0133.'),
    ],
  ],
}

for (const [name, pages] of Object.entries(files)) writeFileSync(new URL(`./pages/${name}`, import.meta.url), tinyPdf(pages))
