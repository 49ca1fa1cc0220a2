import type { Organization } from '#domain/organizations/organization.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import type { PageReading } from '../readers/page-task.ts'
import { type IsOwnPage, pagesOf } from '../site/site.ts'
import { hostName } from '../site/website.ts'
import type { ReadSiteOptions } from './site-reader.ts'

/** The body that is asked about, and the site that is read for it. */
export class AskedSite {
  organization: Organization
  start: URL
  /** What the home page says of the body. */
  private about = ''
  private isOwnPage: IsOwnPage
  private readonly isFollowed: boolean

  constructor(organization: Organization, start: URL, { isOwn, followsSite }: Pick<ReadSiteOptions, 'isOwn' | 'followsSite'>) {
    this.organization = organization
    this.start = start
    this.isOwnPage = isOwn ?? pagesOf(start)
    this.isFollowed = followsSite !== false
  }

  /** The body, described in the words of its home page where nobody else describes it. */
  get described(): Organization {
    const { organization, about } = this
    return organization.description === '' ? { ...organization, description: about } : organization
  }

  /** Hears what the home page says of the body. */
  hear({ aboutBody }: Pick<PageReading, 'aboutBody'>): void {
    this.about = aboutBody ?? ''
  }

  /** Whether a page speaks for the body. */
  owns({ finalUrl }: CleanDocument): boolean {
    return this.isOwnPage(new URL(finalUrl))
  }

  /**
   * The site that answers is the one that is read: where the first address leads to another site, that one is told and proves.
   * A body known by nothing but its address is named by its page.
   * @returns whether the body is another one now, or has another name
   */
  settleOn({ document: home, nameOnHome }: PageReading): boolean {
    const end = new URL(home.finalUrl)
    const isNamed = this.organization.name !== hostName(this.start)
    if (!this.owns(home)) {
      if (!this.isFollowed) return false
      this.start = end
      this.isOwnPage = pagesOf(end)
      this.organization = { name: hostName(end), description: '', website: end.href }
    } else if (isNamed) return false
    this.organization = { ...this.organization, name: nameOnHome ?? this.organization.name }
    return true
  }
}
