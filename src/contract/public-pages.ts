import type { Certification } from '#domain/certifications/certification.ts'
import type { LinkMode } from '#domain/shares/link.ts'
import type { Offer, Seller } from '#domain/offers/offer.ts'
import type { SaidMark } from '#domain/shares/remark.ts'
import type { SignOnFailure } from '#domain/accounts/sign-on.ts'
import type { PricingOptions } from '#domain/public-face/pricing.ts'
import type { Billing, InterestOutcome } from '#domain/offers/interest.ts'
import type { ShareView } from './shares.ts'

/** What a reader is told of what was sent without script; 'there': it was there already, 'nothing': nothing was typed. */
export const toldOutcomes = ['noted', 'done', 'open', 'there', 'nothing'] as const
export type ToldOutcome = (typeof toldOutcomes)[number]

/** What was sent without script and could not be taken, as it was typed, and why. */
export interface KeptRemark {
  /** Whose field it was typed into, as in `FormRemark`; null: the page has that field no more. */
  target: string | null
  text: string
  /** Kind of the line that is missing, where one was chosen. */
  field: string | undefined
  sentence: string
}

/** What the readers of a link said, as its pages show it to them. */
export interface SaidOnPage {
  /** What became of what was sent without script. */
  told?: ToldOutcome | undefined
  /** `by`: the name that was given with what could not be taken. */
  kept?: { by: string; remarks: readonly KeptRemark[] } | undefined
  /** What was said through the link before. */
  marks: readonly SaidMark[]
}

/** What each page that the server renders shows, by the page's name. The web draws it, the server fills it. */
export interface PublicPages {
  /** The marketing page; `shareId` is a share id or 'default'. `options`: those that its prices are for. */
  learn: { shareId: string; options: PricingOptions }
  /** What a link shows; `typed` is what was sent without script: `refused` and not right yet, or for its total alone. */
  share: SaidOnPage & {
    shareId: string
    view: ShareView
    seller: Seller
    /** Whether search engines may list it and read it as data. */
    published?: boolean
    typed?: { billing: Billing; pricingOptions: PricingOptions; refused: boolean } | undefined
    /** Options that were submitted before, and that the form changes. The contact is shown to nobody: holders of a link are many. */
    change?: PricingOptions | undefined
  }
  /** The same programs without a form, for every holder of a link whose interest was submitted. */
  programs: SaidOnPage & { shareId: string; view: ShareView; seller: Seller }
  /** An offer as it was made; without one, or when it is over, the options to make one with. */
  offer: {
    shareId: string
    organization: string
    offer?: Offer | undefined
    options: PricingOptions
    /** As the link shows them now, for what they suggest. */
    certifications: readonly Certification[]
    seller: Seller
  }
  /**
   * In place of it when the link could not be read. `retry`: asking once more may help; `asked`: a new link was asked for just now,
   * whether or not there was one.
   */
  'share-error': { shareId: string; status: number; sentence: string; retry: boolean; asked: boolean }
  /** In place of every page of a link until its passcode is given. `to`: the path of that page; `refused`: why what was given does not do. */
  passcode: { shareId: string; to: string; refused?: string | undefined }
  /** Where a submission stands; without `outcome` what Phase 2 is. */
  waitlist: {
    shareId?: string
    organization?: string | undefined
    outcome?: InterestOutcome | undefined
    /** Whether whoever submits now starts a trial. */
    isSeatFree?: boolean
    /** Whether its trial has ended. */
    isOver?: boolean
    seller?: Seller | undefined
    /** What holders of the link may do with what it shows. */
    mode?: LinkMode | undefined
  }
  /**
   * `passkeys`: somebody here has one, so that the page offers to sign in with it; `provider`: what single sign-on is called, where
   * there is one; `failure`: why nobody came in by it; `secondStep`: somebody did, and shows their second factor next.
   */
  'sign-in': { passkeys: boolean; provider: string | null; failure?: SignOnFailure | undefined; secondStep: boolean }
  'forgot-password': { mail: 'smtp' | 'outbox' }
  /** `token` is empty when the address holds none; `isLive`: it sets a password still. */
  'reset-password': { token: string; isLive: boolean }
  'not-found': undefined
}
export type PublicPageName = keyof PublicPages

/** What stands around every page. */
export interface PageFrame {
  /** Origin of PUBLIC_URL, for addresses that leave the page: canonical, preview image. */
  publicUrl: string
  /** Of the copyright. */
  year: number
  /** Whether somebody is signed in. */
  signedIn: boolean
  /** The page's whole style sheet; its hash stands in the content security policy. */
  style: string
  /** Addresses of fonts of the first view, of module scripts, and of what those scripts import. */
  fonts: readonly string[]
  scripts: readonly string[]
  imports: readonly string[]
}

/** What the build of a page exports: the finished document. */
export interface PageModule<Name extends PublicPageName> {
  render: (page: PublicPages[Name], frame: PageFrame) => string
}
