/**
 * Answers questions that come in the same turn of the event loop with one statement: a statement for each request costs several times
 * what is done with its rows. Nothing is kept: whoever asks after the statement has gone out is part of the next one.
 * @param askAll finds the rows of these keys, each named once; a key without a row is not in the answer
 * @returns asks for one key; undefined where it has no row. Rejects as `askAll` does
 */
export function askedTogether<Row>(
  askAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let next: { keys: Set<string>; rows: Promise<ReadonlyMap<string, Row>> } | undefined
  const gather = () => {
    const keys = new Set<string>()
    const rows = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      next = undefined
      return askAll([...keys])
    })
    return { keys, rows }
  }
  return async (key) => {
    next ??= gather()
    next.keys.add(key)
    return (await next.rows).get(key)
  }
}
