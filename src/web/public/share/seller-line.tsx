import type { Seller } from '#domain/offers/offer.ts'
import './seller-line.css'

/** Whom the page comes from, and where an answer goes. */
export function SellerLine({ seller: { name, email } }: { seller: Seller }) {
  return (
    <p className="seller-line">
      Sent by <bdi>{name}</bdi>.
      {email !== null && (
        <>
          {' '}
          Questions and replies go to{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
          .
        </>
      )}
    </p>
  )
}
