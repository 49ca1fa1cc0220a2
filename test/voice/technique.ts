/** A way to put a sentence on a page that is not the body's visible word. '§' is the sentence. */
export interface Technique {
  name: string
  html: string
  /** Put into the head of the page. */
  head?: string
  /** A style sheet of the same site, linked as /site.css. */
  sheet?: string
}

export const t = (name: string, html: string, more: Omit<Technique, 'name' | 'html'> = {}): Technique => ({ name, html, ...more })
export const styled = (name: string, css: string, html: string) => t(name, html, { head: `<style>${css}</style>` })
export const linked = (name: string, sheet: string, html: string, head = '<link rel="stylesheet" href="/site.css">') =>
  t(name, html, { sheet, head })
