import type { CatalogueEvidence, Evidence, PersonEvidence } from '#domain/evidence.ts'
import { Clipping } from '../../ui/clipping/clipping.tsx'
import { formatDay } from '../../ui/day.ts'
import { useFactSettings } from './fact-settings.ts'
import { fromDocument, sourcesOf } from './line-words.ts'

/** The pages behind a line, one clipping each. */
export function SourceClippings({ evidence }: { evidence: readonly Evidence[] }) {
  const { addressOfCopy } = useFactSettings()
  const copyOf = (source: Exclude<Evidence, PersonEvidence>) =>
    source.kind === 'page' && source.pageId !== undefined ? addressOfCopy?.(source.pageId, source.quote) : undefined
  return sourcesOf(evidence).map((source) => (
    <Clipping
      key={`${source.url} ${source.kind === 'page' ? source.quote : ''}`}
      url={source.url}
      document={isDocument(source) ? fromDocument([source]) : undefined}
      quote={source.kind === 'page' ? source : undefined}
      told={toldOf(source)}
      says={source.says}
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

function toldOf(source: Exclude<Evidence, PersonEvidence>): string {
  if (source.kind === 'page') {
    return isDocument(source)
      ? `Given ${formatDay(source.readOn)}. Not read on the body’s site.`
      : `Read ${formatDay(source.readOn)}`
  }
  const stated = source.statedOn === undefined ? '' : ` dated ${formatDay(source.statedOn)}`
  return `From the built-in catalogue, as of ${formatDay(source.readOn)}. Not read live. Source: ${publishers[source.publisher]}${stated}.`
}
