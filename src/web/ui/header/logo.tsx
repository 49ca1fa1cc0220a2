/** The mark: closing quotation marks in a filled square. Drawn beside the name, which carries the words. */
export function Logo() {
  return (
    <svg className="logo" width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <rect className="logo-ground" width="22" height="22" rx="5" />
      <path
        className="logo-marks"
        d="M4.7 7.1H10v4.6c0 2.5-1.3 4-3.6 4.5l-.6-1.4c1-.4 1.6-1.1 1.7-2.1H4.7zm7.3 0h5.3v4.6c0 2.5-1.3 4-3.6 4.5l-.6-1.4c1-.4 1.6-1.1 1.7-2.1H12z"
      />
    </svg>
  )
}
