import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Certification } from '#domain/certification.ts'
import { cleanDocument } from '../../src/research/document/clean.ts'
import type { CleanDocument } from '../../src/research/document/clean-document.ts'
import { extractDocument } from '../../src/research/extract-file.ts'
import { asNamed, type ToldCertification, type ToldFact } from './told.ts'
import type { FactField } from '../../src/research/model/check-fact.ts'
import { askedAbout, findingsOf } from '../../src/research/model/findings.ts'
import { piecesOf } from '../../src/research/model/pieces.ts'
import { writeGroup } from '../../src/research/model/prompt.ts'
import { modelLimits } from '../../src/research/model/settings.ts'
import { saysFalsely } from './judged.ts'
import { displacements, lies } from './lies.ts'

const fields = ['requirements', 'validity', 'renewal', 'fees'] as const satisfies readonly FactField[]
const pagesFolder = join(import.meta.dirname, '../pages/tuning')

/** A count of what was told and how often it was judged rightly, with what was not. */
export interface Judged {
  tried: number
  right: number
  wrong: string[]
}

interface PageTold {
  document: CleanDocument
  told: ToldCertification[]
}

/**
 * The labelled pages with a model that says what the rules prove on them, and the same said falsely: how the checks do on pages
 * that were not written for them. Some things count as wrong that are true in two ways, such as one price for all.
 */
export async function pagesByRulesTable(): Promise<{ kept: Judged; refused: Judged; displaced: Judged }> {
  const pages = await readPages()
  const kept: Judged = { tried: 0, right: 0, wrong: [] }
  const refused: Judged = { tried: 0, right: 0, wrong: [] }
  const displaced: Judged = { tried: 0, right: 0, wrong: [] }
  for (const [place, { document, told }] of pages.entries()) {
    const pieces = piecesOf(document, modelLimits)
    const asked = askedAbout(pieces, writeGroup(pieces, {}))
    const shownOf = (certification: ToldCertification, field: FactField, fact: ToldFact): string[] => {
      const named = told.map((one) => asNamed({ ...one, ...nothing, ...(one === certification ? { [field]: [fact] } : {}) }))
      const { drafts } = findingsOf(named, asked)
      return drafts.flatMap((draft) => draft[field].map((claim) => claim.text))
    }
    const note = (into: Judged, right: boolean, field: string, fact: ToldFact) => {
      into.tried += 1
      if (right) into.right += 1
      else into.wrong.push(`${field}: ${fact.text} ← ${fact.quote.replaceAll('\n', ' / ')}`)
    }
    for (const certification of told) {
      const beside = told.filter((one) => one !== certification)
      const elsewhere = pages[(place + 1) % pages.length]?.told ?? []
      for (const field of fields) {
        for (const fact of certification[field]) {
          note(kept, shownOf(certification, field, fact).length > 0, field, fact)
          for (const lie of Object.values(lies)) {
            const said = lie(fact, { field, certification, beside, elsewhere })
            if (said !== undefined) note(refused, !saysFalsely(shownOf(certification, field, said), said, fact), field, said)
          }
          for (const displace of Object.values(displacements)) {
            const said = displace(fact, { field, certification, beside, elsewhere })
            if (said !== undefined) note(displaced, shownOf(certification, field, said).length === 0, field, said)
          }
        }
      }
    }
  }
  return { kept, refused, displaced }
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
      return { document, told: extractDocument(document).certifications.map(toldOf) }
    }),
  )
}

/** A certification as a model would tell it that sees what the rules see. */
function toldOf(certification: Certification): ToldCertification {
  const quoteOf = (pointer: string): string => {
    const [first] = certification.evidence?.[pointer] ?? []
    return first?.kind === 'page' ? first.quote : ''
  }
  const list = (field: 'requirements' | 'renewalRequirements' | 'fees'): ToldFact[] =>
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
