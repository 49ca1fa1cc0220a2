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
    '20,000 rules of style for 40,000 elements': `<style>${'.a .b .c{display:none}'.repeat(times(20_000))}</style>${'<div class="a b c">x</div>'.repeat(times(40_000))}`,
    '10,000 rules of style for 30,000 nested elements': `<style>${'* * * * .c{display:none}'.repeat(times(10_000))}</style>${'<div class="c">'.repeat(times(30_000))}`,
    '150,000 nested rules of style': `<style>${'.a{'.repeat(times(150_000))}</style>x`,
    '8,000 comments': '<div><p>Dana · 3 days ago</p><p>The exam fee is $20.</p><p>Reply</p></div>'.repeat(times(8_000)),
    '8,000 myths': '<h2>Myths</h2><p>Some websites claim that the fee was $20. This is not true. “No.”</p>'.repeat(times(8_000)),
    '1 MB of JSON': `<script type="application/ld+json">${'['.repeat(times(1_000_000))}`,
  }
}
