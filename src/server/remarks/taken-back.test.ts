import { calls } from '#contract/calls.ts'
import { eventWords } from '#domain/events/event-words.ts'
import { expect, test } from 'vitest'
import { certifiedWelder } from '../../../test/samples.ts'
import { openWelderLink } from '../../../test/welder-link.ts'

const [line = ''] = certifiedWelder.fees

test('what was called right by a slip is taken back by whoever said so, and the owner is told', async () => {
  const { app, dana, id, params, say, remarks, idNow } = await openWelderLink()
  const said = { kind: 'right', certification: await idNow(), field: 'fees', line } as const
  const { body } = await say(said)
  const remarkId = String(Object(body)['remarkId'])
  expect((await say(said)).body, 'another reader has nothing of theirs to take back').toEqual({ status: 'noted' })
  await app.anonymous().call(calls.takeBackRemark, { params: { ...params, remarkId } })
  await app.anonymous().call(calls.takeBackRemark, { params: { ...params, remarkId } })
  expect(await remarks()).toEqual([])
  const { events } = await dana.call(calls.listProspectEvents, { params: { id } })
  expect(events.slice(0, 2).map(({ what }) => eventWords(what).detail)).toEqual([`Taken back: right: ${line}`, `Right: ${line}`])
})

test('a correction is not taken back by the way of a confirmation', async () => {
  const { app, params, say, remarks, setMode } = await openWelderLink()
  await setMode('suggest')
  await say({ kind: 'missing', text: 'Certified Riveter' })
  const remarkId = (await remarks())[0]?.id ?? ''
  await app.anonymous().call(calls.takeBackRemark, { params: { ...params, remarkId } })
  expect(await remarks()).toHaveLength(1)
})

test('one line is confirmed under twenty names at most, and an email tells equal confirmations as one', async () => {
  const { app, say, remarks, idNow } = await openWelderLink()
  const said = { kind: 'right', certification: await idNow(), field: 'fees', line } as const
  for (let n = 0; n < 25; n += 1) await say({ ...said, by: `n${n}` })
  expect(await remarks()).toHaveLength(20)
  // The first goes out at once; the others wait for the hour to end.
  const letters = await app.context.db.selectFrom('edit_notices').select('edits').orderBy('due_at').execute()
  expect(letters.map(({ edits }) => edits.length)).toEqual([1, 1])
  expect(letters[1]?.edits[0]).toMatchObject({ sentence: `‘${line}’ (${certifiedWelder.name}) was confirmed 19 times.` })
})
