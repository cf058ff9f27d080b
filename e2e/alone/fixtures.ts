import type { Page } from '@playwright/test'

import { test as base, expect } from '../fixtures.ts'
import { profile } from './backend-data.ts'
import { BackendDouble } from './backend-double.ts'

interface Fixtures {
  /** The remote's folder on the site, which its pages are below. */
  folder: string
  double: BackendDouble
  /** The token of a member who is signed in. */
  token: string
  /** How the page opens a path of the remote. */
  open: (path: string) => Promise<void>
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const test = base.extend<Fixtures, { shared: BackendDouble }>({
  shared: [
    async ({}, use) => {
      const double = new BackendDouble(process.env.ALONE_BACKEND ?? 'http://localhost:4391')
      await double.start()
      await use(double)
      await double.stop()
    },
    { scope: 'worker' },
  ],

  double: async ({ shared }, use) => {
    shared.reset()
    await use(shared)
  },

  folder: async ({}, use, { file }) => {
    const folders = JSON.parse(process.env.ALONE_FOLDERS ?? '{}') as Record<string, string>
    const [name = ''] = file.split(/[\\/]/).at(-1)?.split('.') ?? []
    const folder = folders[name]
    if (!folder) throw new Error(`${name} is not served: run it with npm run e2e:alone -- ${name}`)
    await use(folder)
  },

  token: async ({ page }, use) => {
    const token = `${encode({ alg: 'none' })}.${encode({ ...profile })}.unsigned`
    await page.addInitScript((value) => localStorage.setItem('token_link_dashboard', value), token)
    await use(token)
  },

  open: async ({ page, folder, double: _ }, use) => {
    await use(async (path) => {
      await page.goto(folder + path.replace(/^\//, ''))
    })
  },
})

/** A link that leads out of the remote says where it would lead, instead of leading nowhere. */
export async function expectOutside(page: Page, path: string): Promise<void> {
  const heading = /This page belongs to another team|هذه الصفحة يملكها فريق آخر/
  await expect(page.getByText(heading)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(path)
}

/** The stand-in's theme control changes the page, and a reload keeps it. */
export async function expectThemeKept(page: Page): Promise<void> {
  const root = page.locator('html')
  const before = (await root.getAttribute('class')) ?? ''
  await page.getByRole('button', { name: /^(Change theme|تغيير المظهر)$/ }).click()
  await expect(root).not.toHaveClass(before)
  const after = (await root.getAttribute('class')) ?? ''
  await page.reload()
  await expect(root).toHaveClass(after)
}

/** How each failure of a backend looks to a page, and what the double does for it. */
export const failure = {
  broken: { status: 500, body: { message: 'The shelves fell over' } },
  slow: { delay: 1_500 },
  noResults: {
    body: {
      results: [],
      paginate: { currentPage: 1, totalPage: 0, totalCount: 0, currentLimit: 10 },
    },
  },
}

export const languages = ['en', 'ar'] as const
export { expect }
