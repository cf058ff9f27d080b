import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { type Browser, expect, type Page, test } from '@playwright/test'
import type { OutsideRepository } from 'tools/new-remote/outside-repository.ts'
import type { ProductionShop } from 'tools/production/production-shop.ts'
import { stopProgram } from 'tools/shop/spawn-program.ts'

import { fillLogin, fillRegistration } from './fixtures.ts'
import { title } from './tabs.ts'
import { texts } from './texts.ts'

/** What the generated remote has become. */
export const developed = {
  remote: 'mfe-loyalty',
  path: '/loyalty',
  heading: 'Loyalty, edited',
  /** Declared by it. */
  origin: 'https://tiles.example',
}

const PORT = 3397
const local = `http://localhost:${PORT}`
const text = texts.en

/** Registers a member in a browser of its own. */
async function register(
  browser: Browser,
  { site }: ProductionShop,
): Promise<{ email: string; password: string }> {
  const member = { firstName: 'Maha', email: `${randomUUID()}@example.com`, password: randomUUID() }
  const context = await browser.newContext({ baseURL: site, ignoreHTTPSErrors: true })
  await context.addCookies([{ name: 'lang', value: 'en', url: site }])
  const page = await context.newPage()
  await page.goto('/portal/register')
  await fillRegistration(page, member, text)
  await expect(page.getByRole('button', { name: text.logout })).toBeVisible()
  await context.close()
  return member
}

/** Posts from a page. @returns the status and the body of the response */
const post = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const response = await fetch(url, { method: 'POST' })
    return [response.status, await response.text()] as const
  }, address)

/** Shows the remote of a repository from source in a shop elsewhere, changes it, and logs in. The shop stays as it is. */
export async function expectDevelopedInShop(
  browser: Browser,
  shop: ProductionShop,
  { folder, start }: OutsideRepository,
): Promise<void> {
  const startInShop = (...options: string[]) =>
    start(['--port', String(PORT), '--shop', shop.site, ...options], shop.clientEnv)
  const context = await browser.newContext({ baseURL: local })
  await context.addCookies([{ name: 'lang', value: 'en', url: local }])
  const page = await context.newPage()
  const away: string[] = []
  page.on('request', (request) => {
    if (!/^(?:http:\/\/localhost|data:|blob:)/.test(request.url())) away.push(request.url())
  })
  let program = await startInShop()
  try {
    await test.step('its page is shown in the shop, and takes in a change', async () => {
      await page.goto(developed.path)
      await expect(title(page, 'Loyalty')).toBeVisible()
      await expect(page.getByText(`everything else from ${shop.site} · reading only`)).toBeVisible()
      const file = path.join(folder, 'src/messages/en.json')
      const before = await readFile(file, 'utf8')
      await writeFile(file, before.replaceAll('"Loyalty"', `"${developed.heading}"`))
      await expect(title(page, developed.heading)).toBeVisible()
    })

    await test.step('an origin that it declares is open', async () => {
      const file = path.join(folder, 'src/pages.json')
      const pages = JSON.parse(await readFile(file, 'utf8')) as object
      const touches = { origins: { connect: [developed.origin] } }
      await writeFile(file, JSON.stringify({ ...pages, touches }))
      const readPolicy = async () =>
        (await context.request.get(developed.path)).headers()['content-security-policy']
      await expect.poll(readPolicy).toContain(developed.origin)
    })

    await test.step('a member logs in, and comes back', async () => {
      const member = await register(browser, shop)
      const bar = page.getByRole('banner')
      await bar.getByRole('link', { name: text.portal.login }).click()
      await fillLogin(page, member, text)
      await expect(title(page, developed.heading)).toBeVisible()
      await expect(bar.getByRole('button', { name: text.logout })).toBeVisible()
    })

    const forms = `/__shop/${shop.api.replace('://', '/')}/api/v1.0/forms`
    const [status, body] = await post(page, forms)
    expect(status).toBe(403)
    expect(body).toContain('--write')

    await test.step('with --write, the shop itself decides', async () => {
      await stopProgram(program)
      program = await startInShop('--write')
      await page.goto(developed.path)
      await expect(page.getByText('changes go to the shop')).toBeVisible()
      expect((await post(page, forms))[0]).toBe(400)
    })
    expect(away).toEqual([])
  } finally {
    await context.close()
    await stopProgram(program)
  }
}
