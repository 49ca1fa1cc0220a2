import { encode } from 'uqr'
import './qr-code.css'

/** A text as a picture for a phone's camera: black on white in either theme, which is what readers expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3, ecc: 'M' })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <figure className="qr-code" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <rect className="qr-code-paper" width={size} height={size} />
        <path className="qr-code-ink" d={dots.join('')} />
      </svg>
    </figure>
  )
}
