import path from 'node:path'

import { defineConfig } from '@playwright/test'

import site from '../playwright.config.ts'

const { webServer: _, projects: __, ...common } = site

/** Each remote alone; `npm run e2e:standalone` serves the remotes and passes their addresses. */
export default defineConfig(common, {
  testDir: path.resolve(import.meta.dirname, '../..'),
  testMatch: 'mfe-*/e2e/*.spec.ts',
  outputDir: '../../test-results/standalone',
  // The tests share one mock backend.
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../test-results/standalone.json' }]],
  use: { baseURL: process.env.STANDALONE_SITE ?? 'http://localhost:3390' },
  projects: [{ name: 'standalone', use: { viewport: { width: 1440, height: 900 } } }],
})
