import type { CatalogueBody, NamedBody } from './body.ts'
import type { Catalogue } from './catalogue.ts'
import { initialsOf, keyOf, looksAbbreviated, splitBrackets, tells, tradeWords, wordsOf } from './spelling.ts'

/** A credentialing body as the index knows it: its names, its address and what it awards. */
export interface DirectoryEntry {
  name: string
  /** Likeliest first. */
  abbreviations: readonly string[]
  formerNames: readonly string[]
  otherSpellings: readonly string[]
  website: string
  /** ISO 3166-1 alpha-2 or 'INT'. */
  country: string
  description: string
  credentials: readonly { name: string; acronym?: string | undefined }[]
  /** Whether the catalogue holds its certifications. */
  detailed: boolean
}

/** How a text names a body. 'initials' are made from the name, every other kind is written in the catalogue. */
export type AliasKind = 'name' | 'abbreviation' | 'spelling' | 'former' | 'credential' | 'initials'

/** One text that finds a body. */
export interface Alias {
  kind: AliasKind
  /** As a reason quotes it. */
  shown: string
  words: string[]
  key: string
  /** Place in the body's list of this kind; the first abbreviation is the likeliest. */
  place: number
}

/** A body as its file describes it, or of which the catalogue holds nothing but names, so that it can be found. */
export function entryOf(body: CatalogueBody | NamedBody): DirectoryEntry {
  const { name, abbreviations, formerNames = [], otherSpellings = [], website, country, description = '' } = body
  const detailed = 'certifications' in body
  const certifications = detailed ? body.certifications.map((one) => ({ name: one.name, acronym: one.acronym })) : []
  // Of the further credentials it states nothing but the name.
  const credentials = [...certifications, ...(body.credentials ?? []).map((credential) => ({ name: credential }))]
  return { name, abbreviations, formerNames, otherSpellings, website, country, description, credentials, detailed }
}

/** Detailed bodies first, then the name-only ones that no detailed body stands for. */
export function entriesOf(catalogue: Catalogue): DirectoryEntry[] {
  const entries = catalogue.bodies.map(entryOf)
  const seen = new Set(entries.flatMap(identitiesOf))
  for (const named of catalogue.names) {
    const entry = entryOf(named)
    const identities = identitiesOf(entry)
    if (identities.some((identity) => seen.has(identity))) continue
    for (const identity of identities) seen.add(identity)
    entries.push(entry)
  }
  return entries
}

/** What tells that two entries are one body: the same name in the same country, or the same website and a shared name. */
export function identitiesOf(entry: DirectoryEntry): string[] {
  const host = entry.website
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/+$/, '')
    .toLowerCase()
  const naming = [entry.name, ...entry.abbreviations].map((text) => keyOf(wordsOf(text)))
  return [`${entry.country}:${naming[0]}`, ...new Set(naming.map((key) => `${host}:${key}`))]
}

/** Every text that finds a body; a key that comes twice keeps its stronger kind. */
export function aliasesOf(entry: DirectoryEntry): Alias[] {
  const aliases = new Map<string, Alias>()
  const add = (kind: AliasKind, shown: string, place: number, text = shown) => {
    const words = wordsOf(text)
    const key = keyOf(words)
    // 'The Commission' names any of them.
    const general = tradeWords.has(key) && kind !== 'name'
    if (key.length > 1 && !general && !aliases.has(key)) aliases.set(key, { kind, shown, words, key, place })
  }
  const addWithBrackets = (kind: AliasKind, text: string, place: number) => {
    add(kind, text, place)
    const parts = splitBrackets(text)
    if (parts === undefined) return
    add(kind, text, place, parts.outer)
    if (looksAbbreviated(parts.inner) && !looksAbbreviated(parts.outer)) add(kind, parts.inner, place)
  }
  addWithBrackets('name', entry.name, 0)
  for (const [place, text] of entry.abbreviations.entries()) add('abbreviation', text, place)
  for (const [place, text] of entry.otherSpellings.entries()) addWithBrackets('spelling', text, place)
  for (const [place, text] of entry.formerNames.entries()) addWithBrackets('former', text, place)
  const ownNames = [...aliases.values()].map((alias) => alias.words)
  for (const [place, { name, acronym }] of entry.credentials.entries()) {
    const shown = acronym === undefined || name.includes(acronym) ? name : `${name} (${acronym})`
    if (acronym !== undefined) addWithBrackets('credential', acronym, place)
    addWithBrackets('credential', name, place)
    const rest = withoutLeading(wordsOf(name), ownNames)
    if (rest.length > 1 && rest.some(tells)) add('credential', shown, place, rest.join(' '))
  }
  if (entry.abbreviations.length === 0) {
    const initials = initialsOf(wordsOf(entry.name))
    if (initials.length > 3) add('initials', initials.toUpperCase(), 0)
  }
  return [...aliases.values()]
}

/** 'CompTIA Security+' without the body's own name: what people type. */
function withoutLeading(words: readonly string[], names: readonly (readonly string[])[]): string[] {
  const name = names.find((one) => one.length < words.length && one.every((word, index) => words[index] === word))
  return name === undefined ? [] : words.slice(name.length)
}
