import type { APIRequestContext, Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { fetchRendered, untilHydrated } from './support/shopping.ts'
import { sitePages } from './support/site-pages.ts'
import { texts } from './support/texts.ts'

/** Paths of the sitemaps, in the language of each. */
async function listIndexed(request: APIRequestContext): Promise<string[]> {
  const read = async (address: string) =>
    [...(await (await request.get(address)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    )
  return (await Promise.all((await read('/sitemap.xml')).map(read))).flat()
}

function linksIn(html: string) {
  const links = [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(([tag]) => {
    const [, language = 'canonical'] = /hreflang="([^"]+)"/i.exec(tag) ?? []
    const [, href = ''] = /href="([^"]+)"/.exec(tag) ?? []
    return [language, new URL(href).pathname] as const
  })
  return Object.fromEntries(links)
}

const toArabic = (path: string) => `/ar${path === '/' ? '' : path}`

test('a crawler without cookies reaches every indexed page in Arabic, which leads to the English one and back', async ({
  request,
}) => {
  const indexed = await listIndexed(request)
  const english = indexed.filter((path) => !/^\/ar(\/|$)/.test(path))
  expect(indexed.toSorted()).toEqual(english.flatMap((path) => [path, toArabic(path)]).toSorted())
  expect(english.length).toBeGreaterThan(60)
  for (const path of english) {
    const links = { en: path, ar: toArabic(path), 'x-default': path }
    const arabic = await fetchRendered(links.ar)
    expect(arabic.response.status, links.ar).toBe(200)
    expect(arabic.html, links.ar).toMatch(/<html lang="ar" dir="rtl"/)
    expect(linksIn(arabic.html), links.ar).toEqual({ ...links, canonical: links.ar })
    expect(arabic.response.headers.get('cache-control'), links.ar).toMatch(/^public/)
    expect(arabic.response.headers.get('vary'), links.ar).toBe('Accept-Encoding')
    const { html } = await fetchRendered(path)
    expect(html, path).toMatch(/<html lang="en" dir="ltr"/)
    expect(linksIn(html), path).toEqual({ ...links, canonical: path })
  }
})

test('every page has its Arabic heading below /ar, without a cookie', async () => {
  for (const { address, heading, session } of sitePages) {
    if (session) continue
    const page = await fetchRendered(toArabic(address))
    expect.soft(page.html, address).toContain(heading.ar)
  }
})

/** Where the first link below the top bar leads: browsers restore the position by what is there, and lines differ in height. */
const findLinkInSight = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
    const link = links.find((each) => each.getBoundingClientRect().top > 100)
    return link?.pathname.replace(/^\/ar(?=\/)/, '')
  })

test.describe('in a browser', () => {
  test.use({ lang: 'en' })

  test('links of an Arabic address stay in Arabic, and English leads back with the cart', async ({
    page,
  }) => {
    const arabic = texts.ar
    await page.goto('/ar/search?q=card')
    await page.getByRole('button', { name: arabic.add }).first().click()
    const cart = page.getByRole('banner').getByRole('link', { name: arabic.cartWith })
    await cart.click()
    await expect(page).toHaveURL(/\/ar\/shop-cart$/)
    await expect(page.getByRole('heading', { level: 1, name: arabic.cartTitle })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/ar\/search\?q=card$/)
    await page.getByRole('button', { name: arabic.language }).click()
    await page.getByRole('button', { name: arabic.english }).click()
    await expect(page).toHaveURL(/:\d+\/search\?q=card$/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect(
      page.getByRole('banner').getByRole('link', { name: texts.en.cartWith }),
    ).toBeVisible()
  })

  test('Arabic on a public page leads to its Arabic address, at the same place of the page', async ({
    page,
    text,
  }) => {
    await page.goto('/')
    await page.goto('/shop')
    await untilHydrated(page)
    await page.getByRole('button', { name: text.language }).click()
    // A click of the mouse would scroll to the menu.
    await page.evaluate(() => window.scrollTo(0, 400))
    const link = await findLinkInSight(page)
    await page.getByRole('button', { name: text.arabic }).dispatchEvent('click')
    await expect(page).toHaveURL(/\/ar\/shop$/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await untilHydrated(page)
    await expect.poll(() => findLinkInSight(page)).toBe(link)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.goBack()
    await expect(page).toHaveURL(/:\d+\/$/)
    // Its address names no language: the last choice counts.
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })

  test('Arabic on a private page changes the page in place', async ({ page, text }) => {
    await page.goto('/shop-cart')
    await untilHydrated(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('button', { name: text.language }).click()
    await page.getByRole('button', { name: text.arabic }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page).toHaveURL(/:\d+\/shop-cart$/)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test.describe('without the Arabic page', () => {
    test.use({ expected: [/ERR_FAILED/] })

    test('Arabic on a public page that the site cannot send changes the page in place', async ({
      page,
      text,
    }) => {
      await page.goto('/shop')
      await untilHydrated(page)
      await page.route('**/ar/shop', (route) => route.abort())
      await page.getByRole('button', { name: text.language }).click()
      await page.getByRole('button', { name: text.arabic }).click()
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page).toHaveURL(/:\d+\/shop$/)
    })
  })
})
