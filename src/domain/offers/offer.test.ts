import { expect, test } from 'vitest'
import { choiceWords } from './offer.ts'

test('where no line names an option, the offer says nothing of what pages state', () => {
  expect(choiceWords('pearson', 3)).toBe('You chose it.')
  expect(choiceWords('social', 0)).toBe('You chose it.')
})
