import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type FolderSite, readFolderSite } from './folder-site.ts'
import { allSites } from './generate.ts'
import type { JudgedSite } from './look-up-site.ts'
import { truthOf } from './truth.ts'

const written = fileURLToPath(new URL('./written/', import.meta.url))

/** Sites by an author who had not read the code. */
export function writtenSites(): FolderSite[] {
  const folders = existsSync(written) ? readdirSync(written).toSorted() : []
  return folders.map((name) => readFolderSite(`${written}${name}`))
}

/** All sites that look-ups with recorded answers are judged on: the invented ones made by `generate.ts`, and the written ones. */
export function judgedSites(): JudgedSite[] {
  const made = allSites().map((site) => ({ site, home: '/', truth: truthOf(site) }))
  return [...made, ...writtenSites()]
}
