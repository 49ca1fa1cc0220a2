import { Buffer } from 'node:buffer'

/** Words of a test PDF: where their baseline begins, in points from the lower left, and how large they are. */
export interface PdfWords {
  x: number
  y: number
  size?: number
  text: string
}

/** A small PDF in Helvetica, one list of words a page; for tests. */
export function writePdf(pages: readonly (readonly PdfWords[])[], info = ''): Uint8Array {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>']
  const firstPage = 4
  const kids = pages.map((_, page) => `${firstPage + page * 2} 0 R`).join(' ')
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [page, words] of pages.entries()) {
    const shown = words
      .map(({ x, y, size = 11, text }) => `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`)
      .join('\n')
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + page * 2 + 1} 0 R >>`,
    )
    objects.push(`<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`)
  }
  objects.push(`<< ${info} >>`)
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, place) => {
    const offset = file.length
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF`
  return Buffer.from(file, 'latin1')
}

/** Lines of text one under the other from `top` on. */
export function paragraphWords(top: number, lines: readonly string[], left = 72, size = 11): PdfWords[] {
  return lines.map((text, place) => ({ x: left, y: top - place * size * 1.3, size, text }))
}
