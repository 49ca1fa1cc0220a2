import { formatDate } from '#domain/text/day-words.ts'
import type { ListedProspect } from '#domain/prospects/prospect.ts'
import { Link } from '@tanstack/react-router'
import '../../../ui/table/table.css'
import '../../prospect-list/prospect-name.css'

const outcomes = { trial: 'Trial', waitlist: 'Waitlist' } as const

export function AllProspectsTable({ prospects }: { prospects: readonly ListedProspect[] }) {
  return (
    <section className="table-box" aria-label="All prospects, table">
      <table className="table table-stacked all-prospects-table">
        <thead>
          <tr>
            <th scope="col">Organization</th>
            <th scope="col">Owner</th>
            <th scope="col" className="numeric">
              Certifications
            </th>
            <th scope="col" className="numeric">
              Views
            </th>
            <th scope="col">Interest</th>
            <th scope="col">Created</th>
          </tr>
        </thead>
        <tbody>
          {prospects.map((prospect) => (
            <tr key={prospect.id}>
              <th scope="row">
                <Link to="/admin/prospects/$id" params={{ id: String(prospect.id) }} className="prospect-name">
                  {prospect.organization.name}
                </Link>
                {prospect.contactFirstName !== null && <span className="prospect-meta">{prospect.contactFirstName}</span>}
              </th>
              <td data-head="Owner">
                <bdi>{prospect.owner.username}</bdi>
              </td>
              <td className="numeric" data-head="Certifications">
                {prospect.certificationCount}
              </td>
              <td className="numeric" data-head="Views">
                {prospect.viewCount.toLocaleString('en-US')}
              </td>
              <td data-head="Interest">{prospect.outcome === null ? 'None' : outcomes[prospect.outcome]}</td>
              <td data-head="Created">{formatDate(prospect.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
