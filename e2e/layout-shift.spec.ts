import type { Locator, Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { readShifts, recordShifts, untilFontsLoaded } from './support/layout-shifts.ts'
import { addFirstProduct, gotoRendered, untilHydrated, untilRendered } from './support/shopping.ts'
import { test as stallingTest } from './support/stalling.ts'

/** What a person does not notice. */
const MAX_SHIFT_OF_FONTS = 0.01

// The narrowest common phones, where a word more or less on a line counts most.
for (const width of [320, 360]) {
  test(`at ${width} px, the home page hardly moves when the font arrives after the first paint`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await recordShifts(page)
    const release = await hold(page, /\.woff2/)
    await gotoRendered(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible()
    const arrived = page.waitForResponse(/readex-pro-latin\..*woff2/)
    await release()
    await arrived
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await untilHydrated(page)
    const shifts = (await readShifts(page)).map((shift) => Number.parseFloat(shift))
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(MAX_SHIFT_OF_FONTS)
  })
}

/** Opens a page whose scripts arrive when what the server sent has been painted, and its data when the skeleton has. */
async function openInSteps(page: Page, address: string, { server, skeleton, data }: Steps) {
  const releaseScripts = await hold(page, /\/shell\/.*\/main\..*js/)
  const releaseData = await hold(page, /users\/profile/)
  await gotoRendered(page, address)
  await expect(server).toBeVisible()
  await untilFontsLoaded(page)
  await releaseScripts()
  await untilHydrated(page)
  await expect(skeleton).toBeVisible()
  await readShifts(page)
  await releaseData()
  await expect(data).toBeVisible()
  expect(await readShifts(page), address).toEqual([])
}

/** What each step shows. */
interface Steps {
  server: Locator
  skeleton: Locator
  data: Locator
}

for (const width of [360, 1440]) {
  test(`at ${width} px, nothing moves when storage and session bring what the server has not`, async ({
    page,
    member,
    text,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await recordShifts(page)
    const main = page.getByRole('main')
    const server = main.getByRole('heading', { level: 1 })
    const empty = main.getByText(text.emptyCart)
    await openInSteps(page, '/shop-cart', { server: empty, skeleton: empty, data: empty })
    await addFirstProduct(page, text)
    const checkout = main.getByRole('link', { name: text.checkout })
    await openInSteps(page, '/shop-cart', { server, skeleton: checkout, data: checkout })
    await openInSteps(page, '/shop-checkout', {
      server,
      skeleton: main.getByText('× 1'),
      data: main.getByRole('textbox', { name: text.address, exact: true }),
    })
    await openInSteps(page, '/user-setting', {
      server,
      skeleton: server,
      data: main.getByRole('textbox', { name: 'E-mail', exact: true }),
    })
    await expect(main.getByRole('textbox', { name: 'E-mail', exact: true })).toHaveValue(
      member.email,
    )
  })
}

// A card that moves under a finger is not pressed.
for (const width of [360, 768, 1440]) {
  test(`at ${width} px, no card moves when a list gets its filters and its sort order`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await recordShifts(page)
    const filters = page.getByRole('main').getByRole('button', { name: 'Filters' })
    for (const address of ['/search?q=card', '/shop-products/digital-business-cards']) {
      const release = await hold(page, /\/shell\/.*\/main\..*js/)
      await gotoRendered(page, address)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await untilFontsLoaded(page)
      await expect(filters).toBeHidden()
      await readShifts(page)
      await release()
      await untilHydrated(page)
      await expect(filters).toBeVisible()
      expect(await readShifts(page), address).toEqual([])
    }
  })
}

stallingTest('nothing moves when the page arrives in two parts', async ({ page, stalling }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await recordShifts(page)
  await untilRendered('/faqs')
  const sendRest = stalling.split(/\/faqs$/, '<button title="Language"')
  await page.goto('/faqs', { waitUntil: 'commit' })
  const search = () => document.querySelector('[role=search]') !== null
  await page.waitForFunction(search, undefined, { polling: 50 })
  // The font and two frames paint what is there; there are none while nothing may be painted.
  await page.evaluate(async () => {
    const painted = document.fonts.ready.then(
      () => new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(end))),
    )
    await Promise.race([painted, new Promise((end) => setTimeout(end, 500))])
    ;(window as unknown as { shifts: string[] }).shifts.length = 0
  })
  sendRest()
  await untilHydrated(page)
  expect(await readShifts(page)).toEqual([])
})
