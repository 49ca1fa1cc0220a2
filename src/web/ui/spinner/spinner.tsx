import './spinner.css'

/**
 * Something is on its way. Shown only after 400 ms, so that a quick answer does not flash.
 * @param label what is waited for, read to screen readers
 */
export function Spinner({ label, page }: { label: string; page?: boolean }) {
  return (
    <output className={page ? 'spinner-page' : 'spinner-place'} aria-label={label}>
      <span className="spinner" />
    </output>
  )
}
