import { seededRandom } from '../plain/example-random.ts'

/** What a reader takes for the host of every misleading address. */
export const shownHost = 'body.example.org'

/** Characters that a URL parser drops or reads as another one, and that a person does not see. */
const dropped = ['\t', '\n', '\r', '\r\n', '\t\t', '\n\t', '\u00AD', '\u200B', '\u2060', '\uFEFF', '\u180E', '\u034F', '\uFE0F']
const dots = ['\u3002', '\uFF0E', '\uFF61', '%2e', '%2E', '%E3%80%82']
const attackers = [
  'attacker.example',
  'evil.test',
  'xn--bdy-sna.example',
  '93.184.216.34',
  '0x5d.0xb8.0xd8.0x22',
  'a.b.attacker.example',
]
const paths = ['', '/', '/fees', '/fees?x=1', '#x', '/?go=1#y']

/**
 * Addresses whose text shows one host and that a URL parser reads as another one, or as none; the same for the same seed.
 * Each is written so that a cut at the first odd sign gives `shownHost`.
 */
export function misleadingAddresses(count: number, seed: number): string[] {
  const random = seededRandom(seed)
  const kinds: (() => string)[] = [
    // What is dropped joins two hosts to one.
    () => `${shownHost}${random.pick(dropped)}.${random.pick(attackers)}`,
    () => `${shownHost}.${random.pick(dropped)}${random.pick(attackers)}`,
    () => `${shownHost}${random.pick(dropped)}${random.pick(dots)}${random.pick(attackers)}`,
    // What stands before '@' is no host.
    () => `${shownHost}@${random.pick(attackers)}`,
    () => `${shownHost}:${random.below(65_535)}@${random.pick(attackers)}`,
    () => `${shownHost}${random.pick(dropped)}@${random.pick(attackers)}`,
    () => `${shownHost}%20@${random.pick(attackers)}`,
    () => `${shownHost}%2f@${random.pick(attackers)}`,
    // A dot that does not look like one to a program that cuts text.
    () => `${shownHost}${random.pick(dots)}${random.pick(attackers)}`,
    () => `${shownHost.replace('.', random.pick(dots))}.${random.pick(attackers)}`,
    // A slash that a parser reads where a reader sees none.
    () => `${random.pick(attackers)}\\@${shownHost}`,
    () => `${random.pick(attackers)}\\.${shownHost}`,
    () => `${random.pick(attackers)}${random.pick(dropped)}\\${shownHost}`,
    () => `${shownHost}${random.pick(dropped)}:80@${random.pick(attackers)}`,
  ]
  const starts = ['http://', 'https://', 'HTTP://', `http:/${random.pick(['\t', '\n', '\r'])}/`, 'http:\\\\', 'http:////']
  const made = new Set<string>()
  for (let number = 0; made.size < count; number += 1) {
    const kind = kinds[number % kinds.length]
    if (kind !== undefined) made.add(random.pick(starts) + kind() + random.pick(paths))
  }
  return [...made]
}
