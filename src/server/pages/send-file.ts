import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Exchange } from '../http/exchange.ts'

/** Bytes as they are sent. */
export interface SentFile {
  contentType: string
  bytes: Buffer<ArrayBuffer>
  etag: string
  /** The same bytes compressed by brotli, made once; null where that saves nothing. */
  compressed: () => Promise<Buffer<ArrayBuffer>> | null
}

const compress = promisify(brotliCompress)

/**
 * Bytes with their tag.
 * @param quality of the compression; null for what is compressed already
 */
export function sentFile(bytes: Buffer<ArrayBuffer>, contentType: string, quality: number | null): SentFile {
  let compressed: Promise<Buffer<ArrayBuffer>> | undefined
  return {
    contentType,
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    compressed: () => {
      if (quality === null || bytes.length < 512) return null
      compressed ??= compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      return compressed
    },
  }
}

/** How an answer is kept, and its status. */
export interface Sending {
  status: number
  cacheControl: string
}

/** Sends a file, compressed where the browser takes it; 304 when the browser has it already. */
export async function sendFile(exchange: Exchange, file: SentFile, { status, cacheControl }: Sending): Promise<Response> {
  const headers = exchange.get('answerHeaders')
  headers['cache-control'] = cacheControl
  headers['etag'] = file.etag
  headers['vary'] = 'accept-encoding'
  exchange.set('complete', true)
  if (status === 200 && exchange.req.header('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  headers['content-type'] = file.contentType
  const compressed = /\bbr\b/.test(exchange.req.header('accept-encoding') ?? '') ? await file.compressed() : null
  if (compressed === null) return new Response(file.bytes, { status, headers })
  headers['content-encoding'] = 'br'
  return new Response(compressed, { status, headers })
}
