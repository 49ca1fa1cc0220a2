// npm run train:curve -- --pages FOLDER … --answers FOLDER …: what more real pages bring. The reader learns from the invented pages
// but the sets c to f, and from ever more real pages for training, whole bodies at a time; it reads the real pages for choosing, and
// those sets. Blind pages are not read.
import { parseArgs } from 'node:util'
import { inventedExamples } from './examples.ts'
import { keptPages } from './kept-pages.ts'
import { learn, prepared, type PreparedExample } from './learn.ts'
import { setsLeftOut } from './left-out.ts'
import { weighed } from './releases.ts'
import { folderOptions, realExamples } from './real-examples.ts'
import { drawOf } from './real-pages.ts'
import { printRow } from './report.ts'
import { judgementOf, scoreJudgement } from './score-reader.ts'

const { values } = parseArgs({ options: folderOptions })
const invented = Map.groupBy(weighed(prepared(await inventedExamples())), ({ example }) =>
  setsLeftOut.some((set) => set === example.set),
)
const real = Map.groupBy(weighed(prepared(await realExamples(values))), ({ example }) => example.split)
const bodies = Map.groupBy(real.get('training') ?? [], ({ example }) => example.owner)
const inOrder = [...bodies].toSorted(([one], [other]) => drawOf('curve', one) - drawOf('curve', other)).flatMap(([, own]) => own)
const judged: Record<string, readonly PreparedExample[]> = {
  'real, choosing': real.get('choosing') ?? [],
  'c to f': invented.get(true) ?? [],
}

for (const most of [0, 125, 250, 500, inOrder.length]) {
  // The body at the border is taken whole.
  const last = inOrder[most - 1]?.example.owner
  const teaching = inOrder.slice(0, inOrder.findLastIndex(({ example }) => example.owner === last) + 1)
  const { weights } = learn([...keptPages(['sites']), ...(invented.get(false) ?? []), ...teaching])
  for (const [name, pages] of Object.entries(judged)) {
    const scores = await Promise.all(pages.map((page) => scoreJudgement(page.example, judgementOf(page, weights), weights)))
    printRow(`${teaching.length} real: ${name}`, scores)
  }
}
