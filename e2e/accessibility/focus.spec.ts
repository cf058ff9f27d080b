import type { Page } from '@playwright/test'

import { expect, test } from '../support/fixtures.ts'
import { addFirstProduct, untilHydrated, untilIdle } from '../support/shopping.ts'
import { phone } from '../support/viewports.ts'

/** Shop, product and checkout have bars at the bottom; the others, at the top only. */
const pages = [
  '/',
  '/shop',
  '/product-detail/copper-metal-card',
  '/search?q=card',
  '/shop-cart',
  '/shop-checkout',
  '/user-account',
  '/agents',
  '/contact',
  '/faqs',
]

/** A phone; and a screen of 1280 × 1024 at 400 %. */
const sizes = {
  phone: { width: phone.width, height: 640 },
  zoomed: { width: 320, height: 256 },
}

/** More than any of the pages has. */
const MAX_STOPS = 250

/** Moves the focus through a page. @returns what has it while something else lies above the whole of it */
async function findCovered(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key)
    const found = await page.evaluate(async () => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'end'
      // A field that is drawn by its label is invisible itself.
      const shown = focused.matches('label > input') ? (focused.parentElement ?? focused) : focused
      const parts = [0.1, 0.5, 0.9]
      // What is still loading may move it for a moment.
      for (let frame = 0; frame < 30; frame += 1) {
        await new Promise(requestAnimationFrame)
        const { left, top, width, height } = shown.getBoundingClientRect()
        // What loads while the page is scrolled pushes it away: that is none of the bars.
        const isAway = top + height <= 0 || top >= window.innerHeight
        // Or below one, where browsers leave it: scrolled to anew, only a bar without scroll padding still covers it.
        if (isAway || frame === 15) shown.scrollIntoView({ block: 'nearest' })
        const isInSight = parts.some((x) =>
          parts.some((y) => {
            const above = document.elementFromPoint(left + width * x, top + height * y)
            return above !== null && (shown.contains(above) || above.contains(shown))
          }),
        )
        if (isInSight) return ''
      }
      return focused.outerHTML.slice(0, 160)
    })
    if (found === 'end') return covered
    if (found !== '') covered.push(found)
  }
  throw new Error(`More than ${MAX_STOPS} stops`)
}

test('nothing lies above what has the focus, forwards and backwards, on a phone or zoomed in', async ({
  page,
  member,
  text,
}, { project }) => {
  test.slow()
  expect(member.token).not.toBe('')
  await addFirstProduct(page, text)
  // Both sizes in both languages would take twice as long.
  await page.setViewportSize(project.name.startsWith('phone') ? sizes.phone : sizes.zoomed)
  for (const address of pages) {
    await page.goto(address)
    await untilHydrated(page)
    await untilIdle(page)
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      expect.soft(await findCovered(page, key), `${address} by ${key}`).toEqual([])
    }
  }
})
