import { describe, expect, it } from 'vitest'
import { quotePieces } from './quote-pieces.ts'

const plain = { before: '', after: '', marks: [] }

describe('quotePieces', () => {
  it('splits a sentence at its matched words, with what stands around it', () => {
    const quote = 'candidates must have a minimum of five years cumulative experience'
    const from = quote.indexOf('five years')
    expect(quotePieces({ quote, before: 'To qualify,', after: 'of the current outline.', marks: [[from, from + 10]] })).toEqual([
      { kind: 'context', text: 'To qualify, ' },
      { kind: 'quote', text: 'candidates must have a minimum of ' },
      { kind: 'match', text: 'five years' },
      { kind: 'quote', text: ' cumulative experience' },
      { kind: 'context', text: ' of the current outline.' },
    ])
  })

  it('adds no space where there is one, nor before a full stop', () => {
    expect(
      quotePieces({ ...plain, quote: 'three years', before: 'Valid for ', after: '. Renew.' }).map(({ text }) => text),
    ).toEqual(['Valid for ', 'three years', '. Renew.'])
  })

  it('sorts and joins marks, and cuts what lies outside', () => {
    const marks: [number, number][] = [
      [8, 99],
      [0, 3],
      [2, 5],
      [7, 7],
    ]
    expect(quotePieces({ ...plain, quote: 'abcdefghij', marks })).toEqual([
      { kind: 'match', text: 'abcde' },
      { kind: 'quote', text: 'fgh' },
      { kind: 'match', text: 'ij' },
    ])
  })

  it('shows a quote without marks whole', () => {
    expect(quotePieces({ ...plain, quote: 'US$749' })).toEqual([{ kind: 'quote', text: 'US$749' }])
  })

  it('loses no letter of the quote, wherever the marks lie', () => {
    const quote = 'Members must earn 120 CPE credits.'
    for (let from = -2; from < quote.length + 2; from += 3) {
      const pieces = quotePieces({
        ...plain,
        quote,
        marks: [
          [from, from + 7],
          [from + 4, from + 9],
        ],
      })
      expect(pieces.map(({ text }) => text).join('')).toBe(quote)
    }
  })
})
