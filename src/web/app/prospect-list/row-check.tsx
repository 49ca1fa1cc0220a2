/** A prospect's place in what is done with several. */
export interface RowChoice {
  isChosen: boolean
  onToggle: (id: number) => void
}

/** Chooses one prospect for what is done with several. */
export function RowCheck({ id, name, isChosen, onToggle }: { id: number; name: string } & RowChoice) {
  return (
    <label className="row-check">
      <span className="visually-hidden">Select {name}</span>
      <input type="checkbox" checked={isChosen} onChange={() => onToggle(id)} />
    </label>
  )
}
