import { expression } from '../plain/expression.ts'
import type { CatalogueBody, CatalogueCertification } from './body.ts'
import { answersOf, type DetailedBody, linesOfBody, sourcesNamedBy } from './catalogue.ts'
import { creditsIn } from './figures.ts'
import { priceProblems } from './price-rules.ts'
import { type Problem, shortName } from './problem.ts'
import { keyOf, wordsOf } from './spelling.ts'
import { refusedSourceProblems } from './refused-sources.ts'

const longestLine = 240
const longestSummary = 420

/** Words that address a reader or praise: they come from a page, not from a catalogue. */
const pageVoice = expression('i')`
  \b(
    you|your|yours|we|our|ours|us|click here|join us|learn more|prestigious|world-class|gold standard|unparalleled|
    cutting-edge|premier|renowned|highly respected|globally recogni[sz]ed|take your career|stand out
  )\b
`

/** Words of a time in which something has to be finished, not of how long a certification lasts. */
const studyTime = expression('i')`
  \b(
    (?:time |years? |months? |days? )?to (?:complete|finish|pass|sit|take|qualify)|(?:complete|finish|pass)(?:ed)? (?:with)?in|
    candida(?:cy|tes?)|(?:of|for) stud(?:y|ies)|study (?:time|period)|eligibility (?:period|window)|
    from (?:enrol\w*|registration|(?:the )?first exam)
  )\b
`

/**
 * What is wrong with a file beyond its schema: unused sources, dates in the future, figures that do not parse,
 * certifications that stand twice, lines that rest on refused sources, prices and times that say something else than their
 * field, lines that read like a page's own sentences.
 * @param today 'YYYY-MM-DD'
 */
export function problemsOf(body: DetailedBody, today: string): Problem[] {
  return [
    ...slugProblems(body),
    ...sourceProblems(body, today),
    ...duplicateProblems(body),
    ...creditProblems(body),
    ...refusedSourceProblems(body),
    ...priceProblems(body),
    ...validityProblems(body),
    ...acronymProblems(body),
    ...wordingProblems(body),
  ]
}

function slugProblems(body: DetailedBody): Problem[] {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(body.slug)
    ? []
    : [{ field: 'file name', why: `'${body.slug}' is not made of lower-case letters, digits and single hyphens.` }]
}

function sourceProblems(body: CatalogueBody, today: string): Problem[] {
  const used = new Set(linesOfBody(body).flatMap(({ line }) => sourcesNamedBy(line)))
  const addresses = Object.values(body.sources).map(({ url }) => url)
  return Object.entries(body.sources).flatMap(([key, source]) => {
    const field = `sources.${key}`
    const problems: Problem[] = []
    if (!used.has(key)) problems.push({ field, why: 'no line uses it.' })
    if (source.readOn > today) problems.push({ field: `${field}.readOn`, why: `${source.readOn} lies in the future.` })
    // A page may state an edition of the year to come, no later one.
    if (Number(source.statedOn?.slice(0, 4)) > Number(today.slice(0, 4)) + 1) {
      problems.push({ field: `${field}.statedOn`, why: `${source.statedOn} lies in the future.` })
    }
    if (addresses.indexOf(source.url) !== addresses.lastIndexOf(source.url))
      problems.push({ field: `${field}.url`, why: 'the address stands twice.' })
    return problems
  })
}

function duplicateProblems(body: CatalogueBody): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const [index, certification] of body.certifications.entries()) {
    const name = keyOf(wordsOf(certification.name))
    if (seen.has(name)) problems.push({ field: `certifications.${index}.name`, why: `'${certification.name}' stands twice.` })
    seen.add(name)
    for (const [place, text] of linesWithoutSummary(certification).entries()) {
      if (linesWithoutSummary(certification).indexOf(text) < place)
        problems.push({ field: `certifications.${index}`, why: `'${text}' stands twice.` })
    }
  }
  return problems
}

function creditProblems(body: CatalogueBody): Problem[] {
  return linesOfBody(body).flatMap(({ field, line }) =>
    answersOf(line)
      .filter(({ text }) => /\.renewal\./.test(field) && creditsIn(text) === undefined)
      .map(({ text }) => ({ field, why: `a number of credits in '${text}' is not well-formed.` })),
  )
}

/** A limit of study time given as validity. */
function validityProblems(body: CatalogueBody): Problem[] {
  return linesOfBody(body)
    .filter(({ field }) => field.endsWith('.validity'))
    .flatMap(({ field, line, certification }) =>
      answersOf(line)
        .filter(({ text }) => studyTime.test(text))
        .map(({ text }) => ({
          field,
          why: `${shortName(certification)}: '${text}' is a time to finish something in; validity is how long the certification lasts, a limit stands under requirements.`,
        })),
    )
}

/** An acronym of several certifications of the body, unless each says that it is shared. */
function acronymProblems(body: CatalogueBody): Problem[] {
  return body.certifications.flatMap(({ acronym, acronymIsShared, name }, index) => {
    if (acronym === undefined) return []
    const others = body.certifications.filter((other) => other.name !== name && other.acronym === acronym)
    if (others.length > 0 === (acronymIsShared === true)) return []
    const why =
      others[0] === undefined
        ? `${acronym}: no other certification of the body has it; leave 'acronymIsShared' out.`
        : `${acronym}: '${name}' and '${others[0].name}' have one acronym; give each its own, or write 'acronymIsShared' where the body uses it for both.`
    return [{ field: `certifications.${index}.acronym`, why }]
  })
}

function wordingProblems(body: CatalogueBody): Problem[] {
  const texts = linesOfBody(body).map(({ field, line }) => ({
    field,
    text: line.text,
    longest: field.endsWith('summary') ? longestSummary : longestLine,
  }))
  return [{ field: 'description', text: body.description, longest: longestSummary }, ...texts].flatMap(
    ({ field, text, longest }) => {
      const problems: Problem[] = []
      const voice = pageVoice.exec(text.replaceAll(/\bUS\b/g, ''))?.[0]
      if (text.length > longest)
        problems.push({ field, why: `${text.length} characters are too many for our own words (at most ${longest}).` })
      if (voice !== undefined) problems.push({ field, why: `'${voice}' reads like the page's own words.` })
      if (/[“”«»!]/.test(text))
        problems.push({ field, why: 'it has a quotation or exclamation mark; the catalogue keeps no quotes.' })
      if (/\s{2,}|^\s|\s$/.test(text)) problems.push({ field, why: 'it has stray spaces.' })
      return problems
    },
  )
}

function linesWithoutSummary({ requirements, validity, renewal, fees }: CatalogueCertification): string[] {
  return [...requirements, ...(validity === undefined ? [] : [validity]), ...renewal, ...fees].map((line) => line.text)
}
