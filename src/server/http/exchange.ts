import type { Context as HonoContext } from 'hono'

/** What the connection tells: given by the Node server, or by a test. */
export interface Connection {
  incoming?: { socket: { remoteAddress?: string | undefined }; rawHeaders?: readonly string[] }
}

/** What a request carries through the server beside itself. */
export interface Environment {
  Bindings: Connection
  Variables: {
    requestId: string
    /** Headers of the answer of a call; a plain object, because the Node server sends one as it is. */
    answerHeaders: Record<string, string>
    /** Cookies to be set, each as the value of its header. */
    cookies: Map<'session' | 'sign-in' | 'sign-on' | 'device' | 'link' | 'visit', string>
    /** Path pattern of the call; not set for pages and files. */
    route: string
    /** Set once an answer carries `answerHeaders`. */
    complete: boolean
    /** Id of the user of the session, for the log. */
    userId: string
    /** Code of the refusal, for the log. */
    failure: string
  }
}

/** One request and its answer in the making. */
export type Exchange = HonoContext<Environment>
