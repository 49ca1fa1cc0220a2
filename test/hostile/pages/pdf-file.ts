import { deflateRawSync, deflateSync, constants } from 'node:zlib'

/** An object of a PDF: its words, and its stream where it has one. */
export interface PdfObject {
  words: string
  stream?: Uint8Array
}

export const stream = (bytes: Uint8Array, words = ''): PdfObject => ({
  words: `<< ${words} /Length ${bytes.length} >>`,
  stream: bytes,
})

/** A PDF of these objects, the first of which is its catalog; numbers begin at 1. */
export function pdfFile(objects: readonly PdfObject[], trailer = '/Root 1 0 R', start?: number): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')]
  let length = parts[0]?.length ?? 0
  const put = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  const offsets = objects.map(({ words, stream: bytes }, place) => {
    const offset = length
    put(Buffer.from(`${place + 1} 0 obj\n${words}\n`, 'latin1'))
    if (bytes !== undefined) {
      put(Buffer.from('stream\n'))
      put(bytes)
      put(Buffer.from('\nendstream\n'))
    }
    put(Buffer.from('endobj\n'))
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const xref = length
  const size = objects.length + 1
  put(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${start ?? xref}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

/** A PDF of one page with this content, and what else its resources hold; `more` begin at object 6. */
export function onePage(content: PdfObject, resources = '', more: readonly PdfObject[] = [], page = ''): Uint8Array {
  return pdfFile([
    { words: '<< /Type /Catalog /Pages 2 0 R >>' },
    { words: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
    {
      words: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${page} /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    },
    content,
    { words: font },
    ...more,
  ])
}

/** Bytes of one value as zlib packs them, made without ever having them: some 1,000 times as short. */
export function packedRun(megabytes: number): Uint8Array {
  const one = 1_048_576
  const chunk = deflateRawSync(Buffer.alloc(one), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const last = Buffer.from([0x03, 0x00])
  const check = Buffer.alloc(4)
  // Adler-32 of nothing but zeros.
  check.writeUInt16BE((megabytes * one) % 65_521, 0)
  check.writeUInt16BE(1, 2)
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...Array.from({ length: megabytes }, () => chunk), last, check])
}

/** Packed so many times over. */
export function packed(bytes: Uint8Array, times = 1): Uint8Array {
  let result = bytes
  for (let time = 0; time < times; time += 1) result = deflateSync(result, { level: 9 })
  return result
}

export const filters = (...names: string[]): string => `/Filter [${names.map((name) => `/${name}`).join(' ')}]`
