import './certification-card.css'

/** Where the next certification will stand. */
export function PendingCard() {
  return (
    <div className="certification-pending">
      <span className="certification-pending-bar" />
      <span>looking further</span>
      <span className="certification-pending-bar" />
    </div>
  )
}
