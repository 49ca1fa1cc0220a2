/**
 * Whether a request that changes something comes from our own pages, or from no page at all (a program).
 * Browsers say so in Sec-Fetch-Site; older ones only in Origin. 'none' is a person typing an address.
 * @param host the Host header: our own address, whatever name the browser reached us by
 * @param publicUrl origin of PUBLIC_URL
 */
export function isOwnOrigin(
  headers: { origin: string | undefined; site: string | undefined; host: string | undefined },
  publicUrl: string,
): boolean {
  const { origin, site, host } = headers
  if (!isOwnSite(site)) return false
  if (origin === undefined) return true
  // A page that sends no referrer sends 'null' with a beacon; then Sec-Fetch-Site alone says where it comes from.
  if (origin === 'null') return site === 'same-origin'
  return origin === publicUrl || (host !== undefined && (origin === `http://${host}` || origin === `https://${host}`))
}

/** Whether a request was begun by a page of ours, by a person who typed its address, or by a program. @param site Sec-Fetch-Site */
export function isOwnSite(site: string | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none'
}
