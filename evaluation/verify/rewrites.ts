import type { Random } from '../../src/research/plain/example-random.ts'

/** Changes a sentence in one way; undefined when it holds nothing to change. */
export type Rewrite = (text: string, random: Random) => string | undefined

function changed(text: string, rewritten: string): string | undefined {
  return rewritten === text ? undefined : rewritten
}

/** Replaces one of the matches. */
function one(pattern: RegExp, replace: (found: string, random: Random) => string): Rewrite {
  return (text, random) => {
    const matches = [...text.matchAll(pattern)]
    if (matches.length === 0) return undefined
    const match = random.pick(matches)
    const found = match[0]
    return changed(text, text.slice(0, match.index) + replace(found, random) + text.slice(match.index + found.length))
  }
}

function every(pattern: RegExp | string, replacement: string): Rewrite {
  return (text) => changed(text, text.replaceAll(pattern, replacement))
}

const wordAt = (text: string, random: Random, least = 5) =>
  random.pick([...text.matchAll(/\p{L}+/gu)].filter((match) => match[0].length >= least))
const numbers: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  ten: '10',
}
const numberWords = new RegExp(`\\b(?:${Object.keys(numbers).join('|')})\\b`, 'g')

/** What a model or a person does to a sentence without changing what it says. */
export const harmless: Record<string, Rewrite> = {
  'as it stands': (text) => text,
  'straight quotes': every('’', "'"),
  'curly quotes': every("'", '’'),
  'in quotation marks': (text) => `“${text}”`,
  'other dashes': every('-', '‑'),
  'white space': (text, random) => text.replaceAll(' ', () => random.pick([' ', '  ', '\n', '\u00a0', ' \n '])),
  'lower case': (text) => changed(text, text.toLowerCase()),
  capitals: (text) => text.toUpperCase(),
  'registered mark': one(/\b[A-Z][a-z]{4,}\b/g, (word, random) => word + random.pick(['®', '™', '(R)', '(TM)'])),
  'mark left out': every(/[®™]/g, ''),
  'bold word': one(/\b[a-z]{4,}\b/g, (word) => `**${word}**`),
  'italic word': one(/\b[a-z]{4,}\b/g, (word, random) => random.pick([`*${word}*`, `_${word}_`, `\`${word}\``])),
  'unseen character': (text, random) => {
    const match = wordAt(text, random)
    const at = match.index + 2
    return text.slice(0, at) + random.pick(['\u200b', '\u00ad', '\u2060', '\ufeff']) + text.slice(at)
  },
  'list mark': (text, random) => random.pick(['- ', '• ', '* ', '1. ', '2) ']) + text,
  'full stop left out': every(/\.$/g, ''),
  'ellipsis at the end': (text) => text.replace(/\.$/, '…'),
  'ellipsis at both ends': (text) => `... ${text.replace(/\.$/, '')} ...`,
  'ellipsis inside': (text, random) => {
    const words = text.split(' ')
    const at = 2 + random.below(words.length - 5)
    const left = words.slice(at, at + 2)
    const decides =
      /\d|\b(?:not|no|none|only|must|may|can|shall|should|need|required|until|within|without|instead|per|encouraged|obliged|optional|years?|months?|days?|hours?|credits?|members?|non-members?|two|three|four|five|six|seven|eight|ten|one)\b/i
    return left.some((word) => decides.test(word))
      ? undefined
      : [...words.slice(0, at), random.pick(['…', '...', '[…]']), ...words.slice(at + 2)].join(' ')
  },
  'article left out': one(/ (?:the|a|an) (?=[a-z])/g, () => ' '),
  'filler word': one(/(?<=[a-z]) (?=[a-z])/g, (_, random) =>
    random.pick([' also ', ' just ', ' currently ', ' simply ', ' generally ', ' actually ']),
  ),
  'number as figure': one(numberWords, (word) => numbers[word] ?? word),
  'no thousands mark': every(/(?<=\d),(?=\d{3})/g, ''),
  'cents written out': one(/[$€£]\d+(?:,\d{3})*(?![\d.])/g, (amount) => `${amount}.00`),
  'dollar of the United States': one(/(?<![A-Z])\$(?=\d)/g, () => 'US$'),
  'non-member spelling': (text, random) =>
    changed(
      text,
      text.replace(/non-member/gi, (word) =>
        random.pick([word.replace('-', ''), word.replace('-', ' '), word.replace('-', '–')]),
      ),
    ),
  'percent spelling': (text) => changed(text, text.includes('%') ? text.replace('%', ' percent') : text.replace(' percent', '%')),
  ampersand: one(/\band\b/g, () => '&'),
  entities: (text) => changed(text, text.replaceAll('’', '&#39;').replace(' and ', ' &amp; ')),
  'full width': one(/\d+/g, (digits) => digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))),
  ligature: one(/fi|fl/g, (letters) => (letters === 'fi' ? 'ﬁ' : 'ﬂ')),
  'hyphen left out': one(/(?<=[a-z])-(?=[a-z])/g, () => ' '),
  'apostrophe left out': every('’', ''),
  'reference mark': (text) => text.replace(/\.$/, '.[3]'),
  'part of the sentence': (text, random) => {
    const words = text.replace(/\.$/, '').split(' ')
    const length = Math.min(words.length, 5 + random.below(4))
    return words
      .slice(random.below(words.length - length + 1))
      .slice(0, length)
      .join(' ')
  },
  'slip of a letter': (text, random) => {
    const long = [...text.matchAll(/\b[a-z]{9,}\b/g)]
    if (long.length === 0) return undefined
    const { index } = random.pick(long)
    return text.slice(0, index + 4) + text.slice(index + 5)
  },
}

const swap =
  (pairs: readonly (readonly [RegExp, string])[]): Rewrite =>
  (text, random) => {
    const fitting = pairs.filter(([pattern]) => pattern.test(text))
    if (fitting.length === 0) return undefined
    const [pattern, replacement] = random.pick(fitting)
    return changed(text, text.replace(pattern, replacement))
  }

const amount = /\d[\d,]*/g
const clauses = [
  'and is valid for life',
  'without any examination',
  'and includes a free retake',
  'for members only',
  'as well as an interview with the board',
  'and 20 hours of training',
  'or five years of experience',
  'plus a processing fee of $35',
]

/** What makes a sentence say something else. */
export const harmful: Record<string, Rewrite> = {
  'another digit': one(/\d/g, (digit) => String((Number(digit) + 3) % 10 || 4)),
  'a digit more': one(amount, (number, random) => number + random.pick(['0', '5'])),
  'a digit less': one(/\d{2,}(?:,\d{3})*|\d,\d{3}/g, (number) =>
    number.slice(number.includes(',') ? number.indexOf(',') + 1 : 1),
  ),
  'a digit in front': one(/(?<![\d,])\d+(?![\d,])/g, (number) => `1${number}`),
  '$95 for $1,095': swap([
    [/\$1,095/, '$95'],
    [/\$95/, '$1,095'],
  ]),
  'another number word': one(numberWords, (word, random) =>
    random.pick(['nine', '13', 'eleven', '30'].filter((other) => other !== word)),
  ),
  'another currency': one(/(?:US|CA|A)?\$(?=\d)|€|£/g, (sign) =>
    sign === '€' ? '$' : sign === '£' ? '€' : sign === '$' ? '€' : '£',
  ),
  'another dollar': one(/(?<![A-Z])\$(?=\d)/g, (_, random) => random.pick(['CA$', 'A$', 'HK$'])),
  'negation left out': swap([
    [/\bnot /, ''],
    [/\bno /, ''],
    [/ without /, ' with '],
  ]),
  'negation put in': one(/\b(?:is|are|must|may|will|does|can|should|shall)\b(?! not)/g, (verb) => `${verb} not`),
  'must for may': swap([
    [/\bmay\b/, 'must'],
    [/\bcan\b/, 'must'],
    [/\bshould\b/, 'must'],
  ]),
  'may for must': swap([
    [/\bmust\b/, 'may'],
    [/\bshall\b/, 'may'],
    [/\brequired\b/, 'recommended'],
    [/\bmandatory\b/, 'optional'],
  ]),
  'another unit': swap([
    [/\byears\b/, 'months'],
    [/\bmonths\b/, 'years'],
    [/\bdays\b/, 'weeks'],
    [/\bhours\b/, 'days'],
    [/\bweeks\b/, 'months'],
    [/\bcredits\b/, 'hours'],
    [/\byear\b/, 'month'],
    [/%|percent/, ' questions'],
  ]),
  'non-member for member': swap([[/(?<![Nn]on-)\b[Mm]embers?\b/, 'Non-members']]),
  'member for non-member': swap([[/\b[Nn]on-members?\b/, 'members']]),
  'or for and': swap([
    [/ and /, ' or '],
    [/ or /, ' and '],
  ]),
  'most for least': swap([
    [/\bAt least\b/i, 'At most'],
    [/\bminimum\b/, 'maximum'],
    [/\bmaximum\b/, 'minimum'],
    [/\bNo more than\b/, 'No less than'],
    [/\bup to\b/, 'at least'],
    [/\bless than\b/, 'more than'],
  ]),
  'after for before': swap([
    [/\bbefore\b/, 'after'],
    [/\bafter\b/, 'before'],
    [/\buntil\b/, 'after'],
    [/\bwithin\b/, 'after'],
  ]),
  'another kind': swap([
    [/\bexam(?:ination)?\b/, 'renewal'],
    [/\b[Rr]enewals?\b/, 'application'],
    [/\bapplication\b/, 'retake'],
    [/\blate\b/, 'early'],
    [/\bearly\b/, 'late'],
    [/\bCandidates\b/, 'Trainers'],
    [/\bcertificate\b/, 'membership'],
    [/\bfee\b/, 'refund'],
  ]),
  'invented clause': (text, random) => `${text.replace(/[.]$/, '')} ${random.pick(clauses)}.`,
  'clause put in': (text, random) => {
    const words = text.split(' ')
    const at = 3 + random.below(words.length - 4)
    return [...words.slice(0, at), random.pick(clauses), ...words.slice(at)].join(' ')
  },
  'amounts changed about': (text) => {
    const [first, second, ...rest] = [...text.matchAll(/[$€£]\d[\d,]*/g)]
    if (first === undefined || second === undefined || rest.length > 0) return undefined
    const between = text.slice(first.index + first[0].length, second.index)
    return text.slice(0, first.index) + second[0] + between + first[0] + text.slice(second.index + second[0].length)
  },
  'another year': one(/\b20\d\d\b/g, (year) => String(Number(year) + 3)),
  'words left out': (text, random) => {
    const words = text.split(' ')
    if (words.length < 9) return undefined
    const at = 2 + random.below(words.length - 7)
    const left = words.slice(at, at + 3)
    return left.every((word) => /^(?:the|a|an|of|to|for|in|on|at|by|with|is|are|be|been|it|that|this)$/i.test(word))
      ? undefined
      : [...words.slice(0, at), ...words.slice(at + 3)].join(' ')
  },
  'only the condition left out': swap([
    [/ only /, ' '],
    [/ but .*not .*, /, ' '],
    [/\beither /, ''],
  ]),
}
