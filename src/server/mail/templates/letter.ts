import type { LetterPart } from '#domain/mail/letter-part.ts'
import type { MailKind } from '#domain/mail/mail.ts'
import { withoutDirectionSigns } from '#domain/text/direction-signs.ts'

/** An email as a template makes it; print-letter.ts makes its text and its HTML from the same parts. */
export interface Letter {
  kind: MailKind
  /** One line. */
  subject: string
  parts: readonly LetterPart[]
}

/** An email before it is addressed, its subject on one line. */
export function letter(kind: MailKind, subject: string, parts: readonly LetterPart[]): Letter {
  return { kind, subject: oneLine(subject), parts }
}

/** Text on one line, whatever was typed, without signs that reorder it. */
export function oneLine(typed: string): string {
  return withoutDirectionSigns(typed)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/**
 * A name as it may stand in a sentence or a subject. Strangers can type names that others read, so what a mail program would
 * turn into a link is broken by a sign of no width; a name written right to left keeps the words around it in their order.
 */
export function named(name: string): string {
  const line = oneLine(name).replace(/\.(?=\p{L}{2})|@|:(?=\/\/)/gu, '$&\u2060')
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line
}

/** Hebrew, Arabic and their neighbors. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** 'Hello Priya,' – without the name where it is none: a stranger may have typed it, and others read it. */
export function greeting(name: string | null): string {
  const line = oneLine(name ?? '')
  return line === '' || line.length > 60 || /[/@:]|www\./i.test(line) ? 'Hello,' : `Hello ${named(line)},`
}
