import { expect, test } from 'vitest'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import { examplePage } from '../layout/example-page.ts'
import { type NamedCertification, readNamed } from './prompt/answer.ts'
import { askedAbout, findingsOf } from './findings/findings.ts'
import { piecesOf } from './prompt/pieces.ts'
import { writeGroup } from './prompt/prompt.ts'
import { modelLimits } from './requests/settings.ts'

const trades = ['Anvil', 'Bellows', 'Kiln', 'Lathe', 'Loom', 'Quill', 'Sail', 'Tiller']
const nameOf = (place: number) => `Certified ${trades[place % trades.length] ?? ''} Keeper ${place}`

/** A page with so many certifications, each with a section of its own. */
function pageWith(count: number): Promise<CleanDocument> {
  const sections = Array.from(
    { length: count },
    (_, place) =>
      `## ${nameOf(place)}\n\nCandidates of group ${place} need ${2 + (place % 7)} years of experience at sea.\n\n- Exam fee for members: $${300 + place}\n- Retake fee: $${100 + place}\n\nPin ${place} is valid for ${2 + (place % 4)} years and renewed with ${20 + place} hours of training.`,
  )
  return examplePage(`# Certifications\n\n${sections.join('\n\n')}`, 'https://www.trades.example/all')
}

function toldOf(count: number): NamedCertification[] {
  return Array.from({ length: count }, (_, place) => {
    const fee = (amount: number, paid: string, quote: string) => ({ amount: String(amount), currency: '$', for: paid, quote })
    const read = readNamed({
      name: nameOf(place),
      requirements: [
        {
          text: `${2 + (place % 7)} years of experience at sea`,
          quote: `Candidates of group ${place} need ${2 + (place % 7)} years of experience at sea.`,
        },
      ],
      validity: [{ length: `${2 + (place % 4)} years`, quote: `Pin ${place} is valid for ${2 + (place % 4)} years` }],
      renewal: [{ text: `${20 + place} hours of training`, quote: `renewed with ${20 + place} hours of training` }],
      fees: [
        fee(300 + place, 'exam', `Exam fee for members: $${300 + place}`),
        fee(100 + place, 'retake', `Retake fee: $${100 + place}`),
      ],
    })
    if (read === undefined) throw new Error('no name')
    return read.named
  })
}

/** Milliseconds of CPU to hold an answer against each of so many pages, all met for the first time. */
async function cpuOf(pages: number, certifications: number): Promise<number> {
  let cpu = 0
  for (let page = 0; page < pages; page += 1) {
    const pieces = piecesOf(await pageWith(certifications), { ...modelLimits, documentTokens: Number.MAX_SAFE_INTEGER })
    const told = toldOf(certifications)
    const asked = askedAbout(pieces, writeGroup(pieces, {}))
    const before = process.threadCpuUsage()
    const { kept } = findingsOf(told, asked)
    const { user, system } = process.threadCpuUsage(before)
    expect(kept).toBe(5 * certifications)
    cpu += (user + system) / 1_000
  }
  return cpu
}

test('proof of a page ten times as long, with ten times as many facts, takes at most about twelve times as long', async () => {
  await cpuOf(10, 16)
  await cpuOf(1, 160)
  let [ten, one] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  // Ten short pages by turns with a long one, the least of each: as much work, so a busy machine slows both alike.
  for (let turn = 0; turn < 12; turn += 1) {
    ten = Math.min(ten, await cpuOf(10, 16))
    one = Math.min(one, await cpuOf(1, 160))
  }
  expect((10 * one) / ten).toBeLessThan(12)
}, 60_000)
