import { randomUUID } from 'node:crypto'
import path from 'node:path'

import { type Browser, expect, type Page, test } from '@playwright/test'
import { createFaults } from 'tools/production/faults.ts'
import {
  findMissingPrograms,
  type ProductionShop,
  startProductionShop,
} from 'tools/production/production-shop.ts'
import { readPurchases, runFaults } from 'tools/production/run-faults.ts'

import { fillRegistration } from './support/fixtures.ts'
import { addFirstProduct, cards, confirmOrder, payWith } from './support/shopping.ts'
import { texts } from './support/texts.ts'

/** `npm run e2e:production`: everything that may befall the shop, one after the other. */
const isWhole = process.env.E2E_PRODUCTION === 'whole'
const TIMEOUT_MS = isWhole ? 1_800_000 : 300_000
const load = isWhole ? { visitors: 3, shoppers: 4 } : { visitors: 1, shoppers: 2 }
/** A person tries a step so often; each fault ends long before. */
const MAX_ATTEMPTS = 10
const RELOAD_MS = 800
const STEP_TIMEOUT_MS = 20_000

/** What the programs print. */
const logFolder = path.resolve(import.meta.dirname, '../test-results/production')

const missing = findMissingPrograms()
const text = texts.en
let shop: ProductionShop

test.skip(missing.length > 0, `NOT TESTED: the shop behind a proxy, without ${missing.join(', ')}`)

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS)
  shop = await startProductionShop({ logFolder, inObjectStorage: isWhole })
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

test('shoppers lose no page and no order while each part of the shop is restarted or fails', async ({
  browser,
}) => {
  test.setTimeout(TIMEOUT_MS)
  const { all, short } = createFaults(shop)
  let isOver = false
  const buy = async () => {
    const buyers: string[] = []
    do buyers.push(await buySomething(browser))
    while (!isOver && isWhole)
    return buyers
  }
  const buying = buy()
  const { reports, lost, doubled, unmendedPages, orders, payments } = await runFaults(
    shop,
    isWhole ? all : short,
    load,
  ).finally(() => (isOver = true))
  const buyers = await buying
  console.log(reports.format())
  console.log(`${orders} orders, ${payments} payments, ${buyers.length} purchases in a browser`)
  expect(orders).toBeGreaterThan(0)
  expect(payments).toBeGreaterThan(0)
  expect({ lost, doubled, unmendedPages }).toEqual({ lost: 0, doubled: 0, unmendedPages: 0 })
  for (const email of buyers)
    expect(await readPurchases(shop, email)).toEqual({ orders: 1, paid: 1 })
})
