import { foldName } from '#domain/organization.ts'

/**
 * Tells whether a name is one of those known: all words of the one stand in the other, in singular or plural, as `saysName` has it.
 * Known names are looked up by their rarest word, so that the time grows with the names that share words and not with all.
 */
export function knownNames(known: readonly string[]): (name: string) => boolean {
  const wordsOf = known.map((name) => new Set(spoken(name)))
  const byWord = new Map<string, number[]>()
  for (const [place, words] of wordsOf.entries()) for (const word of words) note(byWord, word, place)
  const count = (word: string) => byWord.get(word)?.length ?? 0
  const byRarest = new Map<string, number[]>()
  for (const [place, name] of known.entries()) {
    const rarest = written(name).toSorted((one, other) => count(one) - count(other))[0]
    if (rarest !== undefined) note(byRarest, rarest, place)
  }
  const isPartOfKnown = (words: readonly string[]): boolean => {
    const rarest = words.toSorted((one, other) => count(one) + count(`${one}s`) - count(other) - count(`${other}s`))[0] ?? ''
    const near = [...(byWord.get(rarest) ?? []), ...(byWord.get(`${rarest}s`) ?? [])]
    return near.some((place) => saysAll(wordsOf[place], words))
  }
  const holdsKnown = (words: ReadonlySet<string>): boolean =>
    [...words].some((word) =>
      [word, word.replace(/s$/, '')].some((form) =>
        (byRarest.get(form) ?? []).some((place) => saysAll(words, written(known[place] ?? ''))),
      ),
    )
  const answers = new Map<string, boolean>()
  return (name) => {
    const answer = answers.get(name) ?? (isPartOfKnown(written(name)) || holdsKnown(new Set(spoken(name))))
    answers.set(name, answer)
    return answer
  }
}

function note(places: Map<string, number[]>, word: string, place: number): void {
  const known = places.get(word)
  if (known === undefined) places.set(word, [place])
  else known.push(place)
}

function saysAll(said: ReadonlySet<string> | undefined, words: readonly string[]): boolean {
  return words.every((word) => said?.has(word) === true || said?.has(`${word}s`) === true)
}

/** Words of a name that is to be found, and of one that says it: there, marks part words. */
const written = (name: string): string[] => foldName(name).split(' ')
const spoken = (name: string): string[] => foldName(name.replace(/[®™℠]/g, ' ')).split(' ')
