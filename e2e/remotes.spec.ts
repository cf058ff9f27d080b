import type { Page } from '@playwright/test'

import { changeDiscovery } from './support/discovery.ts'
import { breakRemote, loadingFaults, modifyPages, runningFaults } from './support/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { navigateWithin, untilHydrated } from './support/shopping.ts'
import { publicRemotes, smokeTestPage } from './support/site-pages.ts'
import { title } from './support/tabs.ts'

/** A link in the top bar to a page of another remote. */
const siblings = {
  shop: { address: '/shop', link: 'Shop', heading: 'Shop' },
  faqs: { address: '/faqs', link: 'FAQs', heading: 'Frequently asked questions' },
}
type Sibling = (typeof siblings)['shop']

test.use({ expected: [/./] })

/** A remote that is gone stands for all that fails while loading. */
const tagOf = ({ name }: { name: string }) => (name === 'gone' ? { tag: '@smoke' } : {})

/** Expects the shell and a page of another remote to work. */
async function expectShopToWork(page: Page, sibling: Sibling): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: sibling.link, exact: true }).click()
  await expect(title(page, sibling.heading)).toBeVisible()
}

/** The shell handles faults alike: each is met by one remote, in turns, and one that is gone by all. */
const faultsOf = (remote: number) =>
  loadingFaults.filter(
    ({ name }, index) => name === 'gone' || index % publicRemotes.length === remote,
  )

for (const [index, { name: remote, pages }] of publicRemotes.entries()) {
  const { address, heading: headings } = smokeTestPage(pages)
  const heading = headings.en
  const sibling = remote === 'mfe-catalog' ? siblings.faqs : siblings.shop

  for (const fault of faultsOf(index)) {
    test(
      `${remote} ${fault.name}: the shop works, and it comes back without a reload`,
      tagOf(fault),
      async ({ page, text }) => {
        const heal = await breakRemote(page, remote, fault)
        await page.goto(address, { waitUntil: 'commit' })
        const retry = page.getByRole('main').getByRole('button', { name: text.tryAgain })
        await expect(retry).toBeVisible()
        await expectShopToWork(page, sibling)

        await page.evaluate(() => Object.assign(window, { sameDocument: true }))
        await page.goBack()
        await expect(retry).toBeVisible()
        await heal()
        await retry.click()
        await expect(title(page, heading)).toBeVisible()
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
      },
    )
  }

  test(`${remote} slow: its page arrives, the shell does not wait for it`, async ({
    page,
    text,
  }) => {
    const release = await hold(page, new RegExp(`/${remote}/.*remoteEntry`))
    await page.goto(sibling.address)
    await untilHydrated(page)
    await navigateWithin(page, address)
    // The page before stays, and works, until this one is there.
    await page.getByRole('button', { name: text.dark }).click()
    await expect(page.locator('html')).toHaveClass('dark')
    await expect(title(page, heading)).toBeHidden()
    await release()
    await expect(title(page, heading)).toBeVisible()
  })

  for (const when of ['rendering', 'effect'] as const) {
    test(`${remote} throwing in its ${when}: the shop works, and so does a retry`, async ({
      page,
      text,
    }) => {
      await page.addInitScript(() => Object.assign(window, { broken: true }))
      await modifyPages(page, remote, runningFaults[when])
      await page.goto(address)
      const retry = page.getByRole('main').getByRole('button', { name: text.tryAgain })
      await expect(retry).toBeVisible()
      await page.evaluate(() => Object.assign(window, { broken: false }))
      await retry.click()
      await expect(title(page, heading)).toBeVisible()
      await expectShopToWork(page, sibling)
    })
  }

  test(`${remote} throwing in a handler: nothing else happens`, async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { broken: true }))
    await modifyPages(page, remote, runningFaults.handler)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(address)
    await expect(title(page, heading)).toBeVisible()
    const buttons = page.getByRole('main').getByRole('button')
    await expect(buttons.first()).toBeVisible()
    await untilHydrated(page)
    for (const button of await buttons.all()) {
      await button.click()
      // Its error is reported before this is answered.
      await page.evaluate(() => undefined)
      if (errors.length > 0) break
    }
    expect(errors).toEqual(['in a handler'])
    await expect(title(page, heading)).toBeVisible()
    await expectShopToWork(page, sibling)
  })
}

test('the release before stands in for one that is gone', async ({ page, text }) => {
  await changeDiscovery(page, ({ microFrontends }) => {
    for (const entry of microFrontends['mfe-agents'] ?? []) {
      entry.fallbackUrl = entry.url
      delete entry.extras.fallback
      entry.url = '/mfe-agents/gone/remoteEntry.js'
    }
  })
  await page.goto('/agents')
  await expect(title(page, 'Agents')).toBeVisible()
  await untilHydrated(page)
  await expect(title(page, 'Agents')).toBeVisible()
  await expect(page.getByRole('button', { name: text.tryAgain })).toBeHidden()
})

/** Collects what a page reports. */
async function collectReports(page: Page): Promise<unknown[]> {
  const reports: unknown[] = []
  await page.route('/config.json', async (route) => {
    const response = await route.fetch()
    const reportUrl = new URL('/failures', route.request().url()).href
    await route.fulfill({ response, json: { ...((await response.json()) as object), reportUrl } })
  })
  await page.route('/failures', (route) => {
    reports.push(...(JSON.parse(route.request().postData() ?? '[]') as unknown[]))
    return route.fulfill({ status: 204 })
  })
  return reports
}

test('what visitors feel of a page is reported when it is hidden', async ({ page }) => {
  // Of all visits a share is measured.
  await page.addInitScript(() => (Math.random = () => 0.01))
  const reports = await collectReports(page)
  const loaded = page.waitForResponse(/\/shell\/[^/]+\/vitals\./)
  await page.goto('/agents')
  await loaded
  await untilHydrated(page)
  const vital = {
    ...{
      remote: 'mfe-agents',
      page: '/agents',
      vital: 'LCP',
      value: expect.any(Number) as unknown,
    },
    ...{ version: expect.stringMatching(/^1\.0\.0-/), shell: expect.stringMatching(/^1\.0\.0-/) },
  }
  const hide = () => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  await expect
    .poll(async () => {
      await page.evaluate(hide)
      return reports
    })
    .toContainEqual(vital)
})

test('what failed is reported, together, with the release and the phase', async ({
  page,
  text,
}) => {
  const reports = await collectReports(page)
  await page.route(/mfe-agents\/.*page\./, (route) => route.fulfill({ status: 404 }))
  await page.route(/mfe-catalog\/.*remoteEntry/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/agents')
  await expect(page.getByRole('main').getByRole('button', { name: text.tryAgain })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: text.shop, exact: true }).click()
  await expect(page.getByText(text.unavailable)).toBeVisible()
  const version = expect.stringMatching(/^1\.0\.0-/)
  await expect
    .poll(() => reports)
    .toEqual([
      expect.objectContaining({ remote: 'mfe-agents', version, phase: 'page', page: '/agents' }),
      expect.objectContaining({ remote: 'mfe-catalog', version, phase: 'load' }),
    ])
})

test('with every remote down an unknown address is still told from a broken one', async ({
  page,
  text,
}) => {
  await page.route(/\/mfe-/, (route) => route.abort())
  await page.goto('/no-such-page')
  await untilHydrated(page)
  await expect(page.getByRole('heading', { name: text.notFound })).toBeVisible()
})

test('a wrong configuration is named on the screen', async ({ page }) => {
  await page.route('/config.json', (route) => route.fulfill({ json: { apiUrl: 'nowhere' } }))
  await page.goto('/')
  await expect(page.getByText(/apiUrl/)).toBeVisible()
  await expect(page.getByText(/portalUrl/)).toBeVisible()
})

test('a malformed entry in the discovery file costs its own pages only', async ({ page, text }) => {
  const mend = await changeDiscovery(page, ({ microFrontends }) =>
    Object.assign(microFrontends, { 'mfe-agents': [{ url: 7 }] }),
  )
  await page.goto('/agents')
  await expect(page.getByText(text.unavailable)).toBeVisible()
  await expectShopToWork(page, siblings.faqs)
  await page.goBack()
  await expect(page.getByText(text.unavailable)).toBeVisible()
  await mend()
  await page.getByRole('main').getByRole('button', { name: text.tryAgain }).click()
  await expect(title(page, 'Agents')).toBeVisible()
})

test('offline, the page says so; it loads by itself when the browser is online again', async ({
  page,
  context,
}) => {
  await page.goto('/faqs')
  await expect(title(page, siblings.faqs.heading)).toBeVisible()
  await untilHydrated(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ambassadors' }).click()
  await expect(page.getByRole('alert')).toContainText('You are offline')
  await context.setOffline(false)
  await expect(title(page, 'Agents')).toBeVisible()
})
