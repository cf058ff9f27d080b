import path from 'node:path'

import type { Page } from '@playwright/test'

import { expect, test as base } from '../support/fixtures.ts'
import { profile } from './mock-data.ts'
import { createMockFixtures, type MockFixtures, type MockWorkerFixtures } from './mock-fixtures.ts'

interface Fixtures {
  /** Folder of the remote's version on the site. */
  folder: string
  /** Signs a member in and returns the token. */
  token: string
  /** Opens a path of the remote. */
  open: (path: string) => Promise<void>
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const mocked = base.extend<MockFixtures, MockWorkerFixtures>(
  createMockFixtures(process.env.STANDALONE_BACKEND),
)

export const test = mocked.extend<Fixtures>({
  folder: async ({}, use, { file }) => {
    const folders = JSON.parse(process.env.STANDALONE_FOLDERS ?? '{}') as Record<string, string>
    // mfe-NAME/e2e/standalone.spec.ts
    const name = path.basename(path.resolve(file, '../..'))
    const folder = folders[name]
    if (!folder)
      throw new Error(`${name} is not served: run it with npm run e2e:standalone -- ${name}`)
    await use(folder)
  },

  token: async ({ page }, use) => {
    const token = `${encode({ alg: 'none' })}.${encode({ ...profile })}.unsigned`
    await page.addInitScript((value) => localStorage.setItem('token_link_dashboard', value), token)
    await use(token)
  },

  open: async ({ page, folder, mockBackend: _ }, use) => {
    await use(async (path) => {
      await page.goto(folder + path.replace(/^\//, ''))
    })
  },
})

/** Expects the placeholder of a page that another remote owns. */
export async function expectForeignRoute(page: Page, path: string): Promise<void> {
  const heading = /This page belongs to another team|هذه الصفحة تابعة لفريق آخر/
  await expect(page.getByText(heading)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(path)
}

/** Overrides that simulate backend failures. */
export const failures = {
  broken: { status: 500, body: { message: 'The shelves fell over' } },
  slow: { delay: 1_500 },
  noResults: {
    body: {
      results: [],
      paginate: { currentPage: 1, totalPage: 0, totalCount: 0, currentLimit: 10 },
    },
  },
}

export { expectPassingText } from '../support/shopping.ts'
export { expectThemePersisted } from './expect-theme.ts'
export { languages } from './mock-fixtures.ts'
export { expect }
