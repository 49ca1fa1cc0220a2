/** A run of text on a page; lengths in points, origin at the lower left. */
export interface PdfItem {
  text: string
  x: number
  /** Baseline. */
  y: number
  width: number
  size: number
}

export interface PdfLink {
  url: string
  /** Left, lower, right, upper edge. */
  rect: readonly number[]
}

export interface PdfPage {
  number: number
  width: number
  items: readonly PdfItem[]
  links: readonly PdfLink[]
}

/** What the reading thread is asked. */
export interface PdfRequest {
  bytes: Uint8Array<ArrayBuffer>
  mostPages: number
}

/** What the reading thread reports: pages as they are read, then the end or why there is none. */
export type PdfMessage =
  | ({ type: 'page' } & PdfPage)
  | { type: 'end'; title: string; language: string; modified: string }
  | { type: 'failed'; reason: string }
