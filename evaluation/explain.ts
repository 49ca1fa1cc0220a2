import { linesOf } from '#domain/certifications/certification.ts'
import type { PageScore } from './score.ts'

/** What was shown of a page beside what its label says; '' for a page without a fault. For tuning pages only. */
export function explainPage(page: PageScore): string {
  const { label } = page
  const faults = faultsOf(page)
  if (faults.length === 0) return ''
  const shown = page.certifications.map(
    (one) =>
      `    shown  ${one.name} (${one.acronym ?? ''})\n${linesOf(one)
        .map((line) => `             ${line.field}: ${line.text}\n`)
        .join('')}`,
  )
  return `${page.file}: ${faults.join(', ')}\n${shown.join('')}    label  ${JSON.stringify(label.certifications)} ${JSON.stringify(label.common ?? '')}\n`
}

function faultsOf(page: PageScore): string[] {
  const fields = ['names', 'fees', 'kinds', 'validity', 'renewal', 'renewalLines', 'requirements', 'requirementLines'] as const
  const wrong = fields.filter((field) => page[field].right < Math.max(page[field].shown, page[field].wanted))
  return [...wrong, ...page.invented.map((line) => `invented '${line}'`), ...page.falseNames.map((name) => `false '${name}'`)]
}
