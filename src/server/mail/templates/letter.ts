import { type Html, html } from '../html.ts'
import type { MailContent } from '../outbox.ts'
import { mailPage } from './layout.ts'

/** A part of a letter: a paragraph, a list, facts with their names, or the one link it is about. */
export type LetterPart =
  | string
  | { list: readonly string[] }
  | { facts: readonly (readonly [string, string])[] }
  | { label: string; link: string }

/** A mail whose text and HTML say the same words, because both are made from the same parts. */
export function letter(kind: string, subject: string, parts: readonly LetterPart[]): MailContent {
  return {
    kind,
    subject: oneLine(subject),
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: mailPage(oneLine(subject), html`${parts.map(asHtml)}`),
  }
}

/** A name as it may stand in a sentence: on one line, whatever was typed. */
export function oneLine(name: string): string {
  return name.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** 'Hello Priya,' – without the name where it is none: a stranger may have typed it, and others read it. */
export function greeting(name: string | null): string {
  const line = oneLine(name ?? '')
  return line === '' || line.length > 60 || /[/@:]|www\./i.test(line) ? 'Hello,' : `Hello ${line},`
}

const dayFormat = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The day of a moment in UTC, as it is written everywhere: '5 Dec 2026'. */
export function dayWords(moment: Date): string {
  const parts = new Map(dayFormat.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`
}

function asText(part: LetterPart): string {
  if (typeof part === 'string') return part
  if ('list' in part) return part.list.map((line) => `- ${oneLine(line)}`).join('\n')
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n')
  return `${part.label}:\n${part.link}`
}

function asHtml(part: LetterPart): Html {
  if (typeof part === 'string') return html`<p>${part}</p>\n`
  if ('list' in part) return html`<ul>${part.list.map((line) => html`<li>${oneLine(line)}</li>`)}</ul>\n`
  if ('facts' in part) {
    return html`<table style="border-collapse:collapse">${part.facts.map(([name, value]) => html`<tr><td style="padding:2px 16px 2px 0;color:#5a6470">${name}</td><td>${oneLine(value)}</td></tr>`)}</table>\n`
  }
  return html`<p><a href="${part.link}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#1b1f24;color:#ffffff;text-decoration:none">${part.label}</a></p>\n`
}
