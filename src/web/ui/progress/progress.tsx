import './progress.css'

/** A bar that stands at a fixed share of the way; what really happens is told in words under it. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  return <progress className="progress" value={percent} max={100} aria-label={label} />
}
