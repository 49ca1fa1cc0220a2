import { formatMoment } from '#domain/text/day-words.ts'
import { actorWords, eventWords } from '#domain/events/event-words.ts'
import type { AuditEvent } from '#domain/events/event.ts'
import '../../../ui/table/table.css'

export function AuditTable({ events }: { events: readonly AuditEvent[] }) {
  return (
    <section className="table-box" aria-label="Audit log, table">
      <table className="table table-stacked audit-table">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">About</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ event: { at, by, what, about, address } }: { event: AuditEvent }) {
  const { title, detail } = eventWords(what)
  return (
    <tr>
      <td className="audit-when">
        <time dateTime={at}>{formatMoment(at)}</time>
      </td>
      <td>
        <bdi>{actorWords(by)}</bdi>
      </td>
      <th scope="row">
        {title}
        {detail !== null && (
          <span className="audit-detail" dir="auto">
            {detail}
          </span>
        )}
      </th>
      <td>
        <bdi>{about ?? ''}</bdi>
      </td>
      <td className="audit-from" data-head={address === null ? undefined : 'From'}>
        {address ?? ''}
      </td>
    </tr>
  )
}
