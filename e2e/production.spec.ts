import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Browser, expect, type Page, test } from '@playwright/test'
import { createOutsideRepository } from 'tools/new-remote/outside-repository.ts'
import {
  findMissingPrograms,
  findWorkers,
  type ProductionShop,
  startProductionShop,
} from 'tools/production/production-shop.ts'
import { compareWithStored, Ledger } from 'tools/shoppers/ledger.ts'
import { createShoppers, keepShopping } from 'tools/shoppers/shopper.ts'

import { developed, expectDevelopedInShop } from './support/developed-in-shop.ts'
import { fillRegistration } from './support/fixtures.ts'
import { addFirstProduct, cards, confirmOrder, payWith } from './support/shopping.ts'
import { expectOriginWhileLive, expectPreviewOfTwo } from './support/shown-to-colleague.ts'
import { texts } from './support/texts.ts'

const TIMEOUT_MS = 900_000
const SHOPPERS = 2
/** Longer than the proxy waits for an answer. */
const FROZEN_MS = 12_000
/** Failures within this time after a fault are its own. */
const AFTERMATH_MS = 2_500
/** A person tries a step so often; each fault ends long before. */
const MAX_ATTEMPTS = 10
const RELOAD_MS = 800
const STEP_TIMEOUT_MS = 20_000

/** What the programs print. */
const logFolder = path.resolve(import.meta.dirname, '../test-results/production')

const missing = findMissingPrograms()
const text = texts.en
let shop: ProductionShop

// They share the shop.
test.describe.configure({ mode: 'default' })

test.skip(missing.length > 0, `NOT TESTED: the shop behind a proxy, without ${missing.join(', ')}`)

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS)
  shop = await startProductionShop({ logFolder })
})

test.afterAll(() => shop?.stop())

/** Does a step; where it fails, tries again as a person does. */
async function persist(page: Page, step: (attempt: number) => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await step(attempt)
      return
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error
      await page.waitForTimeout(RELOAD_MS)
    }
  }
}

/** Registers, orders and pays in a browser. @returns the e-mail address of the buyer */
async function buySomething(browser: Browser): Promise<string> {
  const context = await browser.newContext({ baseURL: shop.site, ignoreHTTPSErrors: true })
  await context.addCookies([{ name: 'lang', value: 'en', url: shop.site }])
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_TIMEOUT_MS)
  const visible = { timeout: STEP_TIMEOUT_MS }
  let email = ''
  await persist(page, async () => {
    // Where the answer was lost, the former address is a member's.
    email = `${randomUUID()}@example.com`
    await page.goto('/portal/register')
    await fillRegistration(page, { firstName: 'Maha', email, password: randomUUID() }, text)
    await expect(page.getByRole('button', { name: text.logout })).toBeVisible(visible)
  })
  await persist(page, () => addFirstProduct(page, text))
  await persist(page, () => confirmOrder(page, text))
  await persist(page, async (attempt) => {
    if (attempt > 1) await page.reload()
    if (await page.getByLabel(text.card.number).isVisible()) await payWith(page, cards.good, text)
    await expect(page.getByText(text.paid, { exact: true })).toBeVisible(visible)
  })
  await context.close()
  return email
}

/** The states of a buyer's orders and of their payments at the provider. */
async function readPurchases(email: string) {
  const db = shop.openDatabase()
  try {
    return await db
      .selectFrom('orders')
      .leftJoin('payments', 'payments.orderId', 'orders.id')
      .leftJoin('testSessions', 'testSessions.id', 'payments.sessionId')
      .select(['orders.status', 'testSessions.status as taken'])
      .where('orders.buyerEmail', '=', email)
      .execute()
  } finally {
    await db.destroy()
  }
}

/** Reads pages, each once more where it does not come whole. @returns those that did not come then either */
async function browse(isOver: () => boolean): Promise<string[]> {
  const missed: string[] = []
  const readPage = async (url: string) => {
    const response = await shop.send(url, { signal: AbortSignal.timeout(STEP_TIMEOUT_MS) })
    const isWhole = (await response.text()).trimEnd().endsWith('</html>')
    if (!response.ok || !isWhole) throw new Error(`${url}: ${response.status}`)
  }
  const pages = ['/', '/shop', '/agents', '/sale'].map((address) => shop.site + address)
  for (let index = 0; !isOver(); index += 1) {
    const url = [...pages, `${shop.api}/portal/login`][index % 5] ?? shop.site
    await readPage(url).catch(async () => {
      await sleep(RELOAD_MS)
      await readPage(url).catch((error) => missed.push(String(error)))
    })
  }
  return missed
}

test('shoppers lose no page and no order while each part of the shop is restarted or fails', async ({
  browser,
}) => {
  test.setTimeout(TIMEOUT_MS)
  const { sites, backends, proxy, cluster, api } = shop
  const firsts = [...sites.slice(0, 1), ...backends.slice(0, 1)]
  const seconds = [...sites.slice(1), ...backends.slice(1)]
  const faults: Record<string, () => Promise<unknown>> = {
    'restart of site 2 and backend 2': () =>
      Promise.all(seconds.map((part) => part.restart('SIGTERM'))),
    'kill -9 of site 1, backend 1 and a worker of nginx': () => {
      process.kill(findWorkers(proxy)[0] ?? 0, 'SIGKILL')
      return Promise.all(firsts.map((part) => part.restart('SIGKILL')))
    },
    'kill -9 of nginx': () => proxy.restart('SIGKILL'),
    'PostgreSQL crashes': () => cluster.restart('immediate'),
    'site 2 and backend 2 hang': async () => {
      for (const part of seconds) part.signal('SIGSTOP')
      await sleep(FROZEN_MS)
      for (const part of seconds) part.signal('SIGCONT')
    },
  }
  let isOver = false
  const ledger = new Ledger()
  const shoppers = await createShoppers(api, SHOPPERS, ledger, shop.send)
  const shopping = Promise.all(shoppers.map((shopper) => keepShopping(shopper, api, () => isOver)))
  const browsing = browse(() => isOver)
  const buying = buySomething(browser)
  try {
    for (const [name, cause] of Object.entries(faults)) {
      await test.step(name, cause)
      await sleep(AFTERMATH_MS)
    }
  } finally {
    isOver = true
  }
  await shopping
  expect(await browsing).toEqual([])
  expect(ledger.payments.size).toBeGreaterThan(0)
  expect(await compareWithStored(shop.openDatabase, ledger)).toEqual({ lost: 0, doubled: 0 })
  expect(await readPurchases(await buying)).toEqual([{ status: 'paid', taken: 'paid' }])
})

test('a remote of another repository is developed in this shop, shown to a colleague, and live', async ({
  browser,
}) => {
  // Packing the packages takes as long again.
  test.setTimeout(2 * TIMEOUT_MS)
  const store = shop.releaseDir
  const repository = await createOutsideRepository(developed.remote, { install: false, store })
  try {
    await expectDevelopedInShop(browser, shop, repository)
    const version = await expectPreviewOfTwo(browser, shop, repository)
    await test.step('its origin is open while it is live', () =>
      expectOriginWhileLive(shop, repository, version))
  } finally {
    await repository.remove()
  }
})
