/**
 * Pages made to take long or to break a reader, for tests and measurements.
 * @param share of their full size, which is about as large as the reader of the web lets through
 */
export function hostilePages(share: number): Record<string, string> {
  const times = (count: number) => Math.round(count * share)
  return {
    '100,000 open divs': '<div>'.repeat(times(100_000)),
    '60,000 open tables': '<table><tr><td>'.repeat(times(60_000)),
    '120,000 attributes': `<p ${Array.from({ length: times(120_000) }, (_, place) => `a${place}=b`).join(' ')}>`,
    '1 MB in one attribute': `<p class="${'accordion '.repeat(times(100_000))}">`,
    '1 MB of style': `<p style="${'color:/*'.repeat(times(120_000))}">`,
    '60,000 ends without a beginning': `${'<i>'.repeat(times(60_000))}${'</b></div>'.repeat(times(60_000))}`,
    '60,000 ends that are blocked': `<b><div>${'<i>'.repeat(times(60_000))}${'</b>'.repeat(times(60_000))}`,
    '200,000 line breaks': `<p>${'and<br>'.repeat(times(200_000))}`,
    '100,000 raised marks': `<p>${'9<sup>1</sup>'.repeat(times(100_000))}`,
    'cells over 1,000 rows of 2,000 columns': `<table><tr>${'<td rowspan=999>a'.repeat(times(2_000))}</tr>${'<tr><td>b'.repeat(times(999))}</table>`,
    '50,000 nested disclosures': '<details><summary>a</summary>'.repeat(times(50_000)),
    '100,000 nested lists': '<ul><li>a'.repeat(times(100_000)),
    '100,000 siblings': '<div>a</div>'.repeat(times(100_000)),
    '100,000 headings': '<h2>a</h2><h3>b</h3>'.repeat(times(50_000)),
    '60,000 links': '<a href="/x">y</a>'.repeat(times(60_000)),
    '1 MB of white space': `<p>a${' '.repeat(times(1_000_000))}b aria-controls=${'\u00a0'.repeat(times(300_000))}>`,
    '1 MB of JSON': `<script type="application/ld+json">${'['.repeat(times(1_000_000))}`,
  }
}
