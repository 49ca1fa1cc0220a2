import { marketing } from '#domain/public-face/content.ts'
import { Tag } from '../../ui/tag/tag.tsx'
import './renewal-cycle.css'

const { sample } = marketing.hero
const due = sample.groups.reduce((sum, group) => sum + group.count, 0)

/** A drawing of the product at work, made of text; its numbers are a sample and add up. */
export function RenewalCycle() {
  return (
    <figure className="learn-cycle">
      <div className="learn-cycle-window">
        <div className="learn-cycle-head">
          <strong>{sample.title}</strong>
          <span>{due.toLocaleString('en-US')} due</span>
        </div>
        <div className="learn-cycle-sum">
          <CycleBar />
          <ul>
            {sample.groups.map((group) => (
              <li key={group.label}>
                <strong>{group.count}</strong> {group.label}
              </li>
            ))}
          </ul>
        </div>
        <ul className="learn-cycle-rows">
          {sample.rows.map((row) => (
            <li key={row.name}>
              <span>{row.name}</span>
              <span className="learn-cycle-progress">{row.progress}</span>
              <Tag tone={row.done === true ? 'good' : 'plain'}>{row.state}</Tag>
            </li>
          ))}
        </ul>
      </div>
      <figcaption>{sample.caption}</figcaption>
    </figure>
  )
}

/** One bar, cut in proportion to the groups. */
function CycleBar() {
  return (
    <svg className="learn-cycle-bar" width="100%" height="11" aria-hidden="true">
      {sample.groups.map((group, index) => (
        <rect
          key={group.label}
          x={percent(sample.groups.slice(0, index).reduce((sum, earlier) => sum + earlier.count, 0))}
          width={percent(group.count)}
          height="11"
          rx="2"
        />
      ))}
    </svg>
  )
}

function percent(count: number): string {
  return `${(count / due) * 100}%`
}
