import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

/** An email as the server got it. */
export interface ReceivedMail {
  from: string
  recipients: string[]
  /** Head and body as they came. */
  raw: string
}

/** A reply that refuses: its code and its words. */
export interface Reply {
  code: number
  words: string
}

/** A real SMTP server on loopback that keeps what it accepts, and can be told to misbehave. */
export class TestMailServer {
  /** What it accepted, oldest first. */
  readonly inbox: ReceivedMail[] = []
  /** How many connections were opened to it. */
  connections = 0
  /** Answers recipients with a refusal. */
  refusesRecipients: Reply | null = null
  /** Called when a whole email has arrived, before it is accepted; a reply refuses it. */
  onMail: () => Promise<Reply | null> = () => Promise.resolve(null)
  /** Called before the greeting. */
  onConnect: () => Promise<unknown> = () => Promise.resolve()
  readonly #options: SMTPServerOptions
  #server: SMTPServer | undefined
  #port = 0

  private constructor(options: SMTPServerOptions) {
    this.#options = options
  }

  /** Starts on a free port; without sign-in and without encryption unless the options say otherwise. */
  static async start(options: SMTPServerOptions = {}): Promise<TestMailServer> {
    const server = new TestMailServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
    await server.open()
    return server
  }

  get port(): number {
    return this.#port
  }

  /** Its SMTP_URL. */
  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  /** Starts to listen, on the port it had before. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      ...this.#options,
      closeTimeout: 100,
      onConnect: (_session, accept) => {
        this.connections += 1
        void this.onConnect().then(() => accept())
      },
      onRcptTo: (_address, _session, accept) => {
        accept(this.refusesRecipients && refusal(this.refusesRecipients))
      },
      onData: (stream, session, accept) => {
        let raw = ''
        stream.setEncoding('utf8').on('data', (text: string) => (raw += text))
        stream.on('end', () => void this.#judge(raw, session, accept))
      },
    })
    // A client that breaks off is its own business.
    server.on('error', () => {})
    this.#port = await new Promise((resolve) => {
      const listening = server.listen(this.#port, '127.0.0.1', () => {
        const address = listening.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
    this.#server = server
  }

  async #judge(
    raw: string,
    { envelope: { mailFrom, rcptTo } }: SMTPServerSession,
    accept: (error?: Error | null, message?: string) => void,
  ): Promise<void> {
    const reply = await this.onMail()
    if (reply !== null) return accept(refusal(reply))
    const from = mailFrom === false ? '' : mailFrom.address
    this.inbox.push({ from, recipients: rcptTo.map(({ address }) => address), raw })
    accept(null, 'accepted')
  }

  /** Breaks every connection and listens no more. */
  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server !== undefined) await new Promise<void>((resolve) => server.close(resolve))
  }
}

function refusal({ code, words }: Reply): Error {
  return Object.assign(new Error(words), { responseCode: code })
}

/** The value of a header, unfolded and as it was sent. */
export function headerOf({ raw }: ReceivedMail, name: string): string | undefined {
  const head = raw.slice(0, raw.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
}
