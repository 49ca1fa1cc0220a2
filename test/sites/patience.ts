import type { WebPatience } from '../../src/research/net/public-web.ts'

/**
 * Where a site is served, read and answered for in one process, none of these goes on while another works: on a busy machine a
 * page that was sent in a millisecond seems to take ten seconds. Such times must not decide what is read.
 */
export const patientWeb: WebPatience = { connection: 120_000, page: 120_000, sheet: 120_000 }
export const patientModel = { questionWithin: 120_000, headersWithin: 120_000, chunkWithin: 120_000, requestWithin: 240_000 }
/** Of a whole reading. */
export const patientReading = { soft: 600_000, hard: 900_000 }
