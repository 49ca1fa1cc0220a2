import { isAddressLiteral, isPublicAddress } from './public-address.ts'

/** Why an address may not be asked for at all, or the URL to ask for. */
export type Target = { ok: true; url: URL } | { ok: false; why: string }

/**
 * Checks an address before any request and after every redirect: http or https, no user or password in it, a host with
 * a dot, the usual ports, no literal private address. Names are checked when they are resolved.
 */
export function checkTarget(address: string, options: { allowPrivate: boolean; from?: URL }): Target {
  if (!URL.canParse(address, options.from?.href)) return { ok: false, why: 'It is not a web address.' }
  const url = new URL(address, options.from?.href)
  url.hash = ''
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { ok: false, why: 'Only http and https addresses are read.' }
  if (url.username !== '' || url.password !== '') return { ok: false, why: 'An address with a user name is not read.' }
  if (options.from?.protocol === 'https:' && url.protocol === 'http:' && !options.allowPrivate) {
    return { ok: false, why: 'The site led from a secure to an insecure address.' }
  }
  if (options.allowPrivate) return { ok: true, url }
  if (url.port !== '') return { ok: false, why: 'Only the usual web ports are read.' }
  if (isAddressLiteral(url.hostname)) {
    return isPublicAddress(url.hostname) ? { ok: true, url } : { ok: false, why: `${url.hostname} is not a public address.` }
  }
  const name = url.hostname.replace(/\.$/, '')
  if (!name.includes('.') || /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion)$/.test(name)) {
    return { ok: false, why: `${url.hostname} is not a public address.` }
  }
  return { ok: true, url }
}
