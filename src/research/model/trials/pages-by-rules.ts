import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Certification } from '#domain/certification.ts'
import { cleanDocument } from '../../document/clean.ts'
import type { CleanDocument } from '../../document/clean-document.ts'
import { extractDocument } from '../../extract-file.ts'
import type { NamedCertification, NamedFact } from '../answer.ts'
import { proveNamed } from '../drafts.ts'
import type { FactField } from '../fits-field.ts'
import { piecesOf } from '../pieces.ts'
import { writeGroup } from '../prompt.ts'
import { subjectsOn } from '../subject.ts'
import { modelLimits } from '../settings.ts'
import { lies, wrongFields } from './lies.ts'

const fields = ['requirements', 'validity', 'renewal', 'fees'] as const satisfies readonly FactField[]
const pagesFolder = join(import.meta.dirname, '../../cases/pages/tuning')

/** A count of what was told and how often it was judged rightly, with what was not. */
export interface Judged {
  tried: number
  right: number
  wrong: string[]
}

interface PageTold {
  document: CleanDocument
  told: NamedCertification[]
}

/**
 * The labelled pages with a model that says what the rules prove on them, and the same said falsely: how the checks do on pages
 * that were not written for them. Some things count as wrong that are true in two ways, such as one price for all.
 */
export async function pagesByRulesTable(): Promise<{ kept: Judged; refused: Judged }> {
  const pages = await readPages()
  const kept: Judged = { tried: 0, right: 0, wrong: [] }
  const refused: Judged = { tried: 0, right: 0, wrong: [] }
  for (const [place, { document, told }] of pages.entries()) {
    const pieces = piecesOf(document, modelLimits)
    const ground = { group: writeGroup(pieces), documents: [document], earlier: [] }
    const others = subjectsOn(pieces)
    const comesThrough = (certification: NamedCertification, field: FactField, fact: NamedFact): boolean => {
      const alone = { ...certification, ...nothing, [field]: [fact] }
      return (proveNamed(alone, others, ground)?.kept.length ?? 0) > 0
    }
    const note = (into: Judged, right: boolean, field: string, fact: NamedFact) => {
      into.tried += 1
      if (right) into.right += 1
      else into.wrong.push(`${field}: ${fact.text} ← ${fact.quote.replaceAll('\n', ' / ')}`)
    }
    for (const certification of told) {
      const beside = told.filter((one) => one !== certification)
      const elsewhere = pages[(place + 1) % pages.length]?.told ?? []
      for (const field of fields) {
        for (const fact of certification[field]) {
          note(kept, comesThrough(certification, field, fact), field, fact)
          for (const lie of Object.values(lies)) {
            const said = lie(fact, { field, certification, beside, elsewhere })
            if (said !== undefined) note(refused, !comesThrough(certification, field, said), field, said)
          }
          if (/[$€£]/.test(fact.text)) continue
          for (const wrong of wrongFields[field]) note(refused, !comesThrough(certification, wrong, fact), wrong, fact)
        }
      }
    }
  }
  return { kept, refused }
}

const nothing = { summaryQuote: null, requirements: [], validity: [], renewal: [], fees: [], retiredQuote: null }

async function readPages(): Promise<PageTold[]> {
  const names = readdirSync(pagesFolder).filter((name) => /\.(?:html|txt)$/.test(name))
  return Promise.all(
    names.toSorted().map(async (name) => {
      const url = `https://www.cases.example/${name}`
      const document = await cleanDocument({
        bytes: new Uint8Array(readFileSync(join(pagesFolder, name))),
        contentType: name.endsWith('.html') ? 'text/html' : 'text/plain',
        charset: '',
        url,
        finalUrl: url,
        readAt: '2026-11-21T10:00:00.000Z',
      })
      return { document, told: extractDocument(document).certifications.map(asNamed) }
    }),
  )
}

function asNamed(certification: Certification): NamedCertification {
  const quoteOf = (pointer: string): string => {
    const [first] = certification.evidence?.[pointer] ?? []
    return first?.kind === 'page' ? first.quote : ''
  }
  const list = (field: 'requirements' | 'renewalRequirements' | 'fees'): NamedFact[] =>
    certification[field].map((text, place) => ({ text, quote: quoteOf(`/${field}/${place}`), passage: null }))
  const [validity = ''] = certification.validityPeriod.split('; ')
  return {
    ...nothing,
    name: certification.name,
    acronym: certification.acronym ?? null,
    requirements: list('requirements'),
    validity: validity === '' ? [] : [{ text: validity, quote: quoteOf('/validityPeriod'), passage: null }],
    renewal: list('renewalRequirements'),
    fees: list('fees'),
  }
}
