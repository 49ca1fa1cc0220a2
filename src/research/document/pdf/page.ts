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
  items: readonly PdfItem[]
  links: readonly PdfLink[]
}
