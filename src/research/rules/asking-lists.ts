import { source } from '../expression.ts'
import type { Passage } from './passage.ts'
import type { Role } from './roles.ts'

/** Entries that nothing but a list of what candidates need is made of. */
const strong = new RegExp(
  [
    source`
      \b(?:associate|bachelor|master|doctor)[’']?s?[’']?s?\b.{0,40}\bdegree\b|\bdegree (?:in|from|or)\b|
      \bhigh school diploma\b|\bged\b
    `,
    source`
      ^\W*(?:at least |a minimum of |minimum (?:of )?)?(?:\d[\d,]*\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](?:or more )?(?:[\w-]+ ){0,4}(?:hours?|years?|months?)\b.{0,60}\b(?:
        experience|training|practice|education|supervis\w+|work|service|employment|study
      )\b
    `,
    source`
      \b(?:with|and|plus) (?:at least |a minimum of |minimum )?(?:
        \d+|one|two|three|four|five|six|seven|eight|ten
      ) (?:or more )?(?:years?|months?)['’]? (?:of )?(?:[\w-]+ ){0,3}(?:experience|practice|work|service)\b
    `,
    String.raw`^\W*(?:\d[\d,]*|one|two|three|four|five) (?:[\w-]+ ){0,3}(?:hours?|years?)$`,
    source`
      ^\W*(?:
        pass(?:ed|ing|es)?|successful(?:ly)? (?:completion|complet\w+)|complet(?:e|ed|ion)|graduat\w+|hold(?:s|ing)?|
        possess\w*
      ) .{0,80}\b(?:exam\w*|test|course|training|program(?:me)?|degree|certificat\w+|licen[sc]e|school)\b
    `,
    String.raw`\b(?:letters?|references?) of (?:recommendation|reference|good standing)\b|^\W*(?:\d|one|two|three) (?:\w+ )?references?\b`,
    source`
      ^\W*(?:must |be |is )*(?:at least |minimum (?:of )?)?(?:
        \d\d|eighteen|twenty-one|sixteen
      ) years (?:of age|old)\b|^\W*minimum age\b
    `,
    source`
      ^\W*(?:an? )?(?:active|current|valid|unrestricted) .{0,60}\b(?:
        licen[sc]e|licensure|certificat\w+|credential|membership|registration|cpr
      )\b
    `,
    source`
      ^\W*(?:documentation|proof|evidence|verification) (?:of|that)\b|\b(?:official )?(?:college )?transcripts?\b|
      \bbackground check\b|\bfingerprint
    `,
  ].join('|'),
  'i',
)
/** Sections whose lists ask for something else, or for nothing. */
const otherwise: ReadonlySet<Role> = new Set<Role>([
  'fees',
  'renewal',
  'validity',
  'policy',
  'membership',
  'training',
  'event',
  'job',
  'foreign',
])
const longestEntry = 300

/** 'Master’s degree', '3,600 hours of experience under supervision': entries of lists that ask for something whatever stands above them. */
export function askingLists(passages: readonly Passage[]): ReadonlySet<Passage> {
  const found = new Set<Passage>()
  let run: Passage[] = []
  for (const passage of [...passages, undefined]) {
    const last = run.at(-1)
    if (passage !== undefined && isEntry(passage) && (last === undefined || sameList(last, passage))) {
      run.push(passage)
      continue
    }
    const telling = run.filter(({ text }) => strong.test(text)).length
    if (telling >= 2 && telling * 2 >= run.length) for (const one of run) found.add(one)
    run = passage !== undefined && isEntry(passage) ? [passage] : []
  }
  return found
}

function isEntry({ block, role, lead, text, furniture }: Passage): boolean {
  return block.kind === 'item' && !furniture && !otherwise.has(role) && text.length <= longestEntry && !renewing.test(lead)
}
const renewing = /\b(?:renew\w*|re-?certif\w*|maintain\w*|stays?|remains?|keep\w*|current only|valid only)\b/i

function sameList(one: Passage, other: Passage): boolean {
  return one.lead === other.lead && one.path.at(-1) === other.path.at(-1)
}
