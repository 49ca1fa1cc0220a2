import { answersOf } from '#domain/evidence/differing-answers.ts'
import type { CatalogueEvidence, Evidence, SourceEvidence } from '#domain/evidence/evidence.ts'
import { formatDay } from '#domain/text/day-words.ts'
import { documentName } from '#domain/evidence/document-address.ts'
import { giverOf, storedCopyWords } from '#domain/evidence/evidence-words.ts'
import { Clipping } from '../../ui/clipping/clipping.tsx'
import { useFactSettings } from './fact-settings.ts'
import { sourcesOf } from './line-words.ts'

/** The pages behind a line, one clipping each. */
export function SourceClippings({ evidence }: { evidence: readonly Evidence[] }) {
  const { addressOfCopy } = useFactSettings()
  const copyOf = (source: SourceEvidence) =>
    source.kind === 'page' && source.pageId !== undefined ? addressOfCopy?.(source.pageId, source.quote) : undefined
  const isDisputed = answersOf(evidence).length > 0
  return sourcesOf(evidence).map((source) => (
    <Clipping
      key={`${source.url} ${source.says ?? ''} ${source.kind === 'page' ? source.quote : ''}`}
      url={source.url}
      document={isDocument(source) ? givenWords(source) : undefined}
      page={source.kind === 'page' ? source.page : undefined}
      quote={source.kind === 'page' ? source : undefined}
      told={toldOf(source)}
      says={isDisputed ? source.says : undefined}
      copy={copyOf(source)}
    />
  ))
}

const publishers: Record<CatalogueEvidence['publisher'], string> = {
  body: 'the body’s own page',
  chapter: 'a page of a chapter',
  government: 'a government page',
  'third-party': 'a page of a third party',
}

function isDocument(source: Evidence): boolean {
  return source.kind === 'page' && source.witness === 'person'
}

/** 'Handbook 2026.pdf, a document from the body, given by dana'. */
function givenWords(source: SourceEvidence): string {
  const title = source.kind === 'page' ? source.title : undefined
  const name = documentName(source.url) ?? title
  const given = `document from the body, given by ${giverOf([source])}`
  return name === undefined ? `A ${given}` : `${name}, a ${given}`
}

function toldOf(source: SourceEvidence): string {
  if (source.kind === 'page') {
    return isDocument(source)
      ? `Given ${formatDay(source.readOn)}. Not read on the body’s site.`
      : `Read ${formatDay(source.readOn)}`
  }
  return `${storedCopyWords([source])}. Not read live. Source: ${publishers[source.publisher]}.`
}
