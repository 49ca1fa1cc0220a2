import { expression } from '../expression.ts'
import type { CertificationDraft, Claim, CommonFacts } from '../draft.ts'
import type { CleanDocument } from '../document/clean-document.ts'
import { accreditsOthers } from './page-kind.ts'

const wordings: readonly RegExp[] = [
  /\bcertificate of (?:practice|competency|competence|qualification|proficiency)\b/i,
  expression()`
    \b(?:
      Board|National|Specialty|Specialist|Professional|Subspecialty|Technician|Practitioner
    ) (?:Certification|Accreditation|Credential)\b
  `,
  /\b(?:[Bb]oard|[Nn]ational|[Ss]pecialty|[Ss]pecialist) [Cc]ertification\b/,
  /\bboard certified specialist\b/i,
  /\bCertification\b/,
  /\b(?:certification|accreditation|credential|designation)\b/i,
  /\b(?:professional registration|registration|licensure)(?= (?:of|by|as|fees?|renewals?|period|certificate|with)\b)/i,
  /\b(?:recertification|credentialing|examination|exam)\b/i,
  /\bcertificates?\b/i,
]

/**
 * The one certification a page speaks of without a name of its own: 'Certification is effective for five years.'
 * It is called what the page calls it. Only for a page read by itself; on a site such facts belong to all certifications.
 */
export function unnamedDraft(document: CleanDocument, common: CommonFacts): CertificationDraft | undefined {
  if (!isAboutPeople(document, common) || pricesOthers(document.text) || !headedSo(document)) return undefined
  for (const wording of wordings) {
    const match = wording.exec(document.text)
    if (match === null) continue
    const [said] = match
    if (/^certificates$/i.test(said) && !persons.test(document.text)) continue
    if (/^(?:professional )?registration/i.test(said) && !registers.test(document.text.slice(0, 40_000))) continue
    if (/^accreditation$/i.test(said) && (accreditsOthers.test(document.text.slice(0, 40_000)) || !persons.test(document.text)))
      return undefined
    return draftNamed(match, document, common, 'rules')
  }
  return undefined
}

/** The same where a model has read the page, which needs no rule on what kind of page it is. */
export function unnamedAsRead(document: CleanDocument, common: CommonFacts): CertificationDraft | undefined {
  const match = [...wordings, /\b(?:licen[sc]es?|permits?|registration)\b/i].map((one) => one.exec(document.text)).find(Boolean)
  return match === undefined || match === null ? undefined : draftNamed(match, document, common, 'model')
}

function draftNamed(
  match: RegExpExecArray,
  document: CleanDocument,
  common: CommonFacts,
  witness: Claim['witness'],
): CertificationDraft {
  const [said] = match
  const name: Claim = {
    text: said.charAt(0).toUpperCase() + said.slice(1),
    documentId: document.id,
    start: match.index,
    end: match.index + said.length,
    witness,
  }
  return { name, acronym: '', summary: null, ...common, retired: null }
}

/** Words of those who accredit people, not firms. */
const persons = /\b(?:candidates?|individuals?|professionals?|practitioners?|exam(?:ination)?s?)\b/i

/** Who keeps a register of people says so; everybody else registers for an event or on a page. */
const registers = expression('iu')`
  \b(?:
    registrants?|(?:the|our|a|statutory|professional) register of|
    (?:provisional|permanent|full|practitioner|professional) registration|name in the register|
    (?:on|from|to) the register\b|registration as an? \p{L}|registered (?:persons?|practitioners?|professionals?)|
    suspen(?:ded|sion)[^.]{0,40} regist
  )
`

/** Whether the title or a heading speaks of what the facts are about; a page about something else only mentions it. */
function headedSo(document: CleanDocument): boolean {
  const heads = document.blocks.filter((block, place) => place < 4 || block.kind === 'heading')
  const said = [document.title, ...heads.map((block) => document.text.slice(block.start, Math.min(block.end, block.start + 160)))]
  if (said.slice(0, 4).some((head) => funds.test(head))) return false
  return said.some((head) =>
    /certif|credential|renew|exam|eligib|qualifications|maint|\bfees\b|designation|accredit|revalid|registration/i.test(head),
  )
}

/** Pages of those who pay for the certification of others. */
const funds = expression('i')`
  \b(?:
    grants?|funding|reimburse\w*|scholarships?|financial (?:aid|assistance)|stipends?|subsid(?:y|ies)|
    tuition assistance|vouchers?
  )\b
`

/** 'CDX: $320 exam', 'PMB: about $500': a page that goes through the programmes of others. */
function pricesOthers(text: string): boolean {
  const shorts = [...text.matchAll(/^\W*(?:\d+[.)] )?([A-Z][A-Z+-]{1,7}\+?)\s*[:–—-]\s[^\n]{0,100}[$£€]\s?\d/gm)].map(
    (match) => match[1],
  )
  return new Set(shorts).size > 1
}

const ofCertification = expression('i')`
  \b(?:
    exam|test|assessment|re-?certif\w*|recertification|renewal|reinstatement|retake|certification|application|
    maintenance|annual|accreditation|reaccreditation|late|permanent registration|provisional registration
  )\b
`

/** Prices, cycles or credits of certified people; an application fee or a late fee alone may be paid for anything. */
function isAboutPeople(document: CleanDocument, common: CommonFacts): boolean {
  const text = document.text.slice(0, 40_000)
  const spoken =
    text.match(
      expression('gi')`
        \b(?:
          certif(?:y|ied|ication|ications|icants?)|credential\w*|recertif\w*|exam(?:ination)?s?|candidates?|
          accredit(?:ed|ation)|registrants?|licensees?|licensure|(?:your|their|the) (?:registration|licen[sc]e)|
          (?:provisional|permanent|practitioner) registration|
          (?<!training |course |completion )certificates? (?:of practice|of competency|is|are|holders?|expires?)
        )\b
      `,
    )?.length ?? 0
  const asks =
    common.requirements.length > 1 && /\b(?:eligib|requirements?|qualif|certif)\w*/i.test(document.text.slice(0, 400)) ? 1 : 0
  const telling =
    asks + common.fees.filter((fee) => ofCertification.test(fee.text)).length + common.validity.length + common.renewal.length
  return (telling > 0 && spoken > 1) || (telling > 1 && spoken > 0)
}
