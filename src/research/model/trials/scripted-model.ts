import type { Organization } from '#domain/organization.ts'
import type { CleanDocument } from '../../document/clean-document.ts'
import type { CertificationDraft } from '../../draft.ts'
import type { Ask, Reply } from '../ask.ts'
import { createModelReader, type ModelReaderParts } from '../create-model-reader.ts'
import type { ReadingCounts } from '../reading.ts'
import type { ModelLimits } from '../settings.ts'

/** A model that says what it is told to say, whatever it is asked; its answers arrive whole. */
export function saying(answer: (prompt: string) => string): Ask {
  return ({ prompt, onStart }) => {
    onStart()
    const reply: Reply = { text: answer(prompt), usage: undefined, tooLong: false, error: undefined }
    return Promise.resolve(reply)
  }
}

export interface ScriptedReading {
  drafts: CertificationDraft[]
  notices: string[]
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
  const drafts: CertificationDraft[] = []
  const notices: string[] = []
  const last: ReadingCounts[] = []
  const settings = {
    provider: 'openai-compatible' as const,
    model: 'scripted',
    apiKey: '',
    baseUrl: null,
    limits: { gatherFor: 0, ...limits },
  }
  const reader = createModelReader(settings, { ...rest, ask, onCounts: (one) => last.push(one) })
  const reading = reader.begin({
    organization: body,
    signal: new AbortController().signal,
    onDraft: (draft) => drafts.push(draft),
    onNotice: (message) => notices.push(message),
  })
  for (const document of documents) reading.add(document)
  await reading.end()
  const [counts] = last
  if (counts === undefined) throw new Error('the reading did not end')
  return { drafts, notices, counts }
}
