/** A title set in lines of its own; read as one sentence. */
export function Lines({ of: lines }: { of: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={line} className="learn-line">
      {line}
      {index < lines.length - 1 && ' '}
    </span>
  ))
}
