/** A prospect's place in what is done with several. */
export interface RowChoice {
  isChosen: boolean
  onToggle: (id: number) => void
}

/** Chooses one prospect for what is done with several. Its name is no hidden text: a browser places each of those, for every row anew. */
export function RowCheck({ id, name, isChosen, onToggle }: { id: number; name: string } & RowChoice) {
  return (
    <label className="row-check">
      <input type="checkbox" aria-label={`Select ${name}`} checked={isChosen} onChange={() => onToggle(id)} />
    </label>
  )
}
