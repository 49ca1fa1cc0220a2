/** A credential a page speaks of. */
export interface Subject {
  name: string
  acronym: string
  /** Where its name stands best, offsets in the document's text. */
  start: number
  end: number
  /** Set when the page as a whole is about it. */
  primary: boolean
  /** Kinds of facts that must stand beside it for it to count: 0, or more where only its place on the page makes it one. */
  needs: number
  /** What the page calls it too: 'IQL Level 1' of 'IQL Level 1®, Certified Quality Director'. */
  also: readonly string[]
  /** Set when only a list of prices names it. */
  priced: boolean
  /** Set where facts that the page states for all count among them: nothing on the page is headed by a name. */
  shares: boolean
  /** A person said that it is a certification of the body. */
  settled?: boolean
}
