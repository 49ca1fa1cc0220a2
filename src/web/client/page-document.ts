/**
 * A page of this product as the server sends it now, parsed by the browser, which runs nothing of it; null where it cannot be had. The
 * browser reads it from its address, so no text becomes markup here.
 */
export function pageDocument(address: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.addEventListener('loadend', () => {
      resolve(request.status === 200 ? request.responseXML : null)
    })
    request.send()
  })
}
