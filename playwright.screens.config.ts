import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The pictures of every screen, see test/screens. */
export default defineConfig({ ...journeys, testDir: 'test/screens', timeout: 180_000 })
