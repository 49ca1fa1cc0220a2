import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import type { CertificationDraft } from '../../src/research/drafts/draft.ts'
import { asNamed, type ToldCertification, type ToldFact } from './told.ts'
import { type FactList, factLists } from '../../src/research/drafts/draft.ts'
import { saysFalsely } from './judged.ts'
import { displacements, lies, retellings, wrongFields } from './lies.ts'
import { readTrialPages } from './pages.ts'
import { readWith, saying } from '../../src/research/model/example-model.ts'

/** One kind of telling: how many were tried, how many judged rightly, and some that were not. */
interface ModelRow {
  telling: string
  tried: number
  right: number
  wrong: string[]
}

export interface ModelTable {
  /** Told truly: right is kept. */
  kept: ModelRow[]
  /** Told falsely: right is that nothing false is shown. */
  refused: ModelRow[]
  /** True sentences told of another certification or in another field: right is refused. */
  displaced: ModelRow[]
  keptShare: number
  refusedShare: number
}

interface Trial {
  page: CleanDocument
  certification: ToldCertification
  field: FactList
  fact: ToldFact
  /** What is true. */
  truth: ToldFact
}

/**
 * A scripted model that answers as a good one would, and one that errs in every way we know: what of its words comes through
 * the whole reader, page by page and fact by fact.
 */
export async function modelTable(): Promise<ModelTable> {
  const pages = await readTrialPages()
  const kept: ModelRow[] = []
  const refused: ModelRow[] = []
  const collect = async (
    into: ModelRow[],
    telling: string,
    trials: readonly Trial[],
    isRight: (shown: readonly string[], trial: Trial) => boolean,
  ) => {
    const row: ModelRow = { telling, tried: 0, right: 0, wrong: [] }
    for (const trial of trials) {
      const shown = await shownOf(trial)
      row.tried += 1
      if (isRight(shown, trial)) row.right += 1
      else if (row.wrong.length < 5)
        row.wrong.push(
          `${trial.certification.name}, ${trial.field}: ${trial.fact.text} ← ${trial.fact.quote} → ${shown.join(' / ')}`,
        )
    }
    if (row.tried > 0) into.push(row)
  }
  const truths = pages.flatMap(({ page, document }, place) =>
    page.truth.flatMap((certification) =>
      factLists.flatMap((field) =>
        certification[field].map((fact) => ({
          trial: { page: document, certification, field, fact, truth: fact },
          setting: {
            field,
            certification,
            beside: page.truth.filter((one) => one !== certification),
            elsewhere: pages[(place + 1) % pages.length]?.page.truth ?? [],
          },
        })),
      ),
    ),
  )
  for (const [telling, retell] of Object.entries(retellings)) {
    const trials = truths.flatMap(({ trial }) => {
      const fact = retell(trial.fact)
      return fact === undefined ? [] : [{ ...trial, fact }]
    })
    await collect(kept, telling, trials, (shown) => shown.length > 0)
  }
  kept.push(await sentences(pages))
  for (const [telling, lie] of Object.entries(lies)) {
    const trials = truths.flatMap(({ trial, setting }) => {
      const fact = lie(trial.fact, setting)
      return fact === undefined ? [] : [{ ...trial, fact }]
    })
    await collect(refused, telling, trials, (shown, { fact, truth }) => !saysFalsely(shown, fact, truth))
  }
  const displaced: ModelRow[] = []
  for (const [telling, displace] of Object.entries(displacements)) {
    const trials = truths.flatMap(({ trial, setting }) => {
      const fact = displace(trial.fact, setting)
      return fact === undefined ? [] : [{ ...trial, fact }]
    })
    await collect(displaced, telling, trials, (shown) => shown.length === 0)
  }
  const misplaced = truths.flatMap(({ trial }) => wrongFields[trial.field].map((field) => ({ ...trial, field })))
  await collect(displaced, 'in another field', misplaced, (shown) => shown.length === 0)
  refused.push(...(await falseNames(pages)))
  return { kept, refused, displaced, keptShare: share(kept), refusedShare: share(refused) }
}

const bare = (certification: ToldCertification): ToldCertification => ({
  ...certification,
  summaryQuote: null,
  requirements: [],
  validity: [],
  renewal: [],
  fees: [],
  retiredQuote: null,
})

/** The lines that are shown when the model says a fact. */
async function shownOf({ page, certification, field, fact }: Trial): Promise<string[]> {
  const drafts = await draftsOf(page, [{ ...bare(certification), [field]: [fact] }])
  return drafts.flatMap((draft) => draft[field].map((claim) => claim.text))
}

async function draftsOf(page: CleanDocument, elements: readonly ToldCertification[]): Promise<CertificationDraft[]> {
  return (
    await readWith(
      saying(() => JSON.stringify({ elements: elements.map(asNamed) })),
      [page],
    )
  ).drafts
}

type Read = Awaited<ReturnType<typeof readTrialPages>>

/** True names with their short forms, summaries and retirements. */
async function sentences(pages: Read): Promise<ModelRow> {
  const row: ModelRow = { telling: 'names, summaries, retirements', tried: 0, right: 0, wrong: [] }
  for (const { page, document } of pages) {
    const drafts = await draftsOf(document, page.truth)
    for (const truth of page.truth) {
      const draft = drafts.find((one) => one.name.text === truth.name)
      const right = [
        draft?.acronym === truth.acronym,
        (draft?.summary === null) === (truth.summaryQuote === null),
        (draft?.retired === null) === (truth.retiredQuote === null),
      ]
      row.tried += right.length
      row.right += right.filter(Boolean).length
      if (!right.every(Boolean)) row.wrong.push(`${truth.name}: ${right.join(' ')}`)
    }
  }
  return row
}

/** Names and short forms that no page gives, summaries and retirements of other certifications. */
async function falseNames(pages: Read): Promise<ModelRow[]> {
  const names: ModelRow = { telling: 'invented certification', tried: 0, right: 0, wrong: [] }
  const shorts: ModelRow = { telling: 'short form of another certification', tried: 0, right: 0, wrong: [] }
  const told: ModelRow = { telling: 'sentence of another certification', tried: 0, right: 0, wrong: [] }
  const note = (row: ModelRow, right: boolean, said: string) => {
    row.tried += 1
    if (right) row.right += 1
    else row.wrong.push(said)
  }
  for (const { page, document } of pages) {
    for (const truth of page.truth) {
      const invented = truth.name.replace(/\w+$/, 'Commander')
      note(names, (await draftsOf(document, [{ ...truth, name: invented }])).length === 0, invented)
      const others = page.truth.filter((one) => one !== truth)
      for (const other of [...others, { acronym: 'ZZT', summaryQuote: null, retiredQuote: null }]) {
        const drafts = await draftsOf(document, [{ ...truth, acronym: other.acronym }])
        note(
          shorts,
          drafts.every((draft) => draft.acronym !== other.acronym),
          `${truth.name} ${other.acronym ?? ''}`,
        )
        if (other.summaryQuote === null && other.retiredQuote === null) continue
        const borrowed = await draftsOf(document, [
          { ...truth, summaryQuote: other.summaryQuote, retiredQuote: other.retiredQuote },
        ])
        note(
          told,
          borrowed.every((draft) => draft.summary === null && draft.retired === null),
          truth.name,
        )
      }
    }
  }
  return [names, shorts, told]
}

function share(rows: readonly ModelRow[]): number {
  const tried = rows.reduce((sum, row) => sum + row.tried, 0)
  return rows.reduce((sum, row) => sum + row.right, 0) / tried
}
