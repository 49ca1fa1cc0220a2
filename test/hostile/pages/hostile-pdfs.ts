import { filters, onePage, packed, packedRun, type PdfObject, pdfFile, stream } from './pdf-file.ts'

const text = (words: string) => Buffer.from(words, 'latin1')
const shown = (count: number, piece = 'BT /F1 9 Tf 50 700 Td (Certified Hull Inspector fee $300) Tj ET\n') =>
  text(piece.repeat(count))
const catalog: PdfObject = { words: '<< /Type /Catalog /Pages 2 0 R >>' }

/** Every way in which a PDF was ever made to take long, to fill memory or to break its reader; `size` is 1 to 10. */
export const hostilePdfs: Record<string, (size: number) => Uint8Array> = {
  'content packed twice': (size) => onePage(stream(packed(packedRun(400 * size)), filters('FlateDecode', 'FlateDecode'))),
  'content packed three times': (size) =>
    onePage(stream(packed(packedRun(400 * size), 2), filters('FlateDecode', 'FlateDecode', 'FlateDecode'))),
  'content packed once, of many megabytes': (size) => onePage(stream(packedRun(300 * size), filters('FlateDecode'))),
  'millions of operators': (size) => onePage(stream(packed(shown(100_000 * size)), filters('FlateDecode'))),
  'millions of pushed states': (size) => onePage(stream(packed(text('q '.repeat(1_000_000 * size))), filters('FlateDecode'))),
  'millions of path operators': (size) =>
    onePage(stream(packed(text('0 0 m 1 1 l S '.repeat(300_000 * size))), filters('FlateDecode'))),
  'text one over the other': (size) =>
    onePage(stream(packed(shown(50_000 * size, 'BT /F1 9 Tf 50 700 Td (a) Tj ET\n')), filters('FlateDecode'))),
  'columns without end': (size) =>
    onePage(
      stream(
        packed(
          text(
            Array.from(
              { length: 10_000 * size },
              (_, line) => `BT /F1 1.5 Tf 50 ${900_000 - line * 2} Td (left ${line}) Tj 250 0 Td (right) Tj ET`,
            ).join('\n'),
          ),
        ),
        filters('FlateDecode'),
      ),
    ),
  'one string of megabytes': (size) =>
    onePage(stream(text(`BT /F1 9 Tf 50 700 Td (${'fee $300 '.repeat(120_000 * size)}) Tj ET`))),
  'one word of megabytes of letters': (size) =>
    onePage(stream(text(`BT /F1 9 Tf 50 700 Td (${'A'.repeat(1_000_000 * size)}) Tj ET`))),
  'filters one over the other': (size) =>
    onePage(stream(text('41'.repeat(700_000 * size)), filters(...Array.from({ length: 40 }, () => 'ASCIIHexDecode')))),
  'ASCII85 over Flate over LZW': (size) =>
    onePage(stream(text('z'.repeat(1_000_000 * size)), filters('ASCII85Decode', 'LZWDecode', 'FlateDecode'))),
  'LZW of one code': (size) => onePage(stream(Buffer.alloc(1_000_000 * size, 0x80), filters('LZWDecode'))),
  'run lengths': (size) => onePage(stream(Buffer.alloc(1_400_000 * size, 0x81), filters('RunLengthDecode'))),
  'forms that draw forms': (size) => {
    const depth = 6 + size
    const forms = Array.from({ length: depth }, (_, level): PdfObject => {
      const next = 6 + level + 1
      const draws = level === depth - 1 ? 'BT /F1 9 Tf 5 5 Td (fee) Tj ET' : '/X Do '.repeat(10)
      const inner = level === depth - 1 ? '' : `/XObject << /X ${next} 0 R >>`
      return stream(text(draws), `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 5 0 R >> ${inner} >>`)
    })
    return onePage(stream(text('/X Do '.repeat(10))), '/XObject << /X 6 0 R >>', forms)
  },
  'a form that draws itself': () =>
    onePage(stream(text('/X Do')), '/XObject << /X 6 0 R >>', [
      stream(text('/X Do /X Do'), '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>'),
    ]),
  'arrays in arrays': (size) => onePage(stream(text('(a) Tj')), `/Properties ${'['.repeat(100_000 * size)}`),
  'dictionaries in dictionaries': (size) => onePage(stream(text('(a) Tj')), `/Properties ${'<</A '.repeat(100_000 * size)}`),
  'a name of megabytes': (size) => onePage(stream(text(`/${'N'.repeat(1_000_000 * size)} gs`))),
  'pages that hold themselves': () => pdfFile([catalog, { words: '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000 >>' }]),
  'pages under pages': (size) =>
    pdfFile([
      catalog,
      ...Array.from({ length: 20_000 * size }, (_, level) => ({
        words: `<< /Type /Pages /Kids [${level + 3} 0 R] /Count 1 >>`,
      })),
    ]),
  'a million pages that are one': (size) =>
    pdfFile([
      catalog,
      { words: `<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000 * size)}] /Count ${100_000 * size} >>` },
      { words: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>' },
    ]),
  'a cross-reference table that leads back': () => {
    const file = Buffer.from(pdfFile([catalog, { words: '<< /Type /Pages /Kids [] /Count 0 >>' }], '/Root 1 0 R /Prev 9'))
    const xref = file.lastIndexOf('xref\n0')
    return Buffer.from(file.toString('latin1').replace('/Prev 9', `/Prev ${xref}`), 'latin1')
  },
  'a cross-reference stream of a billion entries': () =>
    pdfFile(
      [
        catalog,
        { words: '<< /Type /Pages /Kids [] /Count 0 >>' },
        stream(packedRun(200), '/Type /XRef /Size 1000000000 /W [1 4 2] /Index [0 1000000000] /Root 1 0 R /Filter /FlateDecode'),
      ],
      '/Root 1 0 R',
      120,
    ),
  'objects packed in objects': (size) => {
    const many = 50_000 * size
    const heads = Array.from({ length: many }, (_, place) => `${place + 10} ${place * 3}`).join(' ')
    const body = `${heads} ${'[] '.repeat(many)}`
    return pdfFile([
      catalog,
      { words: '<< /Type /Pages /Kids [] /Count 0 >>' },
      stream(packed(text(body)), `/Type /ObjStm /N ${many} /First ${heads.length + 1} /Filter /FlateDecode`),
    ])
  },
  'fifteen megabytes of beginnings': (size) => text(`%PDF-1.4\n${'1 0 obj\n<< /Type /Catalog '.repeat(55_000 * size)}`),
  'fifteen megabytes of nothing': (size) => text(`%PDF-1.4\n${' \n'.repeat(700_000 * size)}`),
  'a character map without end': (size) =>
    onePage(stream(text('BT /F2 9 Tf 50 700 Td (abc) Tj ET')), '/Font << /F2 6 0 R >>', [
      { words: '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /ToUnicode 7 0 R /DescendantFonts [8 0 R] >>' },
      stream(
        text(
          `begincmap\n1 begincodespacerange <0000> <FFFF> endcodespacerange\n${'1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange\n'.repeat(size)}endcmap`,
        ),
      ),
      {
        words:
          '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [0 100000000 500] >>',
      },
    ]),
  'a hundred thousand notes': (size) =>
    onePage(
      stream(text('BT /F1 9 Tf 50 700 Td (fee $300) Tj ET')),
      '',
      [{ words: '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.example/) >> >>' }],
      `/Annots [${'6 0 R '.repeat(20_000 * size)}]`,
    ),
  'an inline picture without end': (size) =>
    onePage(stream(text(`BI /W 100000 /H 100000 /BPC 8 /CS /RGB ID ${'x'.repeat(1_000_000 * size)}`))),
  'a picture of a hundred billion points': () =>
    onePage(stream(text('/X Do')), '/XObject << /X 6 0 R >>', [
      stream(
        packedRun(500),
        '/Type /XObject /Subtype /Image /Width 300000 /Height 300000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
      ),
    ]),
  locked: (size) =>
    pdfFile(
      [
        catalog,
        { words: '<< /Type /Pages /Kids [] /Count 0 >>' },
        {
          words: `<< /Filter /Standard /V 5 /R 6 /Length ${size * 100_000} /P -1 /O (${'o'.repeat(48)}) /U (${'u'.repeat(48)}) >>`,
        },
      ],
      '/Root 1 0 R /Encrypt 3 0 R /ID [(a) (b)]',
    ),
  'cut off': (size) => {
    const whole = onePage(stream(shown(20_000 * size)))
    return whole.subarray(0, Math.floor(whole.length * 0.7))
  },
}
