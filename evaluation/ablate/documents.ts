import type { PageTask } from '../../src/research/readers/page-task.ts'
import type { CleanDocument } from '../../src/research/document/clean-document.ts'
import { namesOf, scoredFields } from '../compare-facts.ts'
import { type Case, parts, readCases } from '../label.ts'
import { pageText } from '../page-text.ts'
import { comparePage } from '../score.ts'

/** A page that the rules are measured on. */
export interface Measured {
  set: string
  file: string
  /** What the rules, as they are switched now, make of it. */
  read: () => Outcome
}

/** What was read of a page: all of it as text, and what of it is right and wrong by its label; a page without one has neither. */
export interface Outcome {
  facts: string
  right: number
  wrong: number
}

/**
 * All labelled pages, and those of the sets c to f once more with the names of their labels settled.
 * Their text is made once; only the rules and the proof run again.
 */
export async function measuredPages(): Promise<Measured[]> {
  const { cleanDocument } = await import('../../src/research/document/clean.ts')
  const { readDocument } = await import('../../src/research/readers/read-page.ts')
  const { extractionOf, taskFor } = await import('../../src/research/extract-file.ts')
  const measured: Measured[] = []
  const labelled = (set: string, one: Case, document: CleanDocument, task: PageTask, text: string) => {
    measured.push({
      set,
      file: one.file,
      read: () => {
        const { certifications } = extractionOf(readDocument(document, task))
        return { facts: JSON.stringify(certifications), ...countsOf(comparePage(one, certifications, text, 0)) }
      },
    })
  }
  for (const part of parts)
    for (const one of readCases(part)) {
      const task = taskFor({ bytes: one.bytes, name: one.file }, undefined, false)
      if (!('raw' in task.source)) continue
      const document = await cleanDocument(task.source.raw)
      const text = await pageText(one.file, one.bytes)
      labelled(part, one, document, task, text)
      const right = one.label.certifications.map((label) => namesOf(label)[0] ?? '')
      if (/opened-[c-f]/.test(part) && right.length > 0)
        labelled(`${part}, settled`, one, document, { ...task, settled: { right, wrong: [] } }, text)
    }
  return measured
}

function countsOf(score: ReturnType<typeof comparePage>): { right: number; wrong: number } {
  const tallies = [score.names, ...scoredFields.map((field) => score[field])]
  return {
    right: tallies.reduce((sum, { right }) => sum + right, 0),
    wrong: tallies.reduce((sum, { right, shown }) => sum + shown - right, 0),
  }
}
