/** Host of the address that stands for a document without one; no such host can exist (RFC 2606, '.invalid'). */
const host = 'document.invalid'

/** Stands in for the web address of a document that came by mail or was pasted, so that it is told apart by its name. */
export function documentAddress(name: string): string {
  return `https://${host}/${encodeURIComponent(name.trim()).slice(0, 900)}`
}

/** The name of a document without a web address; undefined for the address of a page. */
export function documentName(address: string): string | undefined {
  const start = `https://${host}/`
  if (!address.startsWith(start)) return undefined
  const name = address.slice(start.length)
  try {
    return decodeURIComponent(name)
  } catch {
    // A name cut inside a character.
    return name
  }
}
