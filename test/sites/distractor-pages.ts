import type { Random } from '../../src/research/plain/example-random.ts'
import type { Body } from './body.ts'
import { money } from './facts.ts'
import { type Content, escaped } from './shell.ts'

/** Pages that state amounts, periods and conditions of other things than certifications. */
export function distractorPages(body: Body, random: Random): Content[] {
  const amount = (from: number, to: number) => money(body, from + random.below((to - from) / 5) * 5)
  const [first] = body.programmes
  const letters = first?.acronym ?? body.abbreviation
  const page = (path: string, title: string, markup: string): Content => ({
    path,
    title,
    markup: `<h1>${escaped(title)}</h1>\n${markup}`,
  })
  return [
    page(
      '/membership',
      'Membership',
      `<p>Membership runs for one year.</p><table><tr><th>Category</th><th>Dues</th></tr><tr><td>Individual</td><td>${amount(80, 200)}</td></tr><tr><td>Student</td><td>${amount(20, 60)}</td></tr><tr><td>Company</td><td>${amount(400, 900)}</td></tr></table>`,
    ),
    page(
      '/events/annual-meeting',
      'Annual meeting registration',
      `<p>Early registration ${amount(300, 450)}, regular ${amount(455, 600)}, one day ${amount(150, 250)}. The meeting counts for up to ${6 + random.below(9)} ${body.unit}.</p>`,
    ),
    page(
      '/jobs',
      'Job board',
      `<ul><li>Coordinator, two years of experience, ${money(body, 52_000)} a year</li><li>Senior specialist (${letters} preferred), five years of experience, ${money(body, 78_000)} a year</li></ul>`,
    ),
    page(
      '/shop',
      'Shop',
      `<ul><li>Study guide ${amount(40, 90)}</li><li>Lapel pin ${amount(10, 15)}</li><li>Journal, one year ${amount(35, 80)}</li></ul>`,
    ),
    page('/donate', 'Support our work', `<p>${money(body, 50)} buys a book, ${money(body, 250)} sends a student to an exam.</p>`),
    page('/contact', 'Contact', '<p>Office hours 9 to 5. Telephone 555-0100. Answers take up to two working days.</p>'),
    page('/privacy', 'Privacy policy', '<p>We keep your data for seven years and never sell it.</p>'),
    page(
      '/login',
      'Sign in',
      '<form method="post"><label>User name <input name="user"></label><label>Password <input type="password" name="password"></label><button>Sign in</button></form>',
    ),
  ]
}

/** News posts: dates, people and money, none of it a certification fact. */
export function newsPages(body: Body, random: Random): Content[] {
  const topics = [
    ['office-move', 'We have moved', 'Our office moved to the third floor. Parking costs 4 an hour.'],
    ['new-chair', 'New chair elected', 'The board elected a chair for a term of three years.'],
    ['survey', 'Salary survey published', `Holders earn ${money(body, 71_000)} on average, 12 percent more than others.`],
    ['exam-statistics', 'Exam statistics', 'Last year 68 percent of 1,240 candidates passed.'],
    ['fee-review', 'Fees under review', `The committee looks at all fees and may propose an increase of ${money(body, 20)}.`],
    ['partnership', 'New partner university', 'Students may join our mentoring programme for two years.'],
    ['award', 'Award for volunteers', `Two volunteers received ${money(body, 1_000)} each.`],
  ] as const
  return topics.slice(0, 3 + random.below(5)).map(([path, title, text], index) => ({
    path: `/news/${path}`,
    title,
    markup: `<article><h1>${title}</h1><p class="date">${3 + index * 4} February 2025</p><p>${escaped(text)}</p></article>`,
  }))
}
