import { brand } from '#domain/public-face/content.ts'
import { type Html, html } from './html.ts'
import type { LetterPart } from '#domain/mail/letter-part.ts'
import { type Letter, oneLine } from './templates/letter.ts'

/** Both bodies of an email; they say the same words. */
export interface PrintedLetter {
  text: string
  html: string
}

/** @param optOutLink whole address where the reader can end emails of this topic; null where there is no such choice */
export function printLetter({ subject, parts }: Letter, optOutLink: string | null): PrintedLetter {
  const foot = optOutLink === null ? '' : `\n--\nDon’t want emails like this? ${optOutLink}\n`
  return {
    text: `${parts.map(asText).join('\n\n')}\n${foot}`,
    html: frame(subject, html`${parts.map(asHtml)}`, optOutLink).toString(),
  }
}

/** One column that any reader shows, no picture, no script. */
function frame(title: string, body: Html, optOutLink: string | null): Html {
  const optOut =
    optOutLink === null ? html`` : html`<br><a href="${optOutLink}" style="color:#5a6470">Don’t want emails like this?</a>`
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1b1f24;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
${body}
<p style="margin-top:32px;font-size:13px;color:#5a6470">${brand.name}${optOut}</p>
</div>
</body>
</html>
`
}

function asText(part: LetterPart): string {
  if (typeof part === 'string') return part
  if ('list' in part) return part.list.map((line) => `- ${oneLine(line)}`).join('\n')
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n')
  return `${part.label}:\n${part.link}`
}

function asHtml(part: LetterPart): Html {
  if (typeof part === 'string') return html`<p style="white-space:pre-line">${part}</p>\n`
  if ('list' in part) return html`<ul>${part.list.map((line) => html`<li dir="auto">${oneLine(line)}</li>`)}</ul>\n`
  if ('facts' in part) {
    return html`<table style="border-collapse:collapse">${part.facts.map(([name, value]) => html`<tr><td style="padding:2px 16px 2px 0;color:#5a6470">${name}</td><td dir="auto">${oneLine(value)}</td></tr>`)}</table>\n`
  }
  return html`<p><a href="${part.link}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#1b1f24;color:#ffffff;text-decoration:none">${part.label}</a></p>\n`
}
