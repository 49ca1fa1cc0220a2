import type { PageFrame } from '#contract/public-pages.ts'
import '../ui/tokens.css'
import './fonts.css'
import '../ui/serif.css'
import '../ui/base.css'
import '../ui/print.css'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Footer } from '../ui/footer/footer.tsx'
import './page-document.css'
import { PageHead, type PageHeadProps } from './page-head.tsx'

/**
 * A page as the finished document that the server sends: head, style sheet, the page between skip link and footer, its scripts.
 * Static markup: its scripts set to work what stands there.
 */
export function pageDocument(head: PageHeadProps, frame: PageFrame, page: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageHead {...head} />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161d1a" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {frame.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: frame.style }} />
        {frame.imports.map((address) => (
          <link key={address} rel="modulepreload" href={address} />
        ))}
        {frame.scripts.map((address) => (
          <script key={address} type="module" src={address} />
        ))}
      </head>
      <body>
        <div className="page-document">
          <a className="skip-link" href="#main">
            Skip to content
          </a>
          {page}
          <Footer year={frame.year} />
        </div>
      </body>
    </html>,
  )}`
}
