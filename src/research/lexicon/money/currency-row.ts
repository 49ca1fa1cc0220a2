/** How texts write one country's money. */
export interface Row {
  /** Signs and codes of its own that stand before a number, longest first; the code itself needs no entry. */
  signs?: readonly string[]
  /** How it is shown; without one by its code. */
  shown?: string
  /** Words behind a number, in lower case and the singular. */
  words?: readonly string[]
  /** Where its code means money, see `rarer`; without this wherever it stands. */
  code?: 'beside' | 'careful' | 'never'
}
