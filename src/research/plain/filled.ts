/** Fields without those that are undefined: neither JSON nor a person sees these. */
export function filled<Fields extends object>(fields: Fields): Filled<Fields> {
  const kept: Filled<Fields> = {}
  for (const name in fields) {
    const value = fields[name]
    if (isFilled(value)) kept[name] = value
  }
  return kept
}

type Filled<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

function isFilled<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined
}
