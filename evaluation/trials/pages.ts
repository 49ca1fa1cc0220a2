import { cleanDocument } from '../../src/research/document/clean.ts'
import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import type { ToldCertification, ToldFact } from './told.ts'

/** A page of an invented body with everything that is true of its certifications, each with the page's words. */
export interface TrialPage {
  path: string
  html: string
  truth: ToldCertification[]
}

const fact = (text: string, quote: string): ToldFact => ({ text, quote, passage: null })

function certification(name: string, acronym: string, more: Partial<ToldCertification>): ToldCertification {
  const none = { summaryQuote: null, requirements: [], validity: [], renewal: [], fees: [], retiredQuote: null }
  return { name, acronym, ...none, ...more }
}

/** Pages of several kinds: lists, tables, prose with questions, a common price page, an accordion, a retired programme. */
const trialPages: readonly TrialPage[] = [
  {
    path: '/csb',
    html: `<title>Certified Sail Builder (CSB)</title><main><h1>Certified Sail Builder (CSB)®</h1>
<p>The Certified Sail Builder credential recognizes craftspeople who cut, sew and repair sails for offshore vessels.</p>
<h2>Eligibility requirements</h2><ul><li>Three years of full-time experience in a sail loft</li>
<li>A high school diploma or its equivalent</li><li>Two letters of reference from supervisors</li>
<li>Candidates must agree to the Code of Conduct</li></ul>
<h2>Fees</h2><table><tr><th>Fee</th><th>Member</th><th>Non-member</th></tr>
<tr><td>Exam registration</td><td>$325</td><td>$475</td></tr><tr><td>Retake</td><td>$150</td><td>$210</td></tr></table>
<p>The application fee of $75 is not refundable.</p>
<h2>Renewal</h2><p>The CSB certification is valid for four years. To renew, holders must earn 60 continuing education hours and pay the renewal fee of $140.</p>
<p>Holders may carry over no more than 10 hours into the next cycle.</p></main>`,
    truth: [
      certification('Certified Sail Builder', 'CSB', {
        summaryQuote:
          'The Certified Sail Builder credential recognizes craftspeople who cut, sew and repair sails for offshore vessels.',
        requirements: [
          fact('Three years of full-time experience in a sail loft', 'Three years of full-time experience in a sail loft'),
          fact('High school diploma or equivalent', 'A high school diploma or its equivalent'),
          fact('Two letters of reference from supervisors', 'Two letters of reference from supervisors'),
          fact('Must agree to the Code of Conduct', 'Candidates must agree to the Code of Conduct'),
        ],
        validity: [fact('4 years', 'The CSB certification is valid for four years.')],
        renewal: [
          fact('60 continuing education hours', 'holders must earn 60 continuing education hours'),
          fact('Carry over no more than 10 hours', 'Holders may carry over no more than 10 hours into the next cycle.'),
        ],
        fees: [
          fact('$325 exam registration (member)', 'Fee: Exam registration | Member: $325'),
          fact('$475 exam registration (non-member)', 'Exam registration | Non-member: $475'),
          fact('$150 retake (member)', 'Retake | Member: $150'),
          fact('$75 application, not refundable', 'The application fee of $75 is not refundable.'),
          fact('$140 renewal', 'pay the renewal fee of $140'),
        ],
      }),
    ],
  },
  {
    path: '/prices',
    html: `<title>Certification prices</title><main><h1>Certification prices</h1><p>Prices in Canadian dollars.</p>
<table><thead><tr><th>Certification</th><th>Early bird</th><th>Regular</th><th>Renewal</th></tr></thead><tbody>
<tr><td>Certified Rigging Planner (CRP)</td><td>$610</td><td>$690</td><td>$95</td></tr>
<tr><td>Certified Mast Surveyor (CMS)</td><td>$780</td><td>$860</td><td>$130</td></tr>
<tr><td>Registered Dock Auditor (RDA)</td><td>$1,250</td><td>$1,400</td><td>$260</td></tr></tbody></table>
<p>All certifications are valid for five years.</p><p>Late renewal of any certification costs an additional $50.</p></main>`,
    truth: [
      certification('Certified Rigging Planner', 'CRP', {
        validity: [fact('5 years', 'All certifications are valid for five years.')],
        fees: [
          fact('$610 early bird', 'Certified Rigging Planner (CRP) | Early bird: $610'),
          fact('$690 regular', 'Certified Rigging Planner (CRP) | Early bird: $610 | Regular: $690'),
          fact('$95 renewal', 'Certification: Certified Rigging Planner (CRP) | Early bird: $610 | Regular: $690 | Renewal: $95'),
        ],
      }),
      certification('Certified Mast Surveyor', 'CMS', {
        validity: [fact('5 years', 'All certifications are valid for five years.')],
        fees: [
          fact('$780 early bird', 'Certified Mast Surveyor (CMS) | Early bird: $780'),
          fact('$130 renewal', 'Certified Mast Surveyor (CMS) | Early bird: $780 | Regular: $860 | Renewal: $130'),
          fact('$50 late renewal', 'Late renewal of any certification costs an additional $50.'),
        ],
      }),
      certification('Registered Dock Auditor', 'RDA', {
        fees: [
          fact('$1,250 early bird', 'Registered Dock Auditor (RDA) | Early bird: $1,250'),
          fact('$1,400 regular', 'Registered Dock Auditor (RDA) | Early bird: $1,250 | Regular: $1,400'),
        ],
      }),
    ],
  },
  {
    path: '/tide-analyst',
    html: `<title>Tide Analyst FAQ</title><main><h1>Chartered Tide Analyst (CTA): questions and answers</h1>
<h3>Who is the credential for?</h3><p>The Chartered Tide Analyst designation is intended for professionals who forecast tides for ports and harbours.</p>
<h3>What do I need to apply?</h3><p>You need a bachelor's degree in oceanography or a related field. Applicants without a degree need eight years of work experience. You must also pass the CTA examination.</p>
<h3>What does it cost?</h3><p>The examination costs £290 for members of the Institute and £410 for everyone else. A resit costs £120.</p>
<h3>How long does it last?</h3><p>Your designation lasts three years. After that you recertify by reporting 90 CPD points, of which at least 30 must be in ethics or safety.</p>
<h3>Can I postpone?</h3><p>Your application is valid for twelve months from approval.</p></main>`,
    truth: [
      certification('Chartered Tide Analyst', 'CTA', {
        summaryQuote:
          'The Chartered Tide Analyst designation is intended for professionals who forecast tides for ports and harbours.',
        requirements: [
          fact(
            "Bachelor's degree in oceanography or a related field",
            "You need a bachelor's degree in oceanography or a related field.",
          ),
          fact(
            'Without a degree: eight years of work experience',
            'Applicants without a degree need eight years of work experience.',
          ),
          fact('Pass the CTA examination', 'You must also pass the CTA examination.'),
        ],
        validity: [fact('3 years', 'Your designation lasts three years.')],
        renewal: [
          fact(
            '90 CPD points, at least 30 in ethics or safety',
            'reporting 90 CPD points, of which at least 30 must be in ethics or safety',
          ),
        ],
        fees: [
          fact('£290 examination (members)', 'The examination costs £290 for members of the Institute'),
          fact('£120 resit', 'A resit costs £120.'),
        ],
      }),
    ],
  },
  {
    path: '/knot-master',
    html: `<title>Knot Master Technician</title><main><h1>Knot Master Technician Certification (KMT)</h1>
<p>KMT is a certification for technicians who demonstrate the skills to tie and inspect load-bearing knots.</p>
<div class="accordion"><div class="accordion-item"><h2>Requirements</h2><div class="accordion-body"><ul><li>Complete the 40-hour Rope Safety course</li><li>Pass a practical assessment and a written test with a score of at least 75%</li><li>Minimum age of 18</li></ul></div></div>
<div class="accordion-item"><h2>Recertification</h2><div class="accordion-body"><p>The KMT must be renewed every two years. Renewal requires 16 contact hours and a current first aid card.</p><p>A lapsed certification can be reinstated within one year for a reinstatement fee of €85.</p></div></div>
<div class="accordion-item"><h2>Costs</h2><div class="accordion-body"><dl><dt>Initial certification</dt><dd>€240</dd><dt>Annual maintenance fee</dt><dd>€35 per year</dd></dl></div></div></div></main>`,
    truth: [
      certification('Knot Master Technician', 'KMT', {
        summaryQuote: 'KMT is a certification for technicians who demonstrate the skills to tie and inspect load-bearing knots.',
        requirements: [
          fact('Complete the 40-hour Rope Safety course', 'Complete the 40-hour Rope Safety course'),
          fact(
            'Pass a practical assessment and a written test (at least 75%)',
            'Pass a practical assessment and a written test with a score of at least 75%',
          ),
          fact('Minimum age of 18', 'Minimum age of 18'),
        ],
        validity: [fact('2 years', 'The KMT must be renewed every two years.')],
        renewal: [
          fact(
            '16 contact hours and a current first aid card',
            'Renewal requires 16 contact hours and a current first aid card.',
          ),
        ],
        fees: [
          fact('€240 initial certification', 'Initial certification: €240'),
          fact('€35 annual maintenance fee', 'Annual maintenance fee: €35 per year'),
          fact('€85 reinstatement', 'A lapsed certification can be reinstated within one year for a reinstatement fee of €85.'),
        ],
      }),
    ],
  },
  {
    path: '/programmes',
    html: `<title>Our programmes</title><main><h1>Our programmes</h1>
<h2>Certified Ballast Officer (CBO)</h2><p>The CBO program certifies officers who manage ballast water on merchant ships.</p>
<p>Applicants must hold a current Certified Deck Hand credential and document 18 months of sea time.</p><p>CBO exam fee: $520. The CBO is valid for 3 years and is renewed by completing 30 PDUs.</p>
<h2>Certified Deck Hand (CDH)</h2><p>The CDH program prepares individuals for entry-level work on deck.</p><p>There are no education requirements. Candidates may take the exam online.</p><p>CDH exam fee: $180. The CDH does not expire.</p>
<h2>Certified Signal Keeper (CSK)</h2><p>The Certified Signal Keeper certification was retired on June 30, 2023 and is no longer offered to new candidates.</p></main>`,
    truth: [
      certification('Certified Ballast Officer', 'CBO', {
        summaryQuote: 'The CBO program certifies officers who manage ballast water on merchant ships.',
        requirements: [
          fact(
            'Must hold a current Certified Deck Hand credential',
            'Applicants must hold a current Certified Deck Hand credential and document 18 months of sea time.',
          ),
          fact('18 months of sea time', 'document 18 months of sea time'),
        ],
        validity: [fact('3 years', 'The CBO is valid for 3 years')],
        renewal: [fact('30 PDUs', 'renewed by completing 30 PDUs')],
        fees: [fact('$520 exam', 'CBO exam fee: $520.')],
      }),
      certification('Certified Deck Hand', 'CDH', {
        summaryQuote: 'The CDH program prepares individuals for entry-level work on deck.',
        requirements: [fact('No education requirements', 'There are no education requirements.')],
        validity: [fact('Does not expire', 'The CDH does not expire.')],
        fees: [fact('$180 exam', 'CDH exam fee: $180.')],
      }),
      certification('Certified Signal Keeper', 'CSK', {
        retiredQuote:
          'The Certified Signal Keeper certification was retired on June 30, 2023 and is no longer offered to new candidates.',
      }),
    ],
  },
]

/** The pages as the engine reads them. */
export async function readTrialPages(): Promise<{ page: TrialPage; document: CleanDocument }[]> {
  return Promise.all(
    trialPages.map(async (page) => {
      const url = `https://www.seaworks.example${page.path}`
      const document = await cleanDocument({
        bytes: new TextEncoder().encode(`<!doctype html><html lang="en">${page.html}</html>`),
        contentType: 'text/html',
        charset: 'utf-8',
        url,
        finalUrl: url,
        readAt: '2026-11-21T10:00:00.000Z',
      })
      return { page, document }
    }),
  )
}
