import ipaddr from 'ipaddr.js'

/**
 * Whether a request names this installation: by the host of PUBLIC_URL, a name of ALLOWED_HOSTS, or loopback with any port.
 * Any other name is a page elsewhere whose name was pointed at us, or a proxy that passes on what strangers send.
 * @param host host of the request, with its port where it has one, as a URL writes it
 */
export function isKnownHost(host: string, config: { publicUrl: string; allowedHosts: readonly string[] }): boolean {
  const asked = URL.parse(`http://${host}`)
  if (asked === null) return false
  const name = withoutDot(asked.hostname)
  return isLoopback(name) || name === hostnameOf(config.publicUrl) || config.allowedHosts.includes(name)
}

/** Origins kept by `hostKeeper`: few name an installation, but any port of loopback does. */
const keptOrigins = 100

/**
 * Whether the address of a request names an installation; remembers the origins that did, for every request asks and nearly all of
 * the same one. What starts with 'https://name/' as URL writes it has that host, whatever follows.
 */
export function hostKeeper(config: { publicUrl: string; allowedHosts: readonly string[] }): (url: string) => boolean {
  const known = new Set<string>()
  return (url) => {
    const start = url.slice(0, url.indexOf('/', 'https://'.length) + 1)
    if (known.has(start)) return true
    const { host, origin } = new URL(url)
    const isKnown = isKnownHost(host, config)
    if (isKnown && start === `${origin}/` && known.size < keptOrigins) known.add(start)
    return isKnown
  }
}

/**
 * Whether a request names more than one host, so that whoever stands between may have read another one than we do.
 * Source: RFC 9112, 3.2.
 * @param rawHeaders names and values in turn, as they came
 */
export function namesHosts(rawHeaders: readonly string[] = []): boolean {
  return rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1
}

/**
 * Whether an address has the very host of PUBLIC_URL: only then does a cookie that is set there come back to it. A port or a scheme
 * makes no difference to a cookie, a dot at the end does.
 */
export function hasPublicHost(address: string, publicUrl: string): boolean {
  return URL.parse(address)?.hostname === new URL(publicUrl).hostname
}

/** A host name as it is compared: in lower case, without a port or a dot at its end. @throws Error when it is none */
export function hostName(text: string): string {
  const url = /[/\\@?#\s]|[^:]:\d*$/.test(text) ? null : URL.parse(`http://${text}`)
  if (url === null) throw new Error('host names without port, separated by commas')
  return withoutDot(url.hostname)
}

function hostnameOf(origin: string): string {
  return withoutDot(new URL(origin).hostname)
}

function withoutDot(name: string): string {
  return name.replace(/\.$/, '')
}

/** @param name a host name or address, as a URL or HOST writes it */
export function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  const address = name.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
