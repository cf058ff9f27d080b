import type { Page } from '@playwright/test'

import { modify } from './support/faults.ts'
import { expect, fillLogin, fillRegistration, register, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { expectPassingText, untilHydrated } from './support/shopping.ts'
import { texts } from './support/texts.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const forged = (claims: object) => `${encode({ alg: 'none' })}.${encode(claims)}.x`

const readToken = (page: Page) =>
  page.evaluate(() => localStorage.getItem('token_link_dashboard') ?? '')

test.describe('a link with a token', () => {
  test.use({ expected: [/status of 401/] })

  test('leaves no trace of it, and signs nobody in whom the server does not know', async ({
    page,
  }) => {
    const referers: string[] = []
    page.on('request', (request) => referers.push(request.headers().referer ?? ''))
    await expectPassingText(page, 'This log-in link no longer works.', () =>
      page.goto(`/shop?token_link_dashboard=${forged({ _id: 'me' })}&keep=1`),
    )
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
    await expect(page).toHaveURL(/\/shop\?keep=1$/)
    const entries = await page.evaluate(() => [
      ...performance.getEntries().map(({ name }) => name),
      ...Object.values(sessionStorage).map(String),
    ])
    expect(
      [...entries, ...referers].filter((text) => text.includes(encode({ _id: 'me' }))),
    ).toEqual([])
  })

  test('does not replace the token of the same member by a forged one', async ({
    page,
    member,
    text,
  }) => {
    const { token } = member
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      _id: string
    }
    const verified = page.waitForResponse(/users\/profile/)
    await page.goto(`/shop?token_link_dashboard=${forged({ ...claims, firstName: 'Eve' })}`)
    await verified
    await expect(page.getByRole('link', { name: member.firstName }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: text.logout })).toBeVisible()
    expect(await readToken(page)).toBe(token)
  })
})

test(
  'nobody is signed in by a link without consent',
  { tag: '@smoke' },
  async ({ member, text, browser }) => {
    const { token } = member
    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(`/shop?token_link_dashboard=${token}`)
    const dialog = other.getByRole('dialog', { name: 'Log in with this link?' })
    await expect(dialog).toContainText(member.firstName)
    expect(await readToken(other)).toBe('')
    await dialog.getByRole('button', { name: 'Stay logged out' }).click()
    await expect(dialog).toBeHidden()
    await register(other, { ...member, firstName: 'Salim', email: `other.${member.email}` }, text)
    const own = await readToken(other)
    await other.goto(`/shop?token_link_dashboard=${token}`)
    const question = other.getByRole('dialog', { name: 'Continue as another member?' })
    await expect(question).toContainText(member.firstName)
    await question.getByRole('button', { name: 'Stay logged in' }).click()
    await expect(question).toBeHidden()
    expect(await readToken(other)).toBe(own)
    await context.close()
  },
)

test.describe('with a clock that is a week ahead', () => {
  test('a fresh session lasts', async ({ page, newVisitor, text }) => {
    await page.clock.setSystemTime(Date.now() + 8 * 86_400_000)
    await register(page, newVisitor, text)
    await page.reload()
    await expect(page.getByRole('button', { name: text.logout })).toBeVisible()
  })
})

test(
  'the checkout asks a visitor to log in, and comes back to it',
  { tag: '@smoke' },
  async ({ page, newVisitor, text }) => {
    await page.goto('/shop-checkout')
    await expect(page).toHaveURL(/\/portal\/login\?/)
    await page.getByRole('link', { name: text.portal.register }).click()
    await fillRegistration(page, newVisitor, text)
    await expect(page).toHaveURL(/\/shop-checkout$/)
    await expect(page.getByRole('heading', { name: text.checkout, level: 1 })).toBeVisible()
  },
)

test('a visitor sees nothing of the checkout on the way to the log-in, also if the server was late', async ({
  page,
  text,
}) => {
  // As the server sends it when it has rendered nothing.
  await page.route('**/shop-checkout', (route) =>
    modify(route, (html) =>
      html
        .replace(/ data-rendered-\w+="[^"]*"/g, '')
        .replace(
          /<div id="root">.*?<script type="application\/json" id="page-data">.*?<\/script>/s,
          '<div id="root"></div>',
        ),
    ),
  )
  const release = await hold(page, /mfe-checkout\/.*remoteEntry/)
  await page.goto('/shop-checkout', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(main.locator('[role=status]')).toBeAttached()
  expect(await main.innerText()).toBe('')
  await release()
  await expect(page).toHaveURL(/\/portal\/login\?/)
  await expect(page.getByRole('button', { name: text.portal.login })).toBeVisible()
})

test(
  'logging out ends the session here, on the server and on the portal',
  { tag: '@smoke' },
  async ({ page, member, text, backend }) => {
    const { token } = member
    await page.goto('/')
    await page.getByRole('button', { name: text.logout }).click()
    await expect(page).toHaveURL(/\/portal\/login/)
    await page.goto('/')
    await untilHydrated(page)
    await expect(page.getByRole('button', { name: text.logout })).toBeHidden()
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    const { _id } = JSON.parse(claims) as { _id: string }
    const answer = await page.request.get(`${backend}/api/v1.0/users/profile/${_id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status(), `${member.email}'s old token`).toBe(401)
  },
)

test('logging out keeps the language, and logging in again leads back to the shop', async ({
  page,
  member,
}) => {
  const text = texts.ar
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('lang', 'ar'))
  await page.reload()
  await page.getByRole('button', { name: text.logout }).click()
  await expect(page).toHaveURL(/\/portal\/login/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await fillLogin(page, member, text)
  await expect(page.getByRole('button', { name: text.logout })).toBeVisible()
})

test('a page that starts while another tab chooses Arabic is rendered in it', async ({ page }) => {
  const release = await hold(page, /\/shell\/.*\/main\..*js/)
  await page.goto('/faqs', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('lang', 'ar'))
  await release()
  await expect(page.getByRole('navigation', { name: 'القائمة الرئيسية' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test.describe('a refused token', () => {
  test.use({ expected: [/status of 401/] })

  test('is dropped and leads to the login, which says so and leads back', async ({
    page,
    newVisitor,
    text,
  }) => {
    await page.goto('/faqs')
    await untilHydrated(page)
    await page.evaluate(
      (value) => localStorage.setItem('token_link_dashboard', value),
      forged({ _id: 'nobody' }),
    )
    await page.goto('/shop-checkout')
    await expect(page).toHaveURL(/\/portal\/login\?/)
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await page.getByRole('link', { name: text.portal.register }).click()
    await fillRegistration(page, newVisitor, text)
    await expect(page).toHaveURL(/\/shop-checkout$/)
    await expect(page.getByRole('button', { name: text.logout })).toBeVisible()
  })
})
