import { randomUUID } from 'node:crypto'

import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'

import { type Lang, type Texts, texts } from './texts.ts'

/** The key of the token in local storage, and its parameter in the address that the portal leads back to. */
const TOKEN = 'token_link_dashboard'

const LAST_NAME = 'Al Balushi'

export interface Member {
  firstName: string
  email: string
  password: string
}

interface Options {
  lang: Lang
  /** Origin of the backend, the member portal and the card page. */
  backend: string
  /** Data folder of the backend, where its outbox is. */
  dataDir: string
}

interface Fixtures {
  /** Texts of the pages in the language of the test. */
  text: Texts
  /** A visitor without an account. */
  newVisitor: Member
  /** A registered member who is signed in in the shop and on the portal; no page is open yet. */
  member: Member & { token: string }
  /** Patterns of console errors that the test expects. */
  expected: RegExp[]
}

export const test = base.extend<Options & Fixtures>({
  lang: ['en', { option: true }],
  backend: ['', { option: true }],
  dataDir: ['', { option: true }],

  text: ({ lang }, use) => use(texts[lang]),

  expected: [[], { option: true }],

  newVisitor: async ({}, use) => {
    const id = randomUUID().slice(0, 8)
    // Too long for one line on a phone.
    const email = `maha.al.balushi.${id}@example.com`
    await use({ firstName: 'Maha', email, password: `secret-${id}` })
  },

  member: async ({ page, newVisitor, backend, baseURL }, use) => {
    const token = await signUp(page.context(), newVisitor, backend, baseURL ?? '')
    await use({ ...newVisitor, token })
  },

  page: async ({ page, lang, expected, baseURL }, use) => {
    // As after the first visit: the server knows the language.
    await page.context().addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }])
    await page.addInitScript((value) => {
      // The frame of a map may not use storage.
      if (window.top !== window) return
      if (!localStorage.getItem('lang')) localStorage.setItem('lang', value)
    }, lang)
    const complaints = collectErrors(page)
    await use(page)
    const unexpected = complaints.filter((line) => !expected.some((pattern) => pattern.test(line)))
    await stopRoutes(page.context())
    expect(unexpected, 'unexpected errors of the page').toEqual([])
  },
})

/** A handler of a route may still be at work when its test has ended; what then fails in it is no failure of the test. */
async function stopRoutes(context: BrowserContext): Promise<void> {
  for (const each of [context, ...context.pages()]) {
    await each.unrouteAll({ behavior: 'ignoreErrors' })
  }
}

/** Chromium 109 knows the attribute as an experiment, which it warns of as an error. */
const EXPERIMENT = "Found a 'popover' attribute."

function collectErrors(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().startsWith(EXPERIMENT)) return
    complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A navigation aborts pending requests.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${reason}`)
  })
  return complaints
}

export async function fillRegistration(page: Page, member: Member, text: Texts): Promise<void> {
  await page.getByLabel(text.portal.firstName).fill(member.firstName)
  await page.getByLabel(text.portal.lastName).fill(LAST_NAME)
  await page.getByLabel(text.portal.email).fill(member.email)
  await page.getByLabel(text.portal.password, { exact: true }).fill(member.password)
  await page.getByRole('button', { name: text.portal.register }).click()
}

export async function fillLogin(
  page: Page,
  { email, password }: Pick<Member, 'email' | 'password'>,
  text: Texts,
): Promise<void> {
  await page.getByLabel(text.portal.email).fill(email)
  await page.getByLabel(text.portal.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: text.portal.login }).click()
}

/**
 * Registers without a page: what the portal's form sends, and what the shop stores.
 * @returns the token
 */
export async function signUp(
  context: BrowserContext,
  member: Member,
  backend: string,
  site: string,
): Promise<string> {
  const action = `${backend}/portal/register`
  const html = await (await context.request.get(action)).text()
  const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const form = { ...member, lastName: LAST_NAME, csrf, returnTo: `${site}/` }
  const response = await context.request.post(action, { form, maxRedirects: 0 })
  expect(response.status(), await response.text()).toBe(303)
  const token = new URL(response.headers().location ?? '').searchParams.get(TOKEN) ?? ''
  const { cookies } = await context.storageState()
  const origins = [{ origin: site, localStorage: [{ name: TOKEN, value: token }] }]
  await context.setStorageState({ cookies, origins })
  return token
}

/** Registers on the member portal and returns to the shop signed in. */
export async function register(page: Page, member: Member, text: Texts): Promise<void> {
  await page.goto('/portal/register')
  await fillRegistration(page, member, text)
  await expect(page.getByRole('button', { name: text.logout })).toBeVisible()
}

export { expect }
