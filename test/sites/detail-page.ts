import type { Body, Programme } from './body.ts'
import { feeRows, type FeeRow, purposeSentence, renewalSentence, retiredSentence, validitySentence } from './facts.ts'
import { escaped } from './shell.ts'

/** The part of a programme's own page that states one kind of fact. */
interface Section {
  heading: string
  markup: string
}

/** Markup of a programme's own page in the layout of its site; fees and renewal only where the site states them there. */
export function detailMarkup(body: Body, programme: Programme): string {
  const title = `<h1>${escaped(programme.name)} (${programme.acronym})</h1>`
  const retired = retiredSentence(programme)
  const lead = `<p>${escaped(purposeSentence(programme))}</p>${retired === undefined ? '' : `<p><strong>${escaped(retired)}</strong></p>`}`
  return `${title}\n${lead}\n${layouts[body.detail](sectionsOf(body, programme), programme)}`
}

/** A fee table: members and others in two columns; one amount for all spans both. */
export function feeTable(rows: readonly FeeRow[]): string {
  const cells = ({ amounts }: FeeRow) =>
    amounts.length === 1 ? `<td colspan="2">${amounts[0]}</td>` : amounts.map((amount) => `<td>${amount}</td>`).join('')
  const lines = rows.map((row) => `<tr><th scope="row">${row.label}</th>${cells(row)}</tr>`)
  return `<table><thead><tr><th>Fee</th><th>Member</th><th>Non-member</th></tr></thead><tbody>${lines.join('')}</tbody></table>`
}

function sectionsOf(body: Body, programme: Programme): Section[] {
  const requirements = programme.requirements.map((one) => `<li>${escaped(one)}</li>`).join('')
  const renewal = `<p>${validitySentence(programme)} ${escaped(renewalSentence(body, programme))}</p>`
  return [
    { heading: 'Eligibility requirements', markup: `<ul>${requirements}</ul>` },
    ...(body.fees === 'own' ? [{ heading: 'Fees', markup: feeTable(feeRows(body, programme)) }] : []),
    ...(body.renewal === 'own' ? [{ heading: 'Renewal', markup: renewal }] : []),
  ]
}

type Layout = (sections: readonly Section[], programme: Programme) => string

const underHeadings: Layout = (sections) => sections.map(({ heading, markup }) => `<h2>${heading}</h2>${markup}`).join('\n')

const layouts: Record<Body['detail'], Layout> = {
  sections: underHeadings,
  rows: (sections) =>
    `<table class="facts">${sections.map(({ heading, markup }) => `<tr><td valign="top"><b>${heading}</b></td><td>${markup}</td></tr>`).join('')}</table>`,
  definitions: (sections) =>
    `<dl>${sections.map(({ heading, markup }) => `<dt>${heading}</dt><dd>${markup}</dd>`).join('')}</dl>`,
  accordion: (sections) =>
    sections
      .map(({ heading, markup }) => `<details class="accordion"><summary>${heading}</summary>${markup}</details>`)
      .join('\n'),
  tabs: (sections, { acronym }) => {
    const id = (index: number) => `${acronym.toLowerCase()}-${index}`
    const tabs = sections.map(({ heading }, index) => `<button role="tab" aria-controls="${id(index)}">${heading}</button>`)
    const panels = sections.map(
      ({ heading, markup }, index) =>
        `<div role="tabpanel" id="${id(index)}"${index === 0 ? '' : ' style="display:none"'}><h3>${heading}</h3>${markup}</div>`,
    )
    return `<div role="tablist">${tabs.join('')}</div>${panels.join('')}`
  },
  prose: (sections, programme) => {
    const list = programme.requirements.map((one) => one.charAt(0).toLowerCase() + one.slice(1))
    const needed = `<p>Applicants must have ${escaped(list.slice(0, -1).join(', '))}${list.length > 1 ? ' and ' : ''}${escaped(list.at(-1) ?? '')}.</p>`
    return `<h2>Requirements</h2>${needed}\n${underHeadings(sections.slice(1), programme)}`
  },
}
