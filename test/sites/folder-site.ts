import { existsSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import * as z from 'zod/mini'
import { type CurrencyCode, isCurrencyCode } from '../../src/research/lexicon/money/currency.ts'
import type { Site, SiteFile } from './generate.ts'
import type { SiteTruth } from './truth.ts'

const siteSchema = z.object({
  organization: z.string(),
  /** Path of the page that a look-up begins at. */
  home: z.string(),
  /** Files of the folder by path. */
  pages: z.record(z.string(), z.string()),
})

const certificationSchema = z.object({
  name: z.string(),
  alsoCalled: z.array(z.string()),
  fees: z.array(
    z.object({
      amount: z.number(),
      currency: z.custom<CurrencyCode>((code) => typeof code === 'string' && isCurrencyCode(code)),
      kind: z.string(),
      audience: z.string(),
      /** Paths of the pages that state it. */
      page: z.string(),
      alsoOn: z.optional(z.array(z.string())),
    }),
  ),
  validity: z.nullable(z.string()),
  requirements: z.array(z.string()),
  renewal: z.array(z.string()),
})
/** What the author of a site says of a certification. */
export type StatedCertification = z.infer<typeof certificationSchema>

const truthSchema = z.object({
  certifications: z.array(certificationSchema),
  /** Names of those that the site says are not offered any more, each with its short form. */
  retired: z.optional(z.array(z.array(z.string()))),
})

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.pdf': 'application/pdf',
  '.css': 'text/css; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** A site that lies in a folder: its pages as files, `site.json` that says which file answers under which path, and `truth.json`. */
export interface FolderSite {
  site: Pick<Site, 'name' | 'organization' | 'files' | 'paths'>
  /** Path of the page that a look-up begins at. */
  home: string
  truth: SiteTruth
  stated: readonly StatedCertification[]
}

/** @throws when the folder holds no site, or one of its files is not there */
export function readFolderSite(folder: string): FolderSite {
  const { organization, home, pages } = siteSchema.parse(jsonIn(folder, 'site.json'))
  const files = Object.entries(pages).map(([path, file]): [string, SiteFile] => [
    path,
    {
      contentType: contentTypes[extname(file)] ?? 'application/octet-stream',
      bytes: readFileSync(join(folder, file)),
    },
  ])
  const said = existsSync(join(folder, 'truth.json')) ? jsonIn(folder, 'truth.json') : { certifications: [] }
  const { certifications, retired } = truthSchema.parse(said)
  const site = { name: basename(folder), organization, files: new Map(files), paths: [] }
  return { site, home, truth: truthOf(certifications, retired), stated: certifications }
}

function truthOf(certifications: readonly StatedCertification[], retired: readonly string[][] = []): SiteTruth {
  const offered = certifications.map(({ name, alsoCalled, fees }) => ({
    names: [name, ...alsoCalled],
    // What is paid to move an appointment is no fee of a certification: evaluation/README.md.
    fees: fees.filter(({ kind }) => kind !== 'reschedule'),
    retired: false,
    optional: false,
  }))
  return [...offered, ...retired.map((names) => ({ names, fees: [], retired: true, optional: true }))]
}

function jsonIn(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}
