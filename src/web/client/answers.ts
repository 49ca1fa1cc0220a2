/** Whether the server gives an address at all: without an answer a page that is loaded anew would be the browser's error page. */
export async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
