import { brand } from '#domain/content.ts'

/** What a page says of itself to browsers, search engines and previews. Addresses are absolute. */
export interface PageHeadProps {
  title: string
  /** One or two sentences; a page without one says nothing. */
  description?: string
  /** The address that search engines are to keep; pages they may not keep have none. */
  canonical?: string
  /** 'noindex' on every page but the marketing page: addresses of links are secrets. */
  robots?: 'noindex'
  /** Picture of a preview card. */
  image?: { url: string; alt: string; width: number; height: number }
}

/** The part of <head> that differs from page to page. */
export function PageHead({ title, description, canonical, robots }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {robots !== undefined && <meta name="robots" content={robots} />}
    </>
  )
}

/** 'Sign In · Credscout'. */
export function titled(name: string): string {
  return `${name} · ${brand.name}`
}
