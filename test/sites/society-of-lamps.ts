import type { Site } from './generate.ts'

const page = (title: string, inside: string) => ({
  contentType: 'text/html; charset=utf-8',
  bytes: new TextEncoder().encode(
    `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${inside}</main></html>`,
  ),
})

/**
 * A body of which the built-in reader takes one name surely and one that it is not sure of. Two that a table of fees names by what
 * they are about, it does not see, and gives their fees to the first.
 */
export const societyOfLamps: Pick<Site, 'name' | 'organization' | 'files' | 'paths'> = {
  name: 'lamps',
  organization: 'Society of Lamps',
  paths: [],
  files: new Map([
    [
      '/',
      page(
        'Society of Lamps',
        `<p>We certify people who tend lamps.</p>
<ul><li><a href="/certification/clt">Certified Lamp Tender (CLT)</a></li>
<li><a href="/certification/fees">Certification fees</a></li>
<li><a href="/exam-prices">Exam prices</a></li></ul>`,
      ),
    ],
    [
      '/certification/clt',
      page(
        'Certified Lamp Tender (CLT)',
        `<p>The Certified Lamp Tender (CLT) certification is valid for 3 years.</p>
<h2>Eligibility</h2><p>Candidates must have two years of experience in tending lamps.</p>
<h2>Fees</h2><p>The CLT exam fee is US$210.</p>`,
      ),
    ],
    [
      '/certification/fees',
      page(
        'Certification fees',
        `<table><tr><th>What</th><th>Application fee</th><th>Exam fee</th></tr>
<tr><td>Certified Lamp Tender (CLT)</td><td>US$25</td><td>US$210</td></tr>
<tr><td>Wicks and trimming</td><td>US$45</td><td>US$145</td></tr>
<tr><td>Oil and vessels</td><td>US$55</td><td>US$155</td></tr></table>`,
      ),
    ],
    [
      '/exam-prices',
      page(
        'LAP exam fees',
        `<p>The LAP exam fee is US$15. The LAP renewal fee is US$5.</p>
<p>Candidates must register by May. The exam has 100 questions.</p>`,
      ),
    ],
  ]),
}
