import { createHash } from 'node:crypto'
import type { Organization } from '#domain/organizations/organization.ts'
import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import { type SavedFile, taskFor } from '../../src/research/files/extract-file.ts'
import { elementForm } from '../../src/research/model/prompt/answer-form.ts'
import { piecesOf } from '../../src/research/model/prompt/pieces.ts'
import { instructions, writeGroup, writeRequest } from '../../src/research/model/prompt/prompt.ts'
import { modelLimits } from '../../src/research/model/requests/settings.ts'
import type { PageReading } from '../../src/research/readers/page-task.ts'
import { readPage } from '../../src/research/readers/read-page.ts'
import { type Part, readCases } from '../label.ts'
import { answeredParts } from './answered-parts.ts'
import { askedBody } from './asked-body.ts'
import type { OpenRequest } from './batches.ts'

/** One request that the product makes of a language model for a labelled page. */
export interface RecordedRequest {
  /** Hash of what is sent: the name of its answer. */
  key: string
  part: Part
  /** File name of the page in its part. */
  file: string
  prompt: string
}

/** The name of a request's answer: the first half of the SHA-256 of its messages, as the desk that answers computes it. */
export function keyOf(messages: readonly { role: string; content: string }[]): string {
  return createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 16)
}

/** The requests for all labelled pages, part by part and page by page; a page without a word about certifications has none. */
export async function requestsForPages(): Promise<RecordedRequest[]> {
  const requests: RecordedRequest[] = []
  for (const part of answeredParts) {
    for (const { file, bytes } of readCases(part)) {
      const { document, organization } = await readingFor({ bytes, name: file }, askedBody(part, file))
      for (const { key, prompt } of requestsOn(document, organization)) requests.push({ key, part, file, prompt })
    }
  }
  return requests
}

/** A saved page as the product reads it where a model is asked about it. @param body its name, where it is not that of the page */
export function readingFor(file: SavedFile, body?: string): Promise<PageReading> {
  return readPage(taskFor(file, body, true))
}

/** What is asked about one page that is read by itself; nothing about one that gives no facts. */
export function requestsOn(document: CleanDocument, organization: Organization): OpenRequest[] {
  const pieces = document.unreadable === undefined ? piecesOf(document, modelLimits) : []
  return pieces.map((piece) => {
    const prompt = writeRequest(organization, writeGroup([piece], organization), { withForm: false, known: [] })
    const key = keyOf([
      { role: 'system', content: instructions },
      { role: 'user', content: prompt },
    ])
    return { key, instructions, prompt }
  })
}

/** One line for each request, which changes with its bytes; the first line is of the form that answers are asked for in. */
export function requestDigests(requests: readonly RecordedRequest[]): string[] {
  const form = createHash('sha256').update(JSON.stringify(elementForm)).digest('hex').slice(0, 16)
  return [`${form} form`, ...requests.map(({ key, part, file }) => `${key} ${part}/${file}`)]
}

/** The file of these lines, as they were when the answers were recorded. */
export const digestsFile = new URL('./request-digests.txt', import.meta.url)
