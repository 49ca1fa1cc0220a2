import { type AnsweredLine, isCalled, withAnswers } from '#domain/lookups/answered-lines.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { Author } from '#domain/evidence/stated-by-a-person.ts'
import type { SettledNames } from '#domain/lookups/settled-names.ts'
import { limits } from '#domain/text/text.ts'
import { isNameToCheck } from '#domain/proof/to-check.ts'
import { type Dispatch, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { failureLine } from '../../../client/failure-line.ts'
import { keeperOf } from '../../../kept/place.ts'
import { readAgain } from '../../lookups.ts'
import { useSession } from '../../session/session.tsx'
import type { Named, ResultsStep } from '../../find-and-read/steps.ts'
import type { ProspectForm } from '../../find-and-read/prospect-form.ts'
import type { FlowEvent } from './flow.ts'
import { keepTypedNames, noTypedNames, readTypedNames, type TypedNames } from './typed-names.ts'
import './settle-names.css'

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsure', label: 'Not sure' },
] as const

/** Whether the pages of these results can be read again with names: the built-in reader read all of them, and nothing is under way. */
export function mayReadAgain({ lookupId, savedId, completing, result }: ResultsStep<Named>): boolean {
  const read = result.ledger.pages.filter(({ readOn }) => readOn !== undefined)
  const isByReader = read.length > 0 && read.every(({ readBy }) => readBy === 'rules')
  return lookupId !== undefined && savedId === null && completing === null && isByReader
}

export interface SettleNamesProps {
  step: ResultsStep<ProspectForm>
  dispatch: Dispatch<FlowEvent>
}

/** Asks for the names that decide whose the fees of a page are, and reads the pages again with what is said. */
export function SettleNames({ step, dispatch }: SettleNamesProps) {
  const { user } = useSession()
  const id = useId()
  const keeper = keeperOf(user)
  const { lookupId: readIn } = step
  const [names, setNames] = useState(() => readTypedNames(keeper, readIn))
  const { said, typed } = names
  const newest = useRef(names)
  const change = (changed: Partial<TypedNames>) => {
    newest.current = { ...newest.current, ...changed }
    setNames(newest.current)
    keepTypedNames(keeper, readIn, newest.current)
  }
  const [wrong, setWrong] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [notNamed, setNotNamed] = useState<readonly string[]>([])
  const [reading, setReading] = useState<AbortController>()
  const heading = useRef<HTMLHeadingElement>(null)
  const running = useRef<AbortController>(undefined)
  const isLeft = useRef(false)
  const { certifications, ledger, organization } = step.result
  const asked = certifications.filter(isNameToCheck)
  const isTold = step.answered.some(({ field }) => field === 'name')
  const isUnused = ledger.pages.some(({ factsUnused }) => factsUnused === true)
  const read = async () => {
    const now = [...namesSaid(asked, said), ...namesTyped(typed)]
    const long = now.find(({ text }) => text.length > limits.certificationName || text.length < 2)
    if (now.length === 0) return setWrong('Answer for at least one name, or add one.')
    if (long !== undefined) return setWrong(`A name must have 2 to ${limits.certificationName} characters.`)
    const controller = new AbortController()
    running.current = controller
    setReading(controller)
    change({ isReading: true })
    setWrong(undefined)
    setFailure(undefined)
    try {
      const answered = [...step.answered, ...now]
      const { lookupId, result, notNamed: missing } = await readAgain(readIn ?? '', settledOf(answered), controller.signal)
      const shown = { ...result, certifications: withAnswers(result.certifications, answered, authorNow(user?.username)) }
      dispatch({ type: 'read-again', lookupId, result: shown, answered })
      setNotNamed(missing.filter((name) => !shown.certifications.some((one) => isCalled(one, name))))
      change(noTypedNames)
      heading.current?.focus()
    } catch (error) {
      // Left while it was read, it goes on when somebody comes back.
      if (!isLeft.current) change({ isReading: false })
      if (!controller.signal.aborted) setFailure(failureLine(error))
    } finally {
      setReading(undefined)
    }
  }
  const leaveOut = (name: string) => setNotNamed(notNamed.filter((one) => one !== name))
  const keep = (name: string) => {
    const answered = [...step.answered, named(name, 'keep')]
    dispatch({
      type: 'line-decided',
      certifications: withAnswers(certifications, [named(name, 'keep')], authorNow(user?.username)),
      answered,
    })
    leaveOut(name)
  }

  const goOn = useEffectEvent(() => {
    if (names.isReading && mayReadAgain(step)) void read()
  })
  useEffect(() => {
    isLeft.current = false
    const again = setTimeout(() => goOn(), 0)
    return () => {
      isLeft.current = true
      clearTimeout(again)
      running.current?.abort()
    }
  }, [])
  if (!mayReadAgain(step) || (asked.length === 0 && !isUnused && !isTold)) return null
  return (
    <section className="settle-names" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {asked.length > 0
          ? `Which of these are certifications of ${organization.name}?`
          : `Is a certification of ${organization.name} missing?`}
      </h2>
      <p>
        {asked.length > 0 ? 'The built-in reader is not sure of these names. ' : ''}
        The pages are read again at once, and fees and requirements go to the names you give.
      </p>
      <ul>
        {asked.map((one) => (
          <li key={one.id ?? one.name}>
            <span className="settle-names-name">
              <span dir="auto">{one.name}</span>
              {quoteOf(one) !== undefined && <q dir="auto">{quoteOf(one)}</q>}
            </span>
            <Segmented
              label={`Is ${one.name} one of its certifications?`}
              options={answers}
              value={said[one.name] ?? 'unsure'}
              onChange={(answer) => change({ said: { ...said, [one.name]: answer } })}
            />
          </li>
        ))}
      </ul>
      <TextArea
        label="Names the reader missed"
        optional
        rows={2}
        value={typed}
        error={wrong}
        hint="One per line. You can add a short form in parentheses: Certified Welder (CW)."
        onChange={({ target }) => change({ typed: target.value })}
      />
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {failure} What was shown stays as it was.
        </Notice>
      )}
      <div className="settle-names-actions">
        <Button busy={reading === undefined ? undefined : 'Reading…'} onClick={() => void read()}>
          Read again with these names
        </Button>
        {reading !== undefined && (
          <Button look="quiet" onClick={() => reading.abort()}>
            Cancel
          </Button>
        )}
      </div>
      {notNamed.map((name) => (
        <Notice
          key={name}
          tone="doubt"
          live="polite"
          action={
            <>
              <Button size="small" aria-label={`Keep ${name}`} onClick={() => keep(name)}>
                Keep it
              </Button>
              <Button size="small" look="quiet" aria-label={`Leave out ${name}`} onClick={() => leaveOut(name)}>
                Leave it out
              </Button>
            </>
          }
        >
          No page that was read names “{name}”. If you keep it, it is shown as stated by you, without facts.
        </Notice>
      ))}
    </section>
  )
}

function authorNow(username = ''): Author {
  return { by: username, via: 'editor', at: new Date().toISOString() }
}

function named(name: string, kind: 'state' | 'remove' | 'keep'): AnsweredLine {
  return { certification: name, field: 'name', text: name, decision: { kind } }
}

function namesSaid(asked: readonly Certification[], said: TypedNames['said']): AnsweredLine[] {
  return asked.flatMap(({ name }) => {
    const answer = said[name]
    return answer === 'yes' ? [named(name, 'state')] : answer === 'no' ? [named(name, 'remove')] : []
  })
}

function namesTyped(typed: string): AnsweredLine[] {
  const names = typed.split('\n').map((line) => line.trim())
  return [...new Set(names)].filter((name) => name !== '').map((name) => named(name, 'state'))
}

/** Everything said of names so far; of one said twice, the last word. */
function settledOf(answered: readonly AnsweredLine[]): SettledNames {
  const last = new Map(
    answered.flatMap(({ field, text, decision }) => (field === 'name' ? [[text, decision.kind] as const] : [])),
  )
  const names = [...last]
  return {
    right: names.flatMap(([name, kind]) => (kind === 'remove' ? [] : [name])),
    wrong: names.flatMap(([name, kind]) => (kind === 'remove' ? [name] : [])),
  }
}

/** The words of the page that the name was read from, where they say more than the name. */
function quoteOf({ name, evidence }: Certification): string | undefined {
  const page = evidence?.['/name']?.find((one) => one.kind === 'page')
  return page === undefined || page.quote.trim() === name ? undefined : page.quote
}
