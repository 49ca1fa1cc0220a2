/**
 * The proof glyph: closing quotation marks.
 * Filled: the words stand on the page. Outlined: a fact of the built-in catalogue.
 */
export function ProofMarks({ outlined = false }: { outlined?: boolean }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill={outlined ? 'none' : 'currentColor'}
      stroke={outlined ? 'currentColor' : 'none'}
      strokeWidth="1.2"
      strokeLinejoin="round"
    >
      <path d="M2.4 4.2h4.4v3.9c0 2.1-1.1 3.4-3 3.8l-.5-1.2c.8-.3 1.3-.9 1.4-1.8H2.4z" />
      <path d="M9 4.2h4.4v3.9c0 2.1-1.1 3.4-3 3.8l-.5-1.2c.8-.3 1.3-.9 1.4-1.8H9z" />
    </svg>
  )
}
