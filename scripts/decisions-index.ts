import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../docs/decisions')

/** `docs/decisions/README.md`: every record by its number and heading, with what later records took from it or added. */
export function decisionsIndex(): string {
  const records = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file))
  const lines = records.toSorted().map((file) => {
    const { number, title, since } = readDecision(file, readFileSync(join(folder, file), 'utf8'))
    return `- [${number}](${file}) ${title}${since === undefined ? '' : `. *${since}*`}`
  })
  return ['# Decisions', '', 'Made by `npm run docs`. Some numbers have no record.', '', ...lines, ''].join('\n')
}

/**
 * The number and the heading of a record, and how its later fate begins: 'Superseded in part by 0021, 0040'.
 * @throws Error when the heading is not '# 0046 What happens is rows', or has another number than the file
 */
export function readDecision(file: string, text: string): { number: string; title: string; since: string | undefined } {
  const [, number = '', title = ''] = /^# (\d{4}) (\p{Lu}.*|'.*)\n/u.exec(text) ?? []
  if (title === '' || !file.startsWith(`${number}-`)) throw new Error(`${file} does not begin with its number and a heading.`)
  const [, fate, later = ''] = /^\*\*(Superseded(?: in part)?|Added to)\*\* (by .*)$/m.exec(text) ?? []
  const numbers = Array.from(later.matchAll(/\bby (\d{4})\b/g), ([, by]) => by)
  return { number, title, since: fate === undefined ? undefined : `${fate} by ${numbers.join(', ')}` }
}
