import { isUnchanged, saidText } from './apply-remark.ts'
import { lineGroups } from '../certifications/certification.ts'
import { changedSentence, type NewRemark, newRemarkSchema, type RemarkKind, unchangedSentence } from './remark.ts'

/** What of a form is read: of a browser's own, or as a browser without script sends it. */
interface Fields {
  get: (name: string) => unknown
  keys: () => Iterable<string>
}

/** A line that was shown at a place of a certification; `isDisputed`: its sources disagree, so that its own words may be the answer. */
interface ShownLine {
  text: string
  isDisputed: boolean
}
type LineAt = (certification: string, pointer: string) => ShownLine | undefined

/** What a button and its field say: a remark, or the sentence why it is none. */
export interface FormRemark {
  /** '{certification}/{field}/{number}', the certification alone, or '' of a program that is missing. */
  target: string
  /** As it was typed, beside the kind of line where one is chosen. */
  text: string
  field: string | undefined
  said: NewRemark | { sentence: string }
}

const kinds = ['right', 'wrong', 'missing'] as const
const fields = lineGroups.map(({ field }) => field)
const placeAtEnd = new RegExp(`^(.*?)/(${fields.join('|')})((?:/\\d{1,3})?)$`, 's')

/** Which button of the form was pressed; undefined for Enter in a field, where a browser without script names none. */
export function pressedIn(form: Fields): { kind: RemarkKind; target: string } | undefined {
  const kind = kinds.find((one) => textIn(form, one) !== undefined)
  return kind && { kind, target: textIn(form, kind) ?? '' }
}

/** What one button of the form says with the field beside it. */
export function readRemark(form: Fields, { kind, target }: { kind: RemarkKind; target: string }, lineAt: LineAt): FormRemark {
  const place = placeOf(target)
  const line = place && lineAt(place.certification, place.pointer)
  const text = textIn(form, textName(target)) ?? ''
  const field = place?.field ?? (kind === 'missing' ? textIn(form, `field ${target}`) : undefined)
  const read = { target, text, field }
  // Without its line, a press beside a line would speak of the whole program.
  if (place !== undefined && line === undefined) return { ...read, said: { sentence: changedSentence } }
  if (kind === 'right' && line !== undefined && text.trim() !== '' && !isUnchanged(line.text, text)) {
    return { ...read, said: { sentence: typedSentence } }
  }
  if (kind === 'wrong' && line !== undefined && !line.isDisputed && isUnchanged(line.text, text)) {
    return { ...read, said: { sentence: unchangedSentence } }
  }
  const certification = place?.certification ?? target
  const parsed = newRemarkSchema.safeParse({
    kind,
    ...(certification === '' ? {} : { certification }),
    ...(field === undefined ? {} : { field }),
    ...(line === undefined || kind === 'missing' ? {} : { line: line.text }),
    ...(kind === 'right' ? {} : { text: saidText(text, field) }),
    ...(kind === 'wrong' && textIn(form, inAllName(target)) !== undefined ? { inAll: true } : {}),
    by: textIn(form, 'by'),
  })
  return { ...read, said: parsed.success ? parsed.data : { sentence: parsed.error.issues[0]?.message ?? '' } }
}

/** To a reader who presses 'Right' beside a line whose text they changed: one of the two was a slip. */
const typedSentence = 'You typed another text beside this line. Press Correct to send it.'

/**
 * All that a form says that was sent whole: the button that was pressed, and every field that was changed or filled in, for nothing typed
 * is lost, also where the line is not known. Empty where nothing was pressed or typed.
 * @param isShown whether a line of the page reads so now: beside a line that is not known nobody typed it
 */
export function readRemarks(form: Fields, lineAt: LineAt, isShown: (text: string) => boolean): FormRemark[] {
  const pressed = pressedIn(form)
  const typed = [...form.keys()].flatMap((name) => {
    if (!name.startsWith(textName(''))) return []
    const target = name.slice(textName('').length)
    const place = placeOf(target)
    const kind: RemarkKind = place === undefined ? 'missing' : 'wrong'
    if (pressed?.target === target && (pressed.kind === kind || place !== undefined)) return []
    const line = place && lineAt(place.certification, place.pointer)
    const text = textIn(form, name) ?? ''
    const isTyped = line === undefined ? text.trim() !== '' && !isShown(text) : !isUnchanged(line.text, text)
    return isTyped ? [{ kind, target }] : []
  })
  return [...(pressed === undefined ? [] : [pressed]), ...typed].map((one) => readRemark(form, one, lineAt))
}

/** Name of the field that says what is right, or missing, at a target. */
export function textName(target: string): string {
  return `text ${target}`
}

/** Name of the box that says that a correction holds for all programs with the same line. */
export function inAllName(target: string): string {
  return `all ${target}`
}

function placeOf(target: string) {
  const [, certification, field, number = ''] = placeAtEnd.exec(target) ?? []
  return certification === undefined || field === undefined ? undefined : { certification, field, pointer: `/${field}${number}` }
}

function textIn(form: Fields, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' ? value : undefined
}
