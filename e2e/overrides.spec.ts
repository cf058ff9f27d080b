import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { type HostileServer, startHostileServer } from './support/hostile-server.ts'
import { serveVersion } from './support/serve-version.ts'
import { untilHydrated } from './support/shopping.ts'
import { title } from './support/tabs.ts'

const VERSION = '9.9.9-tried'
const badge = (page: Page) => page.getByRole('button', { name: '1 release overridden' })

test.describe('another version by ?mf=', () => {
  test.beforeEach(async ({ context }) => {
    await serveVersion(context, 'mfe-agents', VERSION, { '"Agents"': '"Agents tried"' })
  })

  test('runs in this tab alone, which says so on every page, until one click', async ({
    page,
    context,
    text,
  }) => {
    await page.goto(`/agents?mf=mfe-agents@${VERSION}`)
    await expect(title(page, 'Agents tried')).toBeVisible()
    await expect(page).toHaveURL(/\/agents$/)
    await expect(badge(page)).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: text.shop, exact: true }).click()
    await expect(title(page, 'Shop')).toBeVisible()
    await expect(badge(page)).toBeVisible()
    for (const address of ['/shop-cart', '/contact', '/agents']) {
      await page.goto(address)
      await expect(badge(page)).toBeVisible()
    }
    await expect(title(page, 'Agents tried')).toBeVisible()

    const other = await context.newPage()
    await other.goto('/agents')
    await untilHydrated(other)
    await expect(title(other, 'Agents')).toBeVisible()
    await expect(badge(other)).toBeHidden()

    await badge(page).click()
    await page.getByRole('button', { name: 'Reset all' }).click()
    await expect(title(page, 'Agents')).toBeVisible()
    await untilHydrated(page)
    await expect(title(page, 'Agents')).toBeVisible()
    await expect(badge(page)).toBeHidden()
  })
})

test.describe('scripts of a hostile server', () => {
  test.use({ expected: [/./] })
  let evil: HostileServer
  test.beforeAll(async () => {
    evil = await startHostileServer('mfe-agents', ['/agents'])
  })
  test.afterAll(() => evil.stop())

  /** Expects the shop to work and no script of the hostile server to have run. */
  async function expectShopToWork(page: Page): Promise<void> {
    await untilHydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
    await expect(title(page, 'Shop')).toBeVisible()
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
    expect(evil.scripts).toEqual([])
  }

  test('are not run by an address in the query string', async ({ page }) => {
    for (const override of [
      evil.origin,
      `${evil.origin}/`,
      evil.origin.replace('//', '//localhost@'),
      `${new URL(evil.origin).origin}/mfe-agents/1.0.0`,
      `//${new URL(evil.origin).host}`,
      `..//${new URL(evil.origin).host}/`,
    ]) {
      await page.goto(`/agents?mf=mfe-agents@${encodeURIComponent(override)}`)
      await expect(title(page, 'Agents')).toBeVisible()
      await expectShopToWork(page)
    }
  })

  test("are not run by an address in the tab's storage", async ({ page }) => {
    await page.addInitScript(
      (value) => sessionStorage.setItem('overrides', value),
      `mfe-agents@${evil.origin}`,
    )
    await page.goto('/agents')
    await expect(title(page, 'Agents')).toBeVisible()
    await expectShopToWork(page)
  })

  test('are not run by a discovery file', async ({ page, text }) => {
    await page.route('/discovery.json', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({
        response,
        body: text.replaceAll('"/mfe-agents/', `"${evil.origin}/mfe-agents/`),
      })
    })
    await page.goto('/agents')
    await expect(page.getByRole('main').getByRole('button', { name: text.tryAgain })).toBeVisible()
    await expectShopToWork(page)
  })

  test('are not run by a remote that says its entry is elsewhere', async ({ page }) => {
    await page.route('/mfe-agents/9.9.9/remote.json', async (route) => {
      await route.fulfill({ json: { ...evil.manifest, entry: `${evil.origin}/remoteEntry.js` } })
    })
    await page.goto('/agents?mf=mfe-agents@9.9.9')
    await expect(title(page, 'Agents')).toBeVisible()
    await expectShopToWork(page)
  })

  test('are not run by a script element that code of the page makes', async ({ page }) => {
    await page.goto('/agents')
    const refusal = await page.evaluate((address) => {
      try {
        const script = document.createElement('script')
        script.src = address
        document.head.append(script)
        return 'none'
      } catch (error) {
        return String(error)
      }
    }, `${evil.origin}/remoteEntry.js`)
    expect(refusal).toContain('TypeError')
    await expectShopToWork(page)
  })

  test('would run, were they allowed', async ({ page }) => {
    // Control: the hostile script does run where nothing prevents it.
    await page.goto(evil.origin)
    await expect.poll(() => page.evaluate(() => 'pwned' in window)).toBe(true)
    evil.scripts.length = 0
  })
})
