import type { CallDefinition } from '#contract/call.ts'
import { callTable } from '#contract/calls.ts'
import { commonErrors, type ErrorCode, errors } from '#contract/errors.ts'
import { html } from 'hono/html'
import * as z from 'zod/mini'

/** The readable page of the API: every call with its access, input, output and errors. No script, nothing from elsewhere. */
export function apiDocsPage() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Credscout API</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <main>
          <h1>Credscout API</h1>
          <p>
            Every call, made from the same table that the server and the browser use. The machine-readable form is
            <a href="/api/openapi.json">/api/openapi.json</a>. Bodies are JSON. Errors are
            <code>{"message", "code"}</code> with the status below.
          </p>
          ${Object.entries(callTable).map(([name, call]) => callSection(name, call))}
          <h2 id="errors">Errors of every call</h2>
          ${errorTable(commonErrors)}
        </main>
      </body>
    </html>`
}

const accessWords = {
  anyone: 'Anyone',
  'signed-in': 'Signed in',
  lookup: 'Signed in, or anyone where look-ups are open',
} as const

function callSection(name: string, call: CallDefinition) {
  return html`<section id="${name}">
    <h2><code>${call.method} ${call.path}</code></h2>
    <p>${call.summary}. ${accessWords[call.access]}.${call.idempotent ? ' Takes an Idempotency-Key.' : ''}</p>
    ${schemaDetails('Query', call.query, 'input')} ${schemaDetails('Body', call.body, 'input')}
    ${call.output === undefined ? html`<p>Answers ${call.status ?? 204} without a body.</p>` : ''}
    ${schemaDetails(`Answer, ${call.status ?? 200}`, call.output, 'output')} ${schemaDetails('Events', call.events, 'output')}
    ${call.errors.length === 0 ? '' : errorTable(call.errors)}
  </section>`
}

function schemaDetails(title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output') {
  if (schema === undefined) return ''
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(rest, null, 2)}</pre>
  </details>`
}

function errorTable(codes: readonly ErrorCode[]) {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Status</th>
        <th scope="col">Code</th>
        <th scope="col">Message</th>
      </tr>
    </thead>
    <tbody>
      ${codes.map(
        (code) =>
          html`<tr>
            <td>${errors[code].status}</td>
            <td><code>${code}</code></td>
            <td>${errors[code].sentence}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** Styles of the page, served as a file of their own because the security policy allows no inline style. */
export const apiDocsStyles = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; } h2 { font-size: 1.05rem; margin: 2rem 0 .25rem; }
section { border-top: 1px solid #8884; }
p { margin: .25rem 0 .75rem; } a { color: inherit; }
pre { overflow: auto; max-height: 28rem; padding: 1rem; border: 1px solid #8884; border-radius: 6px; }
summary { cursor: pointer; min-height: 1.75rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
`
