import { brand } from '#domain/public-face/content.ts'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { optOutLink } from './outbox.ts'
import type { Refusal } from '../queue/tries.ts'
import type { StoredMail } from './queue.ts'
import { oneLine } from './templates/letter.ts'

/** Milliseconds until a try is ended from our side, whatever the server is doing. */
const patience = 60_000

/** The mail server of SMTP_URL. */
export interface MailServer {
  /** Hands an email over; done when the server has accepted it. One connection an email. @throws what `refusalOf` can tell of */
  send: (mail: StoredMail, stopping: AbortSignal) => Promise<void>
}

/** The mail server of the settings; nothing is connected until the first email. @param publicUrl origin of the links in emails */
export function openMailServer(config: NonNullable<Config['mail']>, publicUrl: string): MailServer {
  const transport = transportTo(config.smtpUrl)
  const domain = config.from.slice(config.from.lastIndexOf('@') + 1)
  return {
    send: async (mail, stopping) => {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(patience)])
      await transport.sendMail({
        from: { name: oneLine(mail.from_name ?? config.fromName ?? brand.name), address: config.from },
        ...(mail.reply_to === null ? {} : { replyTo: mail.reply_to }),
        to: { name: oneLine(mail.to_name ?? ''), address: mail.to_email },
        envelope: { from: config.from, to: [mail.to_email] },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same for every try: a server that got the email twice can tell.
        messageId: `<${mail.id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...optOutHeaders(publicUrl, mail.opt_out_token) },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      })
    },
  }
}

/** Connects and signs in, and sends nothing. @throws what `refusalOf` can tell of */
export async function checkMailServer({ smtpUrl }: NonNullable<Config['mail']>): Promise<void> {
  await transportTo(smtpUrl).verify()
}

function transportTo(smtpUrl: string) {
  return createTransport({
    // Where a password is sent, the connection must be encrypted first; ?requireTLS=false in the address says otherwise.
    requireTLS: sendsPassword(smtpUrl),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    url: smtpUrl,
  })
}

/** Lets a mail program offer the choice itself, in one click. Source: RFC 8058. */
function optOutHeaders(publicUrl: string, token: string | null): Record<string, string> {
  if (token === null) return {}
  return {
    'List-Unsubscribe': `<${optOutLink(publicUrl, token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function sendsPassword(smtpUrl: string): boolean {
  const url = URL.parse(smtpUrl)
  return url !== null && url.username !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname)
}

/** Commands that are about this one email; what a server refuses at any other is a matter between it and the operator. */
const aboutTheMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/**
 * Final is what the server refuses for good about this email: a reply of 5xx to its sender, its recipient or itself.
 * A server that is away, slow or full, asks for a sign-in (530 to 538) or refuses ours, may take it later.
 */
export function refusalOf(error: unknown): Refusal {
  const { code, command, response, responseCode } = detailsOf(error)
  if (responseCode !== undefined && code !== 'ETLS') {
    const asksForSignIn = responseCode >= 530 && responseCode <= 538
    const isFinal = responseCode >= 500 && responseCode !== 503 && !asksForSignIn && aboutTheMail.has(command)
    return { sentence: `The mail server refused: ${oneLine(response).slice(0, 300)}`, isFinal }
  }
  return { sentence: sentences[code] ?? `The mail server could not be used (${code}).`, isFinal: false }
}

const sentences: Readonly<Record<string, string>> = {
  EABORT: 'The mail server took too long.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EDNS: 'The mail server was not found.',
  EAUTH: 'The mail server refused the sign-in.',
  ETLS: 'No encrypted connection to the mail server could be made.',
  ECONNECTION: 'The mail server could not be reached.',
  ESOCKET: 'The connection to the mail server broke.',
}

function detailsOf(error: unknown) {
  const field = (name: string): unknown => (typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined)
  const [code, command, response, responseCode] = ['code', 'command', 'response', 'responseCode'].map(field)
  return {
    code: typeof code === 'string' ? code : 'unknown',
    command: typeof command === 'string' ? command : '',
    response: typeof response === 'string' ? response : '',
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  }
}
