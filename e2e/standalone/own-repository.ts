import { expect, test as base } from '@playwright/test'

import { MockBackend } from './mock-backend.ts'

interface Fixtures {
  lang: 'en' | 'ar'
  mockBackend: MockBackend
}

/** For a remote in a repository of its own: the mock of the backend, and the language of the page. */
export const test = base.extend<Fixtures, { backend: MockBackend }>({
  lang: ['en', { option: true }],

  backend: [
    async ({}, use) => {
      const backend = new MockBackend(process.env.BACKEND ?? 'http://localhost:4391')
      await backend.start()
      await use(backend)
      await backend.stop()
    },
    { scope: 'worker' },
  ],

  mockBackend: async ({ backend }, use) => {
    backend.reset()
    await use(backend)
  },

  page: async ({ page, lang, mockBackend: _ }, use) => {
    await page.addInitScript((value) => {
      if (!localStorage.getItem('lang')) localStorage.setItem('lang', value)
    }, lang)
    await use(page)
  },
})

export const languages = ['en', 'ar'] as const
export { expect }
