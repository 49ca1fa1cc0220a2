import { isAddressOrRange } from './http/client-address.ts'
import { hostName, isLoopback } from './http/known-host.ts'

// What the texts of settings may be. Each form gives the value of a text, or throws an Error whose message ends the sentence 'It must be …'.

export function plain(text: string): string {
  return text
}

export function optional<T>(parse: (text: string) => T): (text: string) => T | null {
  return (text) => (text === '' ? null : parse(text))
}

export function oneOf<const T extends string>(...values: T[]): (text: string) => T {
  return (text) => {
    const found = values.find((value) => value === text)
    if (found === undefined) throw new Error(`one of: ${values.join(', ')}`)
    return found
  }
}

export function onOrOff(text: string): boolean {
  if (text === 'on') return true
  if (text === 'off') return false
  throw new Error('on or off')
}

export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < min || value > max) throw new Error(`a whole number from ${min} to ${max}`)
    return value
  }
}

export function atLeast(length: number): (text: string) => string {
  return (text) => {
    if (text.trim().length < length) throw new Error(`at least ${length} characters long`)
    return text
  }
}

/** Dollars for a million tokens read and written, parted by a slash. */
export function prices(text: string): { input: number; output: number } {
  const [input, output, ...rest] = text.split('/').map(amountIn)
  if (input === undefined || output === undefined || rest.length > 0) throw new Error('two prices such as 0.25/1.50')
  return { input, output }
}

export function amount(text: string): number {
  const value = amountIn(text)
  if (value === undefined) throw new Error('an amount such as 5 or 2.50')
  return value
}

function amountIn(text: string): number | undefined {
  return /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined
}

/** Without the slashes at its end. */
export function webAddress(text: string): string {
  if (!/^https?:$/.test(protocolOf(text))) throw new Error('an address that starts with http:// or https://')
  return text.replace(/\/+$/, '')
}

export function webOrigin(text: string): string {
  const url = URL.parse(text)
  const origin = url?.origin ?? ''
  if (!/^https?:\/\//.test(origin) || url?.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new Error('an origin such as https://credscout.example.org, without a path')
  }
  return origin
}

/** Kept as it is written: a provider's tokens name it to the letter. */
export function issuer(text: string): string {
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!isSafe || /[?#]/.test(text) || text.includes('/.well-known/')) {
    throw new Error(
      'an address that starts with https:// (http:// for this machine alone), without what follows ? or /.well-known',
    )
  }
  return text
}

export function shortName(text: string): string {
  if (text.length > 40) throw new Error('at most 40 characters long')
  return text
}

export function databaseUrl(text: string): string {
  if (!/^postgres(ql)?:$/.test(protocolOf(text))) throw new Error('an address that starts with postgres://')
  return text
}

export function smtpUrl(text: string): string {
  if (!/^smtps?:$/.test(protocolOf(text))) throw new Error('an address that starts with smtp:// or smtps://')
  return text
}

function protocolOf(text: string): string {
  return URL.parse(text)?.protocol ?? ''
}

export function mailAddress(text: string): string {
  if (!isAddress(text)) throw new Error('an email address')
  return text
}

/** Who emails are from: an address, and the name they carry unless they have one of their own. */
export interface Sender {
  name: string | undefined
  address: string
}

/** 'hello@example.org', 'Credscout <hello@example.org>' or '"Credscout, sales" <hello@example.org>'. */
export function sender(text: string): Sender {
  const [, quoted, bare, address = text] = /^(?:"([^"]*)"|([^"<>]*))\s*<([^<>]*)>$/.exec(text) ?? []
  const name = (quoted ?? bare ?? '').trim()
  try {
    return { name: name === '' ? undefined : name, address: mailAddress(address.trim()) }
  } catch {
    throw new Error('an email address, or a name and an address: Credscout <hello@example.org>')
  }
}

function isAddress(text: string): boolean {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(text)
}

/** As RFC 9116 wants it: a URI. */
export function securityContact(text: string): string {
  if (text.startsWith('https://')) return webAddress(text)
  if (!isAddress(text)) throw new Error('an email address or an address that starts with https://')
  return `mailto:${text}`
}

function listed(text: string): string[] {
  return text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
}

/** Host names as they are compared. */
export function hostNames(text: string): string[] {
  return listed(text).map(hostName)
}

export function addresses(text: string): string[] {
  const list = listed(text)
  if (!list.every(isAddressOrRange)) throw new Error('IP addresses or ranges such as 10.0.0.0/8, separated by commas')
  return list
}
