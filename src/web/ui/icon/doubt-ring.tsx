/** The sign of a line that nothing proves: a dashed ring with an exclamation mark. */
export function DoubtRing() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.4">
      <circle cx="8" cy="8" r="6" strokeDasharray="2.4 1.37" />
      <path d="M8 5.2v3.4" strokeLinecap="round" />
      <circle cx="8" cy="10.8" r="0.55" fill="currentColor" />
    </svg>
  )
}
