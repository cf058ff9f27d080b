import type { Locator, Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { gotoRendered, untilHydrated, untilRendered } from './support/shopping.ts'

// Between the first paint and the page's scripts.

const MAIN_SCRIPT = /\/shell\/.*\/main\..*js/
/** Clicks before the scripts arrive; they go on until the page has done what was asked. */
const EARLY_CLICKS = 3

const isHydrated = (page: Page) => page.evaluate(() => !('earlyClicks' in window))

/** Animations of an element that style sheets have not begun. */
const countFades = (element: Element) =>
  element.getAnimations().filter((animation) => !(animation instanceof CSSTransition)).length

test('clicks on Add to Cart every 100 ms from the first paint on add the product once', async ({
  page,
  text,
}) => {
  const release = await hold(page, MAIN_SCRIPT)
  await gotoRendered(page, '/product-detail/teal-round-fob')
  const add = page.getByRole('main').getByRole('button', { name: text.add }).first()
  const box = await add.boundingBox()
  expect(await isHydrated(page)).toBe(false)
  const cart = page.getByRole('link', { name: text.cartWith })
  const badge = cart.getByText('1', { exact: true })
  let clicks = 0
  while ((await badge.count()) === 0) {
    // The button is down for as long as the pause between two clicks would take.
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { delay: 100 })
    clicks += 1
    if (clicks === 1) {
      expect(await add.evaluate(countFades)).toBe(1)
      await expect(page.locator('#early-click-status')).toHaveText('One moment…')
    }
    if (clicks === EARLY_CLICKS) {
      expect(await isHydrated(page)).toBe(false)
      await release()
    }
  }
  expect(clicks).toBeGreaterThanOrEqual(EARLY_CLICKS)
  await expect(page.locator('#early-click-status')).toBeEmpty()
  await cart.click()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('a button that is pressed before hydration and released after it counts, where the page is scrolled', async ({
  page,
  text,
}) => {
  const release = await hold(page, MAIN_SCRIPT)
  await gotoRendered(page, '/search?q=card')
  const add = page.getByRole('main').getByRole('button', { name: text.add }).nth(8)
  await add.hover()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await page.mouse.down()
  await release()
  await untilHydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await page.mouse.up()
  await expect(page.getByRole('link', { name: text.cartWith })).toHaveText(/1/)
})

test('a page that is rendered anew, since an extension has changed it, has what was clicked and typed before', async ({
  page,
  text,
}) => {
  const release = await hold(page, MAIN_SCRIPT)
  await gotoRendered(page, '/search?q=card')
  await page.waitForLoadState('domcontentloaded')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((element) => (element.textContent = 'Résultats'))
  await page.getByRole('main').getByRole('button', { name: text.add }).nth(1).click()
  const search = page.getByRole('banner').getByRole('combobox')
  await search.press('End')
  await search.pressSequentially(' oak')
  await release()
  await untilHydrated(page)
  await expect(heading).toContainText('card')
  await expect(search).toHaveValue('card oak')
  await expect(search).toBeFocused()
  await expect(page.getByRole('link', { name: text.cartWith })).toHaveText(/1/)
})

test('a form that is submitted before the scripts are there keeps its text and is submitted by them', async ({
  page,
}) => {
  const release = await hold(page, MAIN_SCRIPT)
  await gotoRendered(page, '/faqs')
  const field = page.getByRole('contentinfo').getByRole('textbox')
  await field.pressSequentially('maha@example.com')
  await field.press('Enter')
  await release()
  const status = page.getByRole('contentinfo').getByRole('status')
  await expect(status).toContainText('maha@example.com')
  await expect(field).toBeFocused()
  expect(new URL(page.url()).search).toBe('')
})

test('a browser whose language the server does not know yet gets its page by one more request', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('lang', 'ar'))
  await untilRendered('/aboutus')
  for (const address of ['/aboutus', '/faqs']) await untilRendered(address, 'ar')
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(new URL(request.url()).pathname)
  })
  await page.goto('/aboutus')
  await expect(page.locator('html')).toHaveAttribute('data-rendered-lang', 'ar')
  await page.goto('/faqs')
  await expect(page.locator('html')).toHaveAttribute('data-rendered-lang', 'ar')
  expect(addresses).toEqual(['/aboutus', '/aboutus', '/faqs'])
  await context.close()
})

test.describe('without JavaScript', () => {
  // Its preloads are in vain.
  test.use({ javaScriptEnabled: false, expected: [/\.js csp$/] })

  test(
    'pages can be read, links followed, and the page says what does not work',
    { tag: '@smoke' },
    async ({ page, text }) => {
      await gotoRendered(page, '/')
      await expect(page.getByText(/^Without JavaScript you can read/)).toBeVisible()
      await expect(page.getByText('This shop needs JavaScript.')).toBeHidden()
      const follow = async (link: Locator) => {
        const { href, pathname } = new URL((await link.getAttribute('href')) ?? '', page.url())
        await untilRendered(href)
        await link.click()
        await page.waitForURL((url) => url.pathname === pathname)
        // What other tests ask for may have pushed it out of the cache meanwhile.
        await expect(async () => {
          const isRendered = page.locator('html[data-rendered-lang]:not([data-layout])')
          if ((await isRendered.count()) === 0) await page.reload()
          await expect(isRendered).toHaveCount(1, { timeout: 1_000 })
        }).toPass()
      }
      const main = page.getByRole('main')
      await follow(page.getByRole('contentinfo').getByRole('link', { name: 'All categories' }))
      await follow(main.getByRole('link', { name: text.firstCategory }))
      await follow(main.getByRole('link', { name: /Steel/ }).first())
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Steel')
      // A form with an address of its own works.
      const add = main.getByRole('button', { name: 'Add to Cart' }).first()
      await expect(add).toHaveCSS('opacity', '1')
      await expect(main.getByRole('button', { name: 'Compare' }).first()).toHaveCSS(
        'opacity',
        '0.5',
      )
      const logIn = page.getByRole('contentinfo').getByRole('link', { name: 'Log in' })
      const { searchParams } = new URL((await logIn.getAttribute('href')) ?? '')
      expect(searchParams.get('returnTo')).toBe(page.url())
      await gotoRendered(page, '/faqs')
      await page.locator('summary').nth(1).click()
      await expect(page.locator('details').nth(1)).toHaveAttribute('open')
    },
  )
})
