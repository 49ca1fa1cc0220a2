import { brand } from '#domain/public-face/content.ts'
import type { MailTopic } from '#domain/mail/mail.ts'
import { html } from 'hono/html'

const topicWords: Record<MailTopic, string> = {
  results: 'emails in which someone shares certification results with you',
  notices: 'emails about edits to your prospects and about their interest',
  'site-changes': 'emails about what your prospects’ sites say now',
  'weekly-summaries': 'weekly summaries of what happened to your prospects',
}

/** Where the reader of an email ends or resumes emails of its topic. Reading the page changes nothing: mail scanners read it, too. */
export function choicePage({ topic, isWanted }: { topic: MailTopic; isWanted: boolean }) {
  return isWanted
    ? page(
        'Emails to you',
        html`<p>Your address gets ${topicWords[topic]}.</p>
          <form method="post"><button name="choice" value="stop">Stop these emails</button></form>
          <p class="by-the-way">You still get emails you need, such as a password reset.</p>`,
      )
    : page(
        'These emails have stopped',
        html`<p>Your address no longer gets ${topicWords[topic]}.</p>
          <form method="post"><button name="choice" value="resume">Get them again</button></form>`,
      )
}

/** For a link that nobody was sent. */
export function unknownChoicePage() {
  return page('This link does not work', html`<p>It may have been cut off. Open it again from the email.</p>`)
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${brand.name}</title>
        <link rel="stylesheet" href="/mail.css" />
      </head>
      <body>
        <main>
          <p class="brand">${brand.name}</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}

/** Served as a file of its own, because the security policy allows no style inside a page. Colors of the design language. */
export const choicePageStyles = `
:root { color-scheme: light dark; background: light-dark(#f5f7f6, #0f1513); color: light-dark(#14211d, #e9efec); font: 16px/1.5 "IBM Plex Sans", system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 30rem; margin: 0 auto; padding: 3rem 1.5rem; }
h1 { margin: 0 0 .75rem; font-size: 1.625rem; line-height: 1.25; }
p { margin: 0 0 1.25rem; }
.brand { color: light-dark(#44524d, #b7c3be); font-weight: 600; }
.by-the-way { margin-top: 1.25rem; color: light-dark(#44524d, #b7c3be); font-size: .875rem; }
button { min-height: 44px; padding: 0 1rem; border: 0; border-radius: 6px; background: light-dark(#0b6552, #2e9c7c); color: light-dark(#ffffff, #04140f); font: inherit; font-weight: 500; cursor: pointer; }
button:focus-visible { outline: 2px solid light-dark(#0b6552, #8fe3c8); outline-offset: 2px; }
`
