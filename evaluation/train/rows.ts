import { candidatesOf } from '../../src/research/reader/candidates.ts'
import { Features } from '../../src/research/reader/features.ts'
import { readLines } from '../../src/research/reader/lines.ts'
import { nameFeatures } from '../../src/research/reader/name-features.ts'
import { pageWordsOf } from '../../src/research/reader/page-words.ts'
import type { Example } from './examples.ts'
import { verdictOn } from './truth.ts'

/** One candidate, with what is right. */
export interface Row {
  places: Int32Array
  right: 0 | 1
}

/** What the names of a labelled page teach. Those that its label only mentions teach nothing. */
export function rowsOf({ document, organization, label }: Example): Row[] {
  const page = readLines(document)
  const around = pageWordsOf(page, organization)
  return candidatesOf(page).flatMap((one): Row[] => {
    const verdict = verdictOn(one, label)
    if (verdict === 'mentioned') return []
    const features = new Features()
    nameFeatures(page, around, one, features)
    return [{ places: Int32Array.from(features.places), right: verdict === 'wrong' ? 0 : 1 }]
  })
}
