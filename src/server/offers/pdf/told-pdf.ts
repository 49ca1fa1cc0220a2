import Pdf from 'pdfkit'

/** A document that says what a text is where its signs on paper are not its letters one by one (ISO 32000-1, 14.9.4). */
export class ToldPdf extends Pdf {
  /** What the text that is drawn now says; undefined where its signs say it. */
  told: string | undefined

  /** Takes each operator as it is written: what is told stands within the text, once its font is chosen. */
  override addContent(operator: string): PDFKit.PDFDocument {
    if (this.told === undefined) return super.addContent(operator)
    if (operator === 'ET') super.addContent('EMC')
    super.addContent(operator)
    if (operator.endsWith(' Tf')) super.addContent(`/Span <</ActualText <${hexOf(this.told)}>>> BDC`)
    return this
  }
}

/** As UTF-16 with its mark. */
function hexOf(text: string): string {
  return `feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}`
}
