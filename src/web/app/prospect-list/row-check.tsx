export interface Selection {
  has: (id: number) => boolean
  toggle: (id: number) => void
}

/** Chooses one prospect for what is done with several. */
export function RowCheck({ id, name, selection }: { id: number; name: string; selection: Selection }) {
  return (
    <label className="row-check">
      <span className="visually-hidden">Select {name}</span>
      <input type="checkbox" checked={selection.has(id)} onChange={() => selection.toggle(id)} />
    </label>
  )
}
