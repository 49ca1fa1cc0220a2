import { marketing } from '#domain/public-face/content.ts'
import { Lines } from './lines.tsx'
import './pains.css'

/** The work of today, as the spreadsheet it is done in. */
export function Pains() {
  const { pains } = marketing
  return (
    <section className="learn-section learn-section-surface" aria-labelledby="pains-title">
      <div className="container learn-split">
        <div>
          <h2 id="pains-title">
            <Lines of={pains.title} />
          </h2>
          <p className="learn-note-large">{pains.lead}</p>
        </div>
        <div className="learn-sheet">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">Row</span>
                </th>
                <th scope="col">A</th>
                <th scope="col">B</th>
                <th scope="col">C</th>
              </tr>
            </thead>
            <tbody>
              {pains.rows.map((row, index) => (
                <tr key={row.task}>
                  <td className="learn-sheet-number">{index + 2}</td>
                  <th scope="row">{row.task}</th>
                  <td>{row.how}</td>
                  <td className={row.mark === undefined ? undefined : `learn-sheet-${row.mark}`}>{row.cell}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}
