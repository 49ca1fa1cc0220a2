import type { Certification } from '#domain/certifications/certification.ts'
import { cleanDocument } from '../../src/research/document/clean.ts'
import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import { extractDocument } from '../../src/research/files/extract-file.ts'
import { asNamed, type ToldCertification, type ToldFact } from './told.ts'
import { type FactList, factLists } from '../../src/research/drafts/draft.ts'
import { askedAbout, findingsOf } from '../../src/research/model/findings/findings.ts'
import { piecesOf } from '../../src/research/model/prompt/pieces.ts'
import { writeGroup } from '../../src/research/model/prompt/prompt.ts'
import { modelLimits } from '../../src/research/model/requests/settings.ts'
import { statedDollar } from '../../src/research/document/page-facts/stated-dollar.ts'
import { type CurrencyCode, settled } from '../../src/research/lexicon/money/currency.ts'
import { periodsIn } from '../../src/research/lexicon/times/period.ts'
import { type CertificationLabel, readCases } from '../label.ts'
import { readShownFee } from '../shown-fee.ts'
import { factsLabelled, isCycleOf, isLabelledFee, isLineOf, type Labelled, verdictOn } from '../train/truth.ts'
import { saysFalsely } from './judged.ts'
import { displacements, lies } from './lies.ts'

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
 * The labelled pages with a model that says what is read on them and labelled, and the same said falsely: how the checks do on pages
 * that were not written for them. Some things count as wrong that are true in two ways, such as one price for all.
 */
export async function pagesByReaderTable(): Promise<{ kept: Judged; refused: Judged; displaced: Judged }> {
  const pages = await readPages()
  const kept: Judged = { tried: 0, right: 0, wrong: [] }
  const refused: Judged = { tried: 0, right: 0, wrong: [] }
  const displaced: Judged = { tried: 0, right: 0, wrong: [] }
  for (const [place, { document, told }] of pages.entries()) {
    const pieces = piecesOf(document, modelLimits)
    const asked = askedAbout(pieces, writeGroup(pieces, {}))
    const shownOf = (certification: ToldCertification, field: FactList, fact: ToldFact): string[] => {
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
      for (const field of factLists) {
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
  const cases = (['tuning', 'opened-a', 'opened-b'] as const)
    .flatMap(readCases)
    .filter(({ file }) => /\.(?:html|txt)$/.test(file))
  return Promise.all(
    cases.map(async ({ file, bytes, label }) => {
      const url = `https://www.cases.example/${file}`
      const document = await cleanDocument({
        bytes,
        contentType: file.endsWith('.html') ? 'text/html' : 'text/plain',
        charset: '',
        url,
        finalUrl: url,
        readAt: '2026-11-21T10:00:00.000Z',
      })
      const stated = statedDollar(document)
      const seen = new Set<CertificationLabel>()
      const told = extractDocument(document).certifications.flatMap((one) => {
        const which = verdictOn(one, label)
        // A page may give one certification two names: what is said of the one is no lie of the other.
        if (typeof which === 'string' || seen.has(which)) return []
        seen.add(which)
        const others = label.certifications
          .filter(({ name }) => name !== which.name)
          .map(({ name }) => factsLabelled(label, name))
        const isOwn = isTrueOf(factsLabelled(label, which.name), stated)
        const isOfOthers = others.map((other) => isTrueOf(other, stated))
        return [onlyTrue(toldOf(one), (field, fact) => isOwn(field, fact) && !isOfOthers.some((is) => is(field, fact)))]
      })
      return { document, told }
    }),
  )
}

/** Whether a label says a fact that was read. @param stated what bare signs of the page stand for */
function isTrueOf(labelled: Labelled, stated: CurrencyCode | undefined): (field: FactList, fact: ToldFact) => boolean {
  return (field, { text, quote }) => {
    if (field === 'requirements') return isLineOf('requirement', text, labelled) !== undefined
    if (field === 'renewal') return isLineOf('renewal', text, labelled) !== undefined
    // '5 years' of experience is no time of validity, although it is as long as one.
    if (field === 'validity') return ofValidity.test(quote) && periodsIn(text).some((one) => isCycleOf(one, labelled))
    const shown = readShownFee(text)
    return shown !== undefined && isLabelledFee(shown.amount, settled(shown.currency, stated), labelled) !== undefined
  }
}

const ofValidity = /\b(?:valid|expir|renew|recertif|effective|good for|cycle|term)/i

/** What of it is true of this certification and of no other: a line that was read wrongly is rightly refused. */
function onlyTrue(told: ToldCertification, isTrue: (field: FactList, fact: ToldFact) => boolean): ToldCertification {
  return {
    ...told,
    requirements: told.requirements.filter((fact) => isTrue('requirements', fact)),
    validity: told.validity.filter((fact) => isTrue('validity', fact)),
    renewal: told.renewal.filter((fact) => isTrue('renewal', fact)),
    fees: told.fees.filter((fact) => isTrue('fees', fact)),
  }
}

/** A certification as a model would tell it that sees what the built-in reader sees. */
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
