import { expression } from '../../plain/expression.ts'
import type { BlockDraft, PagePart } from '../clean-document/draft.ts'
import type { NamedElement, Zone } from '../clean-document/zone.ts'
import { markOf } from './line-marks.ts'

/** Least share of a page's own text that something named after words of others holds when it holds the page itself. */
const leastShare = 0.5

/** Says that what follows, however it is named, is the body's: 'Remarks of the certification board:'. */
const ofOffice = expression('i')`
  ^(?:the )?(?:remarks?|notes?|comments?|answers?|replies|repl(?:y|ies)|responses?|messages?|guidance|explanations?|statements?|advice|reviews?|feedback|posts?|words?)
  \s(?:of|from|by) (?:the|our) (?:\w+[ -]){0,3}(?:board|staff|committee|council|office|team|secretariat|registrar|institute|association|
  society|department|commission|directors?|administration|editors?)\s?:$
`

/**
 * Takes back whose words names of elements give to passages where the names are those of the page itself, as where a system calls
 * the part that holds a page 'comment-body' or 'user-content', and where a line says that they are the body's.
 */
export function withoutFalseNames(drafts: readonly PagePart[]): readonly PagePart[] {
  if (!drafts.some((draft) => draft.type === 'block' && draft.zone.namedBy.length > 0)) return drafts
  const pages = elementsOfPage(drafts)
  let office: number | undefined
  return drafts.map((draft) => {
    if (draft.type !== 'block') return draft
    if (draft.kind === 'heading' || (office !== undefined && draft.own !== office && !draft.around.includes(office)))
      office = undefined
    if (ofOffice.test(draft.text) && draft.zone.voice === 'body') office = draft.around[0]
    const { namedBy } = draft.zone
    if (namedBy.length === 0 || draft.zone.voice === 'body') return draft
    const left = office === undefined ? namedBy.filter(({ number }) => !pages.has(number)) : []
    return left.length === namedBy.length ? draft : { ...draft, zone: zoneLeft(draft.zone, left) }
  })
}

function zoneLeft(zone: Zone, namedBy: readonly NamedElement[]): Zone {
  return namedBy.length === 0 ? { ...zone, voice: 'body', namedBy } : { ...zone, namedBy }
}

interface Held {
  isLoose: boolean
  letters: number
  title: boolean
  marks: number
}

/** Elements named after words of others that hold the page: its title, or under loose names most of it, and no contribution. */
function elementsOfPage(drafts: readonly PagePart[]): ReadonlySet<number> {
  const held = new Map<number, Held>()
  let all = 0
  for (const draft of drafts) {
    if (draft.type !== 'block' || draft.zone.navigation) continue
    if (draft.zone.boilerplate >= 0.3 && draft.zone.namedBy.length === 0) continue
    all += draft.text.length
    for (const { number, isLoose } of draft.zone.namedBy) {
      const known = held.get(number) ?? { isLoose, letters: 0, title: false, marks: 0 }
      known.letters += draft.text.length
      known.title ||= isTitle(draft)
      if (markOf(draft.text)?.voice === 'visitor') known.marks += 1
      held.set(number, known)
    }
  }
  const isPage = ({ isLoose, letters, title, marks }: Held) => marks === 0 && letters >= all * leastShare && (title || isLoose)
  return new Set([...held].filter(([, one]) => isPage(one)).map(([number]) => number))
}

function isTitle({ kind, level }: BlockDraft): boolean {
  return kind === 'heading' && level === 1
}
