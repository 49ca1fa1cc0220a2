/** Key of the name that a reader of links gave, kept on the device so that it is asked once. */
const nameKey = 'credscout-remark-name'

/** The name as it was last given; '' when none was, and where a browser refuses storage. */
export function readReaderName(): string {
  try {
    return localStorage.getItem(nameKey) ?? ''
  } catch {
    return ''
  }
}

/** Without storage, each page asks again. */
export function keepReaderName(name: string): void {
  try {
    localStorage.setItem(nameKey, name)
  } catch {}
}
