import { brand } from '#domain/public-face/content.ts'
import type { PreviewCard } from './preview-card.ts'

/** What a page says of itself to browsers, search engines and previews. Addresses are absolute. */
export interface PageHeadProps {
  title: string
  /** One or two sentences; a page without one says nothing. */
  description?: string
  /** The address that search engines are to keep; pages they may not keep have none. */
  canonical?: string
  /** 'noindex' on every page but the marketing page: addresses of links are secrets. */
  robots?: 'noindex'
  /** Card in an email or a chat; a page without one is shown as its title. */
  preview?: PreviewCard
  /** What the page is about, as schema.org data. */
  about?: object
}

/** The part of <head> that differs from page to page. */
export function PageHead({ title, description, canonical, robots, preview, about }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {robots !== undefined && <meta name="robots" content={robots} />}
      {preview !== undefined && <PreviewTags {...preview} address={canonical} />}
      {/* Data, which no browser runs; a '<' in it could end the element. */}
      {about !== undefined && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(about).replaceAll('<', String.raw`\u003c`) }}
        />
      )}
    </>
  )
}

/** Open Graph, and what X reads of its own. The address of a private page is not repeated. */
function PreviewTags({ title, description, picture, address }: PreviewCard & { address: string | undefined }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address !== undefined && <meta property="og:url" content={address} />}
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture.url} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  )
}

/** 'Sign In · Credscout'. */
export function titled(name: string): string {
  return `${name} · ${brand.name}`
}
