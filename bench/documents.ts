import { cleanDocument } from '../src/research/document/clean.ts'

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

interface Figure {
  what: string
  bytes: number
  /** Milliseconds of CPU a page: the middle one of the runs, and the slowest. */
  middle: number
  slowest: number
}

async function measure(what: string, page: string, runs: number): Promise<Figure> {
  const bytes = new TextEncoder().encode(page)
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage()
    await cleanDocument({
      bytes,
      contentType: 'text/html',
      charset: 'utf-8',
      url: 'https://body.example/',
      finalUrl: '',
      readAt: '2026-01-01T00:00:00Z',
    })
    const used = process.cpuUsage(before)
    times.push((used.user + used.system) / 1_000)
  }
  times.sort((one, other) => one - other)
  return { what, bytes: bytes.length, middle: times[Math.floor(runs / 2)] ?? 0, slowest: times.at(-1) ?? 0 }
}

/** Pages made to take long or to break a reader; each about as large as the reader of the web lets through. */
export const hostilePages: Record<string, string> = {
  '100,000 open divs': '<div>'.repeat(100_000) + 'end',
  '60,000 open tables': '<table><tr><td>'.repeat(60_000) + 'end',
  '1 MB of attributes': `<p ${Array.from({ length: 120_000 }, (_, place) => `a${place}=b`).join(' ')}>end</p>`,
  '1 MB in one attribute': `<p class="${'accordion '.repeat(100_000)}">end</p>`,
  '60,000 ends without a beginning': `${'<i>'.repeat(60_000)}${'</b></div>'.repeat(60_000)}end`,
  '200,000 line breaks': `<p>${'and<br>'.repeat(200_000)}end`,
  '200,000 raised marks': `<p>${'9<sup>1</sup>'.repeat(100_000)}end`,
  'a cell over 1,000 rows of 2,000 columns': `<table><tr>${'<td rowspan=999>a'.repeat(2_000)}</tr>${'<tr><td>b'.repeat(999)}</table>`,
  '50,000 nested disclosures': `${'<details><summary>a</summary>'.repeat(50_000)}end`,
  '100,000 nested lists': `${'<ul><li>a'.repeat(100_000)}end`,
  '100,000 siblings': '<div>a</div>'.repeat(100_000),
  '100,000 headings': '<h2>a</h2><h3>b</h3>'.repeat(50_000),
  '100,000 links': '<a href="/x">y</a>'.repeat(60_000),
}

/** Prints how long pages take to be cleaned: CPU, not waiting. */
export async function printDocumentFigures(): Promise<void> {
  await measure('warm-up', typicalPage(100_000), 30)
  const figures = [
    await measure('page of 30 KB', typicalPage(30_000), 60),
    await measure('page of 100 KB', typicalPage(100_000), 60),
    await measure('page of 1 MB', typicalPage(1_000_000), 10),
  ]
  for (const [what, page] of Object.entries(hostilePages)) figures.push(await measure(what, page, 1))
  console.log('Cleaning a page, milliseconds of CPU')
  console.table(
    figures.map(({ what, bytes, middle, slowest }) => ({
      page: what,
      KB: Math.round(bytes / 1_000),
      middle: Number(middle.toFixed(1)),
      slowest: Number(slowest.toFixed(1)),
    })),
  )
}
