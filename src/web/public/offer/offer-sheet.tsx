import { formatDay } from '#domain/text/day-words.ts'
import { choiceWords, type Offer } from '#domain/offers/offer.ts'
import { stillOffered } from '#domain/certifications/still-offered.ts'
import { dollars } from '#domain/public-face/pricing.ts'

/** What is offered, on one sheet: to whom, by whom, until when, which options at which price and why, on which terms. */
export function OfferSheet({ offer }: { offer: Offer }) {
  const { number, organization, seller, product, madeOn, validUntil, isOver, parts, billingCycle, perMonth, perYear, terms } =
    offer
  return (
    <article className="offer-sheet" aria-labelledby="offer-title">
      <p className="offer-product">{product}</p>
      <h1 id="offer-title" tabIndex={-1}>
        Offer No. {number}
      </h1>
      <dl className="offer-facts">
        <dt>For</dt>
        <dd>
          <bdi>{organization.name}</bdi>
        </dd>
        <dt>From</dt>
        <dd>
          <bdi>{seller.name}</bdi>
          {seller.email !== null && `, ${seller.email}`}
        </dd>
        <dt>Date</dt>
        <dd>{formatDay(madeOn)}</dd>
        <dt>Valid until</dt>
        <dd>
          {formatDay(validUntil)}
          {isOver && ', over'}
        </dd>
      </dl>
      <table className="offer-parts">
        <caption>What is offered</caption>
        <thead>
          <tr>
            <th scope="col">Option and basis</th>
            <th scope="col">Per month</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, name, sentence, perMonth: price, ground }) => (
            <tr key={part}>
              <th scope="row">
                <span className="offer-part">{name}</span>
                <span>{sentence}</span>
                {ground === null ? (
                  <span className="offer-ground">{choiceWords(part, stillOffered(offer.certifications).length)}</span>
                ) : (
                  <span className="offer-ground" dir="auto">
                    {ground.told}: {ground.isQuote ? `“${ground.words}”` : ground.words} {ground.url}, read{' '}
                    {formatDay(ground.readOn)}
                  </span>
                )}
              </th>
              <td>{dollars(price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              Total
              <span className="offer-billed">
                {billingCycle === 'annual'
                  ? `Billed annually, ${dollars(perYear)} a year.`
                  : `Billed monthly, ${dollars(perYear)} in twelve months.`}
              </span>
            </th>
            <td>{dollars(perMonth)}</td>
          </tr>
        </tfoot>
      </table>
      <h2>Terms</h2>
      <ul className="offer-terms">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </article>
  )
}
