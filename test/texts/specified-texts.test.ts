import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specifiedTexts } from './specified-texts.ts'

/** The source of one journey: from its title to the next one. */
function sourceOf([file, title]: readonly [string, string]): string {
  const source = readFileSync(new URL(`../e2e/${file}.spec.ts`, import.meta.url), 'utf8')
  const start = [`test('${title}'`, `test("${title}"`].map((head) => source.indexOf(head)).find((at) => at >= 0)
  if (start === undefined) throw new Error(`${file}.spec.ts has no test '${title}'.`)
  const end = source.slice(start + 1).search(/^\s*test(\.describe)?\(/m)
  return source.slice(start, end < 0 ? undefined : start + 1 + end).replaceAll("\\'", "'")
}

test.each(specifiedTexts)('"$text" is proven in a browser', ({ text, journey }) => {
  const source = sourceOf(journey)
  for (const part of text.split(/\{\w+\}/)) expect(source).toContain(part)
})

test('every title of a notification is one of the specified texts', () => {
  const patterns = specifiedTexts.map(({ text }) => {
    const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.+')}$`)
  })
  const source = readFileSync(new URL('../../src/web/client/messages.ts', import.meta.url), 'utf8')
  const titles = Array.from(source.matchAll(/title: (['`])(.+?)\1/g), ([, , title = '']) => title.replace(/\$\{\w+\}/g, 'told'))
  expect(titles.length).toBeGreaterThan(30)
  expect(titles.filter((title) => !patterns.some((pattern) => pattern.test(title)))).toEqual([])
})
