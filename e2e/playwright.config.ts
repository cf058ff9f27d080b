import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS, findBrowser } from 'tools/browser.ts'
import { findOldestChromium } from 'tools/oldest-chromium.ts'

import * as viewports from './support/viewports.ts'

const browser = findBrowser()
const site = process.env.E2E_SITE ?? 'http://localhost:3210'
const backend = process.env.E2E_BACKEND ?? 'http://localhost:4210'

// The processes that run the tests read the configuration again, and find the folder in the environment.
const dataDir = (process.env.E2E_DATA_DIR ??= process.env.E2E_SITE
  ? path.resolve(import.meta.dirname, '../.data')
  : mkdtempSync(path.join(tmpdir(), 'shop-e2e-')))

const oldest = findOldestChromium()

const desktop = { viewport: viewports.desktop }
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
const phone = { ...pixel, viewport: viewports.phone }

/** Specs that run in both languages and on both devices; the rest runs on a desktop in English. */
const everywhere = /everywhere\/.*\.spec\.ts/
/** Specs that run in both languages, and check what a page looks like on the other device by its width. */
const accessibility = /accessibility\/.*\.spec\.ts/
/** Standalone tests have a configuration of their own. */
const standalone = /standalone\/.*\.spec\.ts/
/** Specs that bring a browser of their own. */
const engines = /engines\/.*\.spec\.ts/
/** Specs that build, release and check, the longest of all. */
const releasing = /(new-remote|release|browser-check)\.spec\.ts/

export default defineConfig<{ lang: 'en' | 'ar'; backend: string; dataDir: string }>({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // One more than the cores that it takes: pages wait for servers, and for the network to be quiet.
  workers: 3,
  // What tests wait for stays once it is there: these limits only end what would never come, on the slowest machine.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    // Below the limit of a test, so that the message names the line that waited.
    actionTimeout: 120_000,
    baseURL: site,
    backend,
    dataDir,
    // A trace costs a sixth of the time: ask for it where a test fails, with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
  // In this order: the longest tests first, so that no worker is left with one at the end.
  projects: [
    { name: 'releasing', testMatch: releasing, use: { ...desktop, lang: 'en' } },
    { name: 'desktop en', testMatch: [everywhere, accessibility], use: { ...desktop, lang: 'en' } },
    { name: 'phone ar', testMatch: [everywhere, accessibility], use: { ...phone, lang: 'ar' } },
    { name: 'desktop ar', testMatch: everywhere, use: { ...desktop, lang: 'ar' } },
    { name: 'phone en', testMatch: everywhere, use: { ...phone, lang: 'en' } },
    ...(oldest === undefined
      ? []
      : [
          {
            name: 'oldest chromium',
            testMatch: everywhere,
            use: {
              ...phone,
              lang: 'ar' as const,
              launchOptions: { executablePath: oldest, args: CHROMIUM_FLAGS },
            },
          },
        ]),
    { name: 'engines', testMatch: engines, use: desktop },
    {
      name: 'shop',
      testIgnore: [releasing, everywhere, accessibility, engines, standalone],
      use: { ...desktop, lang: 'en' },
    },
  ],
  ...(process.env.E2E_SITE
    ? {}
    : {
        webServer: {
          command: 'node tools/run.js start',
          cwd: path.resolve(import.meta.dirname, '..'),
          url: site,
          timeout: 600_000,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
          env: {
            PORT: new URL(site).port,
            BACKEND_PORT: new URL(backend).port,
            DATA_DIR: dataDir,
            RATE_LIMITS: 'off',
            // Pages come rendered, however slow the machine.
            RENDER_BUDGET_MS: '5000',
          },
        },
      }),
})
