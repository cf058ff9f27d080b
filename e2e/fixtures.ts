import { randomUUID } from 'node:crypto'

import { test as base, expect, type Page } from '@playwright/test'

import { texts, type Lang, type Texts } from './texts.ts'

export interface Member {
  firstName: string
  email: string
  password: string
}

interface Options {
  lang: Lang
  /** Origin of the backend, which has the portal and the card page too. */
  backend: string
}

interface Fixtures {
  /** What pages say in the language of the run. */
  say: Texts
  /** Somebody who has no account yet. */
  newcomer: Member
  /** A member who is signed in on this browser. */
  member: Member
  /** Complaints that this test expects, as patterns. */
  expected: RegExp[]
}

export const test = base.extend<Options & Fixtures>({
  lang: ['en', { option: true }],
  backend: ['', { option: true }],

  say: ({ lang }, use) => use(texts[lang]),

  expected: [[], { option: true }],

  newcomer: async ({}, use) => {
    const id = randomUUID().slice(0, 8)
    await use({ firstName: 'Maha', email: `maha.${id}@example.com`, password: `secret-${id}` })
  },

  member: async ({ page, newcomer, say }, use) => {
    await register(page, newcomer, say)
    await use(newcomer)
  },

  page: async ({ page, lang, expected }, use) => {
    await page.addInitScript((value) => {
      if (!localStorage.getItem('lang')) localStorage.setItem('lang', value)
    }, lang)
    const complaints = watch(page)
    await use(page)
    const unexpected = complaints.filter((line) => !expected.some((pattern) => pattern.test(line)))
    expect(unexpected, 'the page must not complain').toEqual([])
  },
})

/** Collects everything that a browser complains about. */
function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A navigation ends whatever is still under way.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${reason}`)
  })
  return complaints
}

/** Fills in the portal's registration form and sends it. */
export async function fillRegistration(page: Page, member: Member, say: Texts): Promise<void> {
  await page.getByLabel(say.portal.firstName).fill(member.firstName)
  await page.getByLabel(say.portal.lastName).fill('Al Balushi')
  await page.getByLabel(say.portal.email).fill(member.email)
  await page.getByLabel(say.portal.password, { exact: true }).fill(member.password)
  await page.getByRole('button', { name: say.portal.register }).click()
}

/** Registers on the member portal and comes back to the shop signed in. */
export async function register(page: Page, member: Member, say: Texts): Promise<void> {
  await page.goto('/portal/register')
  await fillRegistration(page, member, say)
  await expect(page.getByRole('button', { name: say.logout })).toBeVisible()
}

export { expect }
