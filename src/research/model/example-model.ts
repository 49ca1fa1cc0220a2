import type { Organization } from '#domain/organizations/organization.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import { type CertificationDraft, type CommonFacts, hasFacts } from '../drafts/draft.ts'
import type { SameNames } from '../same/group.ts'
import type { Ask, Reply } from './requests/ask.ts'
import { createModelReader, type ModelReaderParts } from './create-model-reader.ts'
import type { Findings } from './findings/findings.ts'
import type { ReadingCounts } from './reading.ts'
import type { ModelLimits } from './requests/settings.ts'

/** A model that says what it is told to say, whatever it is asked; its answers arrive whole. */
export function saying(answer: (prompt: string) => string): Ask {
  return ({ prompt, onStart }) => {
    onStart()
    const reply: Reply = { text: answer(prompt), usage: undefined, tooLong: false, error: undefined }
    return Promise.resolve(reply)
  }
}

export interface ScriptedReading {
  /** Certifications of which something is proven besides their name. */
  drafts: CertificationDraft[]
  common: CommonFacts[]
  /** Pages that were answered for. */
  answered: string[]
  notices: string[]
  /** Names told to be of one certification. */
  same: SameNames[]
  counts: ReadingCounts
}

const body: Organization = { name: 'Seaworks Certification Board', description: '' }

/** Reads pages with a scripted model, as a look-up would. */
export async function readWith(
  ask: Ask,
  documents: readonly CleanDocument[],
  parts: Omit<ModelReaderParts, 'ask' | 'onCounts'> & { limits?: Partial<ModelLimits> } = {},
): Promise<ScriptedReading> {
  const { limits, ...rest } = parts
  const findings = new Map<number, Findings>()
  const answered: string[] = []
  const notices: string[] = []
  const same: SameNames[] = []
  const last: ReadingCounts[] = []
  const settings = {
    provider: 'openai-compatible' as const,
    model: 'scripted',
    apiKey: '',
    baseUrl: null,
    ...(limits === undefined ? {} : { limits }),
  }
  const reader = createModelReader(settings, { ...rest, ask, onCounts: (one) => last.push(one) })
  const reading = reader.begin({
    organization: body,
    signal: new AbortController().signal,
    onFindings: (group, found) => findings.set(group, found),
    onSame: (groups) => same.push(...groups),
    onAnswered: (documentId) => answered.push(documentId),
    onNotice: (message) => notices.push(message),
  })
  for (const document of documents) reading.add(document)
  await reading.end()
  const [counts] = last
  if (counts === undefined) throw new Error('the reading did not end')
  const found = [...findings.values()]
  const drafts = found
    .flatMap((one) => one.drafts)
    .filter((draft) => hasFacts(draft) || draft.summary !== null || draft.retired !== null)
  return { drafts, common: found.flatMap((one) => one.common), answered, notices, same, counts }
}
