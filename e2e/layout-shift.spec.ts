import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { addFirstProduct } from './shopping.ts'

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const describe = ({ node }: { node: Node | null }) => node?.textContent?.slice(0, 40)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number
          sources: { node: Node | null }[]
        }
        shifts.push(`${value}: ${sources.map(describe).join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function readShifts(page: Page): Promise<string[]> {
  // Shifts are reported with the frame after the next.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

// The narrowest common phones, where a word more or less on a line counts most.
for (const width of [320, 360]) {
  test(`at ${width} px, nothing of the home page moves when the font arrives after the first paint`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await recordShifts(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\.woff2/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible()
    const arrived = page.waitForResponse(/latin-wght.*woff2/)
    release()
    await arrived
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await readShifts(page)).toEqual([])
  })
}

for (const width of [360, 1440]) {
  test(`at ${width} px, nothing moves when storage and session bring what the server has not`, async ({
    page,
    member,
    text,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await addFirstProduct(page, text)
    await recordShifts(page)
    const main = page.getByRole('main')
    await page.goto('/shop-cart')
    await expect(main.getByRole('link', { name: text.checkout })).toBeVisible()
    expect(await readShifts(page)).toEqual([])
    await page.goto('/shop-checkout')
    await expect(main.getByRole('textbox', { name: text.address, exact: true })).toBeVisible()
    expect(await readShifts(page)).toEqual([])
    await page.goto('/user-setting')
    await expect(main.getByText(member.email)).toBeVisible()
    expect(await readShifts(page)).toEqual([])
  })
}
