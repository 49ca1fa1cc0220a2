import { audiencesIn } from '../../lexicon/fees/audience.ts'
import { feeKindIn, saysLittle } from '../../lexicon/fees/fee-kind.ts'
import { isOccupation } from '../../lexicon/names/occupation.ts'
import { monthNames } from '../../lexicon/times/month.ts'
import { isShortAlone, type JudgedName } from './candidates.ts'
import { classOf, readsLikeName } from './name-shape.ts'
import { placesOf } from './places.ts'

/** More entries than these are a directory. */
const most = 40

/**
 * Names that stand as a likely enough one does: in the column of its table, in the row of its heads, in a heading beside its own or in
 * its list. Each may be too little by itself ('Fire Alarm Technician Level II', 'Esthetician'); beside one that is a certification they
 * are some too, and what stands with them is not that one's.
 * @param chosen names that are likely enough
 * @param names all names of a page, the likeliest first
 * @param least how likely another one must be
 */
export function withFamilies(chosen: readonly JudgedName[], names: readonly JudgedName[], least: number): JudgedName[] {
  const places = new Map<string, Map<number, JudgedName>>()
  for (const one of names)
    for (const mention of one.candidate.mentions)
      for (const { place, slot } of placesOf(mention)) {
        const slots = places.get(place) ?? new Map<number, JudgedName>()
        places.set(place, slots)
        if (!slots.has(slot)) slots.set(slot, one)
      }
  const known = new Set(chosen)
  const families = [...places.values()].map((slots) => [...new Set(slots.values())])
  const beside = families.filter((all) => all.length <= most && all.some((one) => known.has(one))).flat()
  const added = new Set(beside.filter((one) => !known.has(one) && one.likely >= least && mayBeName(one)))
  return added.size === 0 ? [...chosen] : names.filter((one) => known.has(one) || added.has(one))
}

/** Who pays, what is asked for, or two of them: no certification. */
const noName = new RegExp(
  String.raw`\bmember(?:ship)?s?\b|\bapplicants?\b|\bcategory\b|\btraining\b|\baffidavit\b|\sor\s|/|\b(?:${monthNames})\b`,
  'i',
)

function mayBeName({ candidate }: JudgedName): boolean {
  const { name } = candidate
  if (isShortAlone(candidate) || classOf(name) !== 'own' || noName.test(name)) return false
  if (!readsLikeName(name) && !isOccupation(name.split(' ').at(-1) ?? '')) return false
  const paid = feeKindIn(name)?.shown
  return (paid === undefined || saysLittle(paid)) && audiencesIn(name).every(({ kind }) => kind === 'part')
}
