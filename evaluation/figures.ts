import type { Score } from './score.ts'
import { f1, precision, recall } from './tally.ts'

/** What the set measures of an extractor: shares from 0 to 1, counts, and milliseconds. */
export interface Figures {
  namesPrecision: number
  namesRecall: number
  namesF1: number
  /** Of the amounts shown on a page, those that are fees of it, under whatever name. */
  pageFeesPrecision: number
  feesPrecision: number
  feesRecall: number
  feeKindsF1: number
  feeKindsPrecision: number
  feeKindsRecall: number
  validityF1: number
  validityRecall: number
  renewalRecall: number
  renewalPrecision: number
  requirementsRecall: number
  requirementsPrecision: number
  inventedValues: number
  distractorsWithName: number
  msPerPage: number
}

/** Figures of a score. */
export function figuresOf(score: Score): Figures {
  return {
    namesPrecision: precision(score.names),
    namesRecall: recall(score.names),
    namesF1: f1(score.names),
    pageFeesPrecision: precision(score.pageFees),
    feesPrecision: precision(score.fees),
    feesRecall: recall(score.fees),
    feeKindsF1: f1(score.kinds),
    feeKindsPrecision: precision(score.kinds),
    feeKindsRecall: recall(score.kinds),
    validityF1: f1(score.validity),
    validityRecall: recall(score.validity),
    renewalRecall: recall(score.renewal),
    renewalPrecision: precision(score.renewalLines),
    requirementsRecall: recall(score.requirements),
    requirementsPrecision: precision(score.requirementLines),
    inventedValues: score.invented,
    distractorsWithName: score.distractors === 0 ? 0 : score.distractorsWithName / score.distractors,
    msPerPage: score.ms,
  }
}

/** A row of the table for each figure, a column for each part, the goal beside them where there is one. */
export function figureRows(columns: readonly Figures[]): string[] {
  return figureNames.map(({ key, label, goal }) => {
    const cells = columns.map(({ [key]: value }) => {
      const shown = key === 'inventedValues' ? String(value) : value.toFixed(key === 'msPerPage' ? 1 : 3)
      return shown.padStart(columnWidth)
    })
    return `  ${label.padEnd(labelWidth)}${cells.join('')}   ${goal}`
  })
}

/** The head of that table: the names of the parts above their columns. */
export function figureHead(names: readonly string[]): string {
  return `  ${''.padEnd(labelWidth)}${names.map((name) => name.padStart(columnWidth)).join('')}   goal`
}

const labelWidth = 44
const columnWidth = 14

const figureNames: readonly { key: keyof Figures; label: string; goal: string }[] = [
  { key: 'namesPrecision', label: 'names, precision', goal: '' },
  { key: 'namesRecall', label: 'names, recall', goal: '' },
  { key: 'namesF1', label: 'names, F1', goal: '≥ .80' },
  { key: 'pageFeesPrecision', label: 'fee amounts of the page, under any name', goal: '' },
  { key: 'feesPrecision', label: 'fee amounts, precision', goal: '≥ .95' },
  { key: 'feesRecall', label: 'fee amounts, recall', goal: '≥ .88' },
  { key: 'feeKindsPrecision', label: 'fee kinds, precision', goal: '' },
  { key: 'feeKindsRecall', label: 'fee kinds, recall', goal: '' },
  { key: 'feeKindsF1', label: 'fee kinds, F1', goal: '' },
  { key: 'validityRecall', label: 'validity, recall', goal: '' },
  { key: 'validityF1', label: 'validity, F1', goal: '≥ .80' },
  { key: 'renewalRecall', label: 'renewal, recall', goal: '≥ .65' },
  { key: 'renewalPrecision', label: 'renewal lines, precision', goal: '' },
  { key: 'requirementsRecall', label: 'requirements, recall', goal: '≥ .60' },
  { key: 'requirementsPrecision', label: 'requirement lines, precision', goal: '' },
  { key: 'inventedValues', label: 'lines with an invented value', goal: '0' },
  { key: 'distractorsWithName', label: 'distractor pages with a certification, share', goal: '≤ .05' },
  { key: 'msPerPage', label: 'milliseconds a page', goal: '≤ 20' },
]
