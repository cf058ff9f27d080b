import { test as base } from '@playwright/test'

import { createMockFixtures, type MockFixtures, type MockWorkerFixtures } from './mock-fixtures.ts'

/** For a remote in a repository of its own: the mock of the backend, and the language of the page. */
export const test = base
  .extend<MockFixtures, MockWorkerFixtures>(createMockFixtures(process.env.BACKEND))
  .extend<{ lang: 'en' | 'ar' }>({
    lang: ['en', { option: true }],

    page: async ({ page, lang, mockBackend: _ }, use) => {
      await page.addInitScript((value) => {
        if (!localStorage.getItem('lang')) localStorage.setItem('lang', value)
      }, lang)
      await use(page)
    },
  })

export { expectThemePersisted } from './expect-theme.ts'
export { languages } from './mock-fixtures.ts'
export { expect } from '@playwright/test'
