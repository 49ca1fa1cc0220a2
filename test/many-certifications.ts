import type { Certification } from '#domain/certifications/certification.ts'
import { certification, quoted } from './samples.ts'

/** So many certifications of usual length, every line with its quote. */
export function certificationsOf(count: number): Certification[] {
  return Array.from({ length: count }, (_, index) => {
    const fields = {
      requirements: [`${24 + index} months of work in the field`, 'A course of 35 hours at an accredited provider'],
      validityPeriod: '3 years',
      renewalRequirements: [`${20 + index} units of continuing education every three years`],
      fees: [`US$${300 + index} exam`],
    }
    const pointers = ['/requirements/0', '/requirements/1', '/validityPeriod', '/renewalRequirements/0', '/fees/0']
    return certification({
      id: `program-${index}`,
      name: `Certified Practitioner of Field ${index + 1}`,
      acronym: `CP${index + 1}`,
      summary: 'For people who have worked in the field and answer for the work of others.',
      ...fields,
      evidence: Object.fromEntries(
        pointers.map((pointer) => [
          pointer,
          [quoted(`Candidates for field ${index + 1} read this under ${pointer} of the handbook.`)],
        ]),
      ),
    })
  })
}

/** A certification of so many lines, each with a quote of two rows; what stands where can be told by its words. */
export function withLines(program: number, count: number): Certification {
  const places = Array.from({ length: count }, (_, index) => `P${program}L${index}`)
  const quote = (place: string) =>
    `Source-of-${place}: candidates show this to the board, and pass the exam of its program, before they apply.`
  return certification({
    id: `program-${program}`,
    name: `Head-of-P${program}`,
    requirements: places.map((place) => `Line-of-${place}, work in the field`),
    evidence: Object.fromEntries(places.map((place, index) => [`/requirements/${index}`, [quoted(quote(place))]])),
  })
}
