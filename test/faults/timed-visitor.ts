import { Visitor } from '../visitor.ts'

/** What requests came to: how long each kind took, and what was answered. */
export class Answers {
  /** Milliseconds by kind of request, until the head of the answer. */
  readonly times = new Map<string, number[]>()
  /** How often each status was answered. */
  readonly statuses = new Map<number, number>()

  note(kind: string, milliseconds: number, status: number): void {
    const times = this.times.get(kind) ?? []
    times.push(milliseconds)
    this.times.set(kind, times)
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
  }

  get all(): number[] {
    return [...this.times.values()].flat()
  }

  /** Answers with a status of 500 and more. */
  get failures(): number {
    return [...this.statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
  }
}

/** A part of sorted times: .99 is the time that one in a hundred takes longer than. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Somebody who comes through the proxy of the test from an address, and whose requests are timed. */
export function timedVisitor(origin: string, address: string, answers: Answers, cookie = ''): Visitor {
  const send = async (request: Request) => {
    const headers = new Headers(request.headers)
    headers.set('x-forwarded-for', address)
    const began = performance.now()
    const response = await fetch(new Request(request, { headers }))
    const kind = `${request.method} ${new URL(request.url).pathname.replace(/\/(\d+|(?=[^/]*[\dA-Z])[\w-]{20,})(?=\/|$)/g, '/…')}`
    answers.note(kind, performance.now() - began, response.status)
    return response
  }
  return new Visitor(send, origin, null, cookie)
}
