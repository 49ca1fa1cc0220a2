/**
 * The key of a look-up as its anonymous asker gets it: with a secret behind it, by which it is theirs to cancel. Whoever joins the
 * look-up gets the bare key, by which it can be read.
 */
export function askersKey(id: string, secret: string): string {
  return `${id}_${secret}`
}

/** The parts of a key as it was handed out. */
export function readKey(key: string): { id: string; secret: string | undefined } {
  const [id = '', ...rest] = key.split('_')
  return { id, secret: rest.length === 0 ? undefined : rest.join('_') }
}
