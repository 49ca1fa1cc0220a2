import { expect, it } from 'vitest'
import { startTrialPage } from './start-trial.ts'

it('leads to the share page of a prospect, and to sign-in without one', () => {
  expect(startTrialPage('9f3KqT0vYb7mWz2LxR5sNa')).toBe('/share/9f3KqT0vYb7mWz2LxR5sNa')
  expect(startTrialPage('default')).toBe('/auth')
})
