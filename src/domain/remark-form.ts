import { lineGroups } from './certification.ts'
import { type NewRemark, newRemarkSchema } from './remark.ts'

/** What of a form is read: of a browser's own, or as a browser without script sends it. */
interface Fields {
  get: (name: string) => unknown
}

const fields = lineGroups.map(({ field }) => field)
const placeAtEnd = new RegExp(`^(.*?)/(${fields.join('|')})((?:/\\d{1,3})?)$`, 's')

/**
 * A remark as the buttons and fields of a page name it: '{certification}/{field}/{number}', or the certification alone.
 * @param lineAt the text of the line that was shown at a place of a certification
 * @returns undefined where something is missing in it
 */
export function readRemark(
  form: Fields,
  lineAt: (certification: string, pointer: string) => string | undefined,
): NewRemark | undefined {
  const texts = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const kind = (['right', 'wrong', 'missing'] as const).find((one) => texts(one) !== undefined)
  if (kind === undefined) return undefined
  const target = texts(kind) ?? ''
  const place = placeAtEnd.exec(target)
  const certification = place?.[1] ?? target
  const line = place === null ? undefined : lineAt(certification, `/${place[2] ?? ''}${place[3] ?? ''}`)
  const named = certification === '' ? {} : { certification }
  const field = place?.[2] ?? (kind === 'missing' ? texts(`field ${target}`) : undefined)
  const parsed = newRemarkSchema.safeParse({
    kind,
    ...named,
    ...(field === undefined ? {} : { field }),
    ...(line === undefined ? {} : { line }),
    ...(kind === 'right' ? {} : { text: texts(`text ${target}`)?.trim() }),
    by: texts('by'),
  })
  if (!parsed.success) return undefined
  // Without its line, a press beside a line would speak of the whole program.
  return place !== null && kind !== 'missing' && line === undefined ? undefined : parsed.data
}
