/** One line of a PDF page: words at distances from the left edge, in points (A4 is 595 wide). */
export interface PdfLine {
  words: readonly (readonly [left: number, text: string])[]
  /** Size of the letters in points; 11 when absent. */
  size?: number
  bold?: boolean
  /** Points between this line and the one above, beyond the size of its letters. */
  gap?: number
}

const top = 790
const winAnsi: Record<string, number> = { '€': 0x80, '’': 0x92, '•': 0x95, '–': 0x96, '—': 0x97 }

/** Writes a PDF with text only: Helvetica, one stream a page, the same bytes for the same lines. */
export function tinyPdf(pages: readonly (readonly PdfLine[])[]): Uint8Array {
  const objects: string[] = []
  const numberOf = (page: number) => 5 + page * 2
  const kids = pages.map((_, page) => `${numberOf(page)} 0 R`).join(' ')
  objects.push('<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  for (const font of ['Helvetica', 'Helvetica-Bold'])
    objects.push(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`)
  for (const [page, lines] of pages.entries()) {
    const stream = streamOf(lines)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${numberOf(page) + 1} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    )
  }
  return Uint8Array.from(fileOf(objects), (letter) => letter.charCodeAt(0))
}

function streamOf(lines: readonly PdfLine[]): string {
  let y = top
  const shown = lines.map(({ words, size = 11, bold = false, gap = 4 }) => {
    y -= size + gap
    const at = y
    return words.map(([left, text]) => `BT /F${bold ? 2 : 1} ${size} Tf ${left} ${at} Td (${encoded(text)}) Tj ET`).join('\n')
  })
  return shown.join('\n')
}

/** Letters of WinAnsi as single code units, brackets escaped. */
function encoded(text: string): string {
  return text
    .split('')
    .map((letter) => String.fromCharCode(winAnsi[letter] ?? letter.charCodeAt(0)))
    .join('')
    .replaceAll(/[\\()]/g, '\\$&')
}

/** The objects with the table of their places, by which readers find them. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n'
  const places: string[] = []
  for (const [index, object] of objects.entries()) {
    places.push(`${String(file.length).padStart(10, '0')} 00000 n \n`)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const count = objects.length + 1
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
