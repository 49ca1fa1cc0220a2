/**
 * What a page shows of a name or a fact that the built-in reader took from it, and how a person is told of it. Each is true or not
 * of a page, whatever it speaks for; how much it weighs stands in `research/certainty/weights.json`.
 */
const signWords = {
  title: 'the title of the page says it',
  heading: 'it is in a heading',
  table: 'it is in a table',
  list: 'it is in a list',
  sentence: 'it is in running text',
  'reads-like-one': 'it looks like a certification and is where certifications are listed',
  'clearly-one': 'it looks just like a certification, and so does its place',
  'clear-line': 'its wording and its place are those of such a line',
  'doubtful-line': 'its wording or its place suggests such a line, but not clearly',
  'very-doubtful-line': 'hardly anything about it looks like such a line',
  'clearly-its': 'it clearly belongs to this certification',
  'nobody-elses': 'nothing there ties it to another certification',
  'may-be-one': 'its wording or its place suggests a certification, but not clearly',
  'short-form': 'the page gives its short form',
  'short-form-alone': 'only its short form is known',
  'credential-word': 'its words name a credential, such as “certified”',
  'no-credential-word': 'none of its words names a credential, such as “certified”',
  'one-word': 'it is a single word',
  'long-name': 'it has more than eight words',
  repeated: 'the page says it three times or more',
  'said-once': 'the page says it once',
  'link-words': 'a link has this name',
  'no-facts-beside': 'nothing else is stated about it there',
  'facts-beside': 'fees, times or conditions are stated about it there',
  'facts-of-kinds': 'three or more kinds of facts are stated about it there',
  'one-named': 'the page is about one certification',
  'many-named': 'the page names more than eight certifications',
  'page-certifies': 'the title or address of the page mentions certification',
  'several-pages': 'several pages say the same',
  'of-all': 'the page says it without naming a certification',
  'named-beside': 'the certification is named in the same passage',
  'under-its-name': 'the certification is named in a heading above it',
  'named-elsewhere': 'the certification is named elsewhere on the page',
  'kind-stated': 'the line says what the amount is for',
  'kind-unstated': 'the line does not say what the amount is for',
} as const
export type Sign = keyof typeof signWords

/** Signs in words; a name that this release does not know is left out. */
export function wordsOfSigns(signs: readonly string[]): string[] {
  return signs.flatMap((sign) => (isSign(sign) ? [signWords[sign]] : []))
}

/** Whether this release knows a sign of that name. */
export function isSign(name: string): name is Sign {
  return Object.hasOwn(signWords, name)
}
