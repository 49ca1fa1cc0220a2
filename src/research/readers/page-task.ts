import type { PageEvidence } from '#domain/evidence/evidence.ts'
import type { SkipReason } from '#domain/lookups/lookup.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import type { SettledNames } from '#domain/lookups/settled-names.ts'
import type { RawDocument } from '../document/clean.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import type { KeptPage } from '../document/clean-document/kept-page.ts'
import type { Claim, HeldName, PageFacts } from '../drafts/draft.ts'
import type { PackedDocument } from './packed.ts'

/** What is to be read, and what for. */
export interface PageTask {
  /** A page or file as it came, or one that was reduced to its text before, packed or not. */
  source: { raw: RawDocument } | { document: CleanDocument } | { packed: PackedDocument }
  /**
   * 'text': its text alone. 'facts': what it says of `organization`, proven. 'saved': the same of a page that stands by itself,
   * which may belong to no named body; `organization` is the one named, if any.
   */
  asks: { for: 'text' } | { for: 'facts'; organization: Organization } | { for: 'saved'; organizationName: string | undefined }
  /** What a person said of names before; nothing unless given. */
  settled?: SettledNames | undefined
  /** What the pages of its site hold of names together; nothing unless given. */
  held?: readonly HeldName[] | undefined
  /** Whether the page is to be packed, so that it can be read again. */
  packs?: boolean | undefined
  /** A person brought it; its quotes say so. */
  byPerson: boolean
  /**
   * How much of its text and blocks the asker needs: a model reads its beginning. The rest, and its structured data, stay where it
   * was read.
   */
  blocks: 'none' | 'beginning' | 'all'
}

/** What reading one page gave. All of it is bounded, whatever the page holds. */
export interface PageReading {
  /** With as much of its text and blocks as was asked for. */
  document: CleanDocument
  /** The body it belongs to. */
  organization: Organization
  /** The language that it is written in where that is not English, as `foreignLanguage` tells it. */
  language: string
  /** What it calls its body as a home page does; undefined when it does not. */
  nameOnHome: string | undefined
  /** What it says its body is or does, in its own words; undefined when it does not. */
  aboutBody: string | undefined
  /** As its stored copy shows it. */
  kept: KeptPage
  facts: PageFacts
  /** What the built-in reader says of a certification without a name, set where nothing else was found on a saved page. */
  unnamed: boolean
  /** Every claim of `facts` with the sentence that proves it; undefined where the page does not say it. */
  proofs: readonly (readonly [Claim, PageEvidence | undefined])[]
  /** Set where it was asked for and the page is not too large. */
  packed?: PackedDocument | undefined
}

/** Reading a page was ended: it took too much time or memory, or broke. */
export interface Stopped {
  stopped: Extract<SkipReason, 'too-slow' | 'too-heavy' | 'unreadable'>
}

/** Whether somebody's pages come before those of others: what strangers have read waits for the people who work here. */
export type Turn = 'first' | 'last'

/** Reads pages, wherever that happens. */
export interface Readers {
  /** A place in the line for one look-up or one person's file; pages of several take turns. */
  open: (turn?: Turn) => Reader
  /** Ends everything that is being read. */
  close: () => Promise<void>
}

export interface Reader {
  /**
   * Reads one page. What the page holds never makes it reject.
   * @throws the signal's reason when it is aborted; the reading is ended then
   */
  read: (task: PageTask, signal?: AbortSignal) => Promise<PageReading | Stopped>
  /** Gives the place up, and ends what was not read yet. */
  close: () => void
}
