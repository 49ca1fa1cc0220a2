import { describe, expect, it } from 'vitest'
import { itemsOf, withoutPasted, withPasted } from './pasted-lines.ts'

describe('a list that is pasted into a line', () => {
  it.each([
    ['First item\nSecond item\n• Third item', ['First item', 'Second item', 'Third item']],
    ['\t1. First\r\n\t2) Second\r\n\r\n', ['First', 'Second']],
    ['• First • Second ▪ Third', ['First', 'Second', 'Third']],
    ['- a degree\n– 3 years', ['a degree', '3 years']],
    ['• Third item', ['Third item']],
    ['3. of the year', ['3. of the year']],
    ['US$405 – for members', ['US$405 – for members']],
    [' \n ', []],
  ])('%j', (pasted, items) => expect(itemsOf(pasted)).toEqual(items))

  const lines = [
    { key: 'a', text: 'A degree' },
    { key: 'b', text: 'or so' },
  ]
  let made = 0
  const newKey = () => `new-${(made += 1)}`

  it('makes a line of each item, around what was selected', () => {
    const after = withPasted(lines, { index: 1, start: 0, end: 2 }, '• One\n• Two', newKey)
    expect(after?.map(({ text }) => text)).toEqual(['A degree', 'One', 'Two so'])
    expect(after?.slice(0, 2).map(({ key }) => key)).toEqual(['a', 'b'])
  })

  it('leaves one line, and what has no room, to the field', () => {
    expect(withPasted(lines, { index: 0, start: 0, end: 0 }, 'One', newKey)).toBeUndefined()
    expect(withPasted(lines, { index: 0, start: 0, end: 0 }, 'x\n'.repeat(101), newKey)).toBeUndefined()
  })

  it('is taken back without what was typed since', () => {
    const after = withPasted(lines, { index: 1, start: 5, end: 5 }, '\nOne\nTwo', newKey) ?? []
    expect(after.map(({ text }) => text)).toEqual(['A degree', 'or soOne', 'Two'])
    expect(withoutPasted(after, lines, after)).toEqual(lines)
    const typed = after.map((line) => (line.text === 'Two' ? { ...line, text: 'Two more' } : line))
    expect(withoutPasted(typed, lines, after).map(({ text }) => text)).toEqual(['A degree', 'or so', 'Two more'])
  })
})
