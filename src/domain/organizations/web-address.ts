/** What could make an address read otherwise than it looks: white space, control and invisible characters. */
const invisible = /[\p{C}\p{Z}]/u

/** Whether nothing inside a typed web address is read otherwise than it looks; white space around it is left out when it is read. */
export function isPlainAddress(typed: string): boolean {
  return !invisible.test(typed.trim())
}

const scheme = /^([a-z][a-z\d+.-]*):(.*)$/is

/** Whether a typed address leads to the web: with http:// or https:// before it, or with none, as in 'example.org:8080'. */
export function isWebAddress(typed: string): boolean {
  const [, name = '', rest = ''] = scheme.exec(typed.trim()) ?? []
  if (name === '' || /^https?$/i.test(name)) return true
  return (name.includes('.') || /^localhost$/i.test(name)) && /^\d{1,5}(?:[/?#]|$)/.test(rest)
}

export const plainAddressSentence =
  'A web address cannot contain spaces, line breaks or invisible characters. Type it like https://www.example.org.'
