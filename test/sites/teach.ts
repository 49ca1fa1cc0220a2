// npm run train:sites: keeps what the pages of the judged sites teach the built-in reader, for `npm run train`. Labels are what each
// site's truth says, as far as the page does; a change of the features calls for it anew.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { inventedExamples } from '../../evaluation/train/examples.ts'
import { realRows } from '../../evaluation/train/kept-pages.ts'
import { learn, prepared } from '../../evaluation/train/learn.ts'
import { packedRows } from '../../evaluation/train/rows-file.ts'
import { siteExamples } from './site-examples.ts'

const pages = prepared(await siteExamples())
const { numbers } = learn([...pages, ...realRows(), ...prepared(await inventedExamples())])
const kept = pages.flatMap(({ example, rows }, place) => {
  const own = numbers[place]
  return own === undefined ? [] : [{ id: createHash('sha256').update(example.id).digest('hex').slice(0, 16), rows, numbers: own }]
})
writeFileSync(new URL('../../evaluation/train/real/sites.br', import.meta.url), packedRows(kept))
console.log(`${kept.length} pages of sites`)
