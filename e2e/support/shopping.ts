import { errors, expect, type Locator, type Page, test } from '@playwright/test'

import type { Lang, Texts } from './texts.ts'

export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' }

/** Whether the server has rendered the page, and not the shell alone around the place of one that was late. */
export const isRendered = (html: string): boolean =>
  / data-rendered-lang=".."(?! data-layout)/.test(html)

/**
 * Asks until the server has rendered the page: on a busy machine the first rendering takes longer than its budget.
 * @param cookie none is a crawler's
 */
export async function fetchRendered(address: string, cookie = '') {
  const url = new URL(address, test.info().project.use.baseURL)
  const read = async () => {
    const response = await fetch(url, { headers: { ...(cookie && { cookie }) } })
    return { response, html: await response.text() }
  }
  let page = await read()
  await expect(async () => {
    if (!isRendered(page.html)) page = await read()
    expect(isRendered(page.html), address).toBe(true)
  }).toPass()
  return page
}

export const untilRendered = (address: string, lang: Lang = 'en') =>
  fetchRendered(address, `lang=${lang}`)

/** Opens a page as the server has rendered it, which other tests may push out of the cache at any time. */
export async function gotoRendered(page: Page, address: string): Promise<void> {
  await expect(async () => {
    // An address with a fragment that is open already is loaded by a reload only.
    const response = (await page.goto(address, { waitUntil: 'commit' })) ?? (await page.reload())
    expect(isRendered((await response?.text()) ?? ''), address).toBe(true)
  }).toPass()
}

/**
 * Waits until the page's scripts have hydrated what the server rendered: what the server does not know is shown from
 * then on, and links are followed without a load.
 */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(
    () => document.getElementById('root')?.hasChildNodes() && !('earlyClicks' in window),
  )

/**
 * Waits until the page has requested nothing for half a second, for 20 seconds at most: on a busy machine the browser
 * now and then never says that a request has ended. What is expected of the page is for the test to say.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
}

/** Does something and waits for a text that then passes by itself, such as a toast's, however slow the machine is. */
export async function expectPassingText(page: Page, text: string, act: () => Promise<unknown>) {
  // The page itself looks, at every frame.
  const seen = page.waitForFunction((wanted) => {
    const toasts = [...document.querySelectorAll('[popover]')]
    return toasts.some((each) => each.textContent?.includes(wanted))
  }, text)
  await Promise.all([seen, act()])
}

/** Navigates like a link, without loading the document again. */
export async function navigateWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

export async function addFirstProduct(page: Page, text: Texts): Promise<void> {
  await page.goto('/search?q=card')
  await page.getByRole('button', { name: text.add }).first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: text.cartWith })).toBeVisible()
}

/** Fills in what a courier needs; a shop that delivers nothing asks for no phone. */
export async function fillAddress(page: Page, text: Texts): Promise<void> {
  await page.getByRole('textbox', { name: text.address, exact: true }).fill('Way 3015, Muscat')
  // They come together.
  const phone = page.getByRole('textbox', { name: text.phone, exact: true })
  if ((await phone.count()) > 0) await phone.fill('9123 4567')
}

/** Submits the checkout form; returns the confirm button of the dialog. */
export async function submitCheckout(page: Page, text: Texts): Promise<Locator> {
  await page.goto('/shop-checkout')
  await fillAddress(page, text)
  await page.getByRole('button', { name: text.submit }).click()
  const dialog = page.getByRole('dialog', { name: text.confirmTitle })
  return dialog.getByRole('button', { name: text.confirm, exact: true })
}

/** Confirms the order and waits for the card page. */
export async function confirmOrder(page: Page, text: Texts): Promise<void> {
  await (await submitCheckout(page, text)).click()
  await expect(page.getByLabel(text.card.number)).toBeVisible()
}

/** The lines of the next order that the page places. */
export async function readOrderLines(page: Page): Promise<Record<string, unknown>[]> {
  const request = await page.waitForRequest((one) => one.url().endsWith('/confirm/order'))
  return (request.postDataJSON() as { orderLists: Record<string, unknown>[] }).orderLists
}

export async function payWith(page: Page, number: string, text: Texts): Promise<void> {
  await page.getByLabel(text.card.number).fill(number)
  await page.getByLabel(text.card.expiry).fill('12/34')
  await page.getByLabel(text.card.cvc).fill('123')
  await page.getByRole('button', { name: text.card.pay }).click()
}
