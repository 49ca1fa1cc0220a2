import { cleanDocument } from '../src/research/document/clean.ts'
import { extractDocument } from '../src/research/files/extract-file.ts'
import { hostilePages } from '../src/research/document/example-hostile-pages.ts'

/** Sentences that a page is filled with; the figures depend on markup far more than on words. */
const sentences = [
  'Candidates must hold a current license and document 2,000 hours of supervised practice.',
  'The certificate is valid for three years from the date of issue.',
  'Fees are not refundable once an authorization to test has been sent.',
  'Members of the association pay the lower fee when their dues are current.',
  'A total of 45 continuing education credits is due in every cycle.',
]

/** A page with menus, cards, a fee table, lists, an accordion and scripts, of about so many bytes. */
export function typicalPage(bytes: number): string {
  const menu = (name: string, count: number) =>
    `<nav class="site-nav ${name}" aria-label="${name}"><ul class="menu">${Array.from({ length: count }, (_, item) => `<li class="menu-item menu-item-${item}"><a class="menu-link" href="/${name}/page-${item}/"><span>Topic ${item} of ${name}</span></a></li>`).join('')}</ul></nav>`
  const script = `<script>window.dataLayer=window.dataLayer||[];${'function t(){return document.querySelectorAll("div.card")};'.repeat(40)}</script>`
  const rows = (part: number) =>
    Array.from(
      { length: 12 },
      (_, row) => `<tr class="row"><td>Examination ${part}.${row}</td><td>$${300 + row * 5}</td><td>$${1095 + row}</td></tr>`,
    ).join('\n')
  const section = (part: number) => `
<section class="elementor-section elementor-element-${part}" data-id="${part}"><div class="container"><div class="row"><div class="col-md-8">
<h2 class="heading">Part ${part}: requirements</h2>
${sentences.map((sentence) => `<p class="text" style="margin-bottom:12px">${sentence} <a href="/handbook/${part}">See the handbook</a> for <strong>all</strong> rules.</p>`).join('\n')}
<table class="fees"><thead><tr><th>Examination</th><th>Member</th><th>Non-member</th></tr></thead><tbody>${rows(part)}</tbody></table>
<ul>${sentences.map((sentence) => `<li><span class="icon"></span>${sentence}</li>`).join('')}</ul>
<div class="accordion-item"><h3><button aria-controls="p${part}" aria-expanded="false">When is renewal ${part} due?</button></h3><div id="p${part}" hidden><p>${sentences[1]}</p></div></div>
</div></div></div></section>`
  let body = ''
  for (let part = 0; body.length < bytes - 22_000; part += 1) body += section(part) + (part % 3 === 0 ? script : '')
  return `<!doctype html><html lang="en"><head><title>Fees and requirements</title><meta charset="utf-8">${script.repeat(3)}</head>
<body class="page"><header>${menu('main', 60)}</header><main>${body}</main><footer>${menu('footer', 40)}</footer></body></html>`
}

export interface Figure {
  what: string
  bytes: number
  /** Milliseconds of CPU a page: cleaning alone, the middle one of the runs. */
  cleaning: number
  /** Cleaning, reader and verifier together: the middle one of the runs, and the slowest. */
  middle: number
  slowest: number
}

async function measure(what: string, page: string, runs: number): Promise<Figure> {
  const bytes = new TextEncoder().encode(page)
  const times: number[] = []
  const cleaning: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage()
    const document = await cleanDocument({
      bytes,
      contentType: 'text/html',
      charset: 'utf-8',
      url: 'https://body.example/',
      finalUrl: '',
      readAt: '2026-01-01T00:00:00Z',
    })
    const cleaned = process.cpuUsage(before)
    extractDocument(document)
    const used = process.cpuUsage(before)
    cleaning.push(millisecondsOf(cleaned))
    times.push(millisecondsOf(used))
  }
  times.sort((one, other) => one - other)
  cleaning.sort((one, other) => one - other)
  const middle = Math.floor(runs / 2)
  return {
    what,
    bytes: bytes.length,
    cleaning: cleaning[middle] ?? 0,
    middle: times[middle] ?? 0,
    slowest: times.at(-1) ?? 0,
  }
}

function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000
}

/** Measures how long pages take to be cleaned, read and proven, and prints it: CPU, not waiting. */
export async function benchDocuments(print: (line: string) => void): Promise<Figure[]> {
  await measure('warm-up', typicalPage(100_000), 40)
  const figures = [
    await measure('page of 30 KB', typicalPage(30_000), 40),
    await measure('page of 100 KB', typicalPage(100_000), 40),
    await measure('page of 1 MB', typicalPage(1_000_000), 7),
  ]
  for (const [what, page] of Object.entries(hostilePages(1))) figures.push(await measure(what, page, 1))
  print(
    `${'milliseconds of CPU a page'.padEnd(42)}${'KB'.padStart(7)}${'cleaning'.padStart(10)}${'all'.padStart(9)}${'slowest'.padStart(9)}`,
  )
  for (const { what, bytes, cleaning, middle, slowest } of figures) {
    print(
      `${what.padEnd(42)}${Math.round(bytes / 1_000)
        .toString()
        .padStart(7)}${cleaning.toFixed(1).padStart(10)}${middle.toFixed(1).padStart(9)}${slowest.toFixed(1).padStart(9)}`,
    )
  }
  return figures
}
