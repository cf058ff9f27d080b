import { defineConfig } from '@playwright/test'

import shop from '../playwright.config.ts'

const { webServer: _, projects: __, ...common } = shop

/** Each remote by itself; `npm run e2e:alone` serves them and says where. */
export default defineConfig(common, {
  testDir: '.',
  outputDir: '../../test-results/alone',
  // The site names one backend, and so one double.
  workers: 1,
  timeout: 20_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/alone.json' }]],
  use: { baseURL: process.env.ALONE_SITE ?? 'http://localhost:3390' },
  projects: [{ name: 'alone', use: { viewport: { width: 1440, height: 900 } } }],
})
