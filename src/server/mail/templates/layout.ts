import { brand } from '#domain/content.ts'
import { type Html, html } from '../html.ts'

/** The frame of every mail: one column that any reader shows, no picture, no script. */
export function mailPage(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1b1f24;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
${body}
<p style="margin-top:32px;font-size:13px;color:#5a6470">${brand.name}</p>
</div>
</body>
</html>
`.toString()
}
