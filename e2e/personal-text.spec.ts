import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { becomeOwner, openOrderOf, printOwnerLink } from './support/office.ts'
import { cards, payWith, untilHydrated, untilIdle } from './support/shopping.ts'
import type { Texts } from './support/texts.ts'

/** What a person types, in words that no text of the shop has. */
const typed = {
  firstName: 'Zorvanel',
  lastName: 'Quimbrade',
  address: 'Flat Nuxwell, Way Trobisk',
  landmark: 'beside Yelbrook',
  name: 'Vexalind',
  line: 'Morphinger',
  question: 'When will Drastilow arrive?',
  subject: 'About Huxpember',
  message: 'Hello from Wobrinth',
  carrier: 'Krelspan',
  trackingNumber: 'Fjolmet 12',
}

/** Buys a product with a name on it. */
async function buy(page: Page, text: Texts): Promise<void> {
  await page.goto('/product-detail/copper-metal-card')
  await untilHydrated(page)
  await page.locator('input[name=name]').fill(typed.name)
  await page.locator('input[name=line]').fill(typed.line)
  await page.getByRole('button', { name: text.add, exact: true }).first().click()
  await page.goto('/shop-checkout')
  await page.locator('[name=firstName]').fill(typed.firstName)
  await page.locator('[name=lastName]').fill(typed.lastName)
  await page.locator('[name=address]').fill(typed.address)
  await page.locator('[name=phone]').fill('9123 4567')
  await page.locator('[name=landmark]').fill(typed.landmark)
  await page.getByRole('button', { name: text.submit }).click()
  const dialog = page.getByRole('dialog', { name: text.confirmTitle })
  await dialog.getByRole('button', { name: text.confirm, exact: true }).click()
  await payWith(page, cards.good, text)
  await expect(page.getByText(text.paid, { exact: true })).toBeVisible()
}

/** Asks about the order in the account, and writes to the shop. @returns the address of the order */
async function write(page: Page): Promise<string> {
  await page.goto('/user-account')
  await page.getByRole('link', { name: /^View order \d{6}$/ }).click()
  await page.locator('main textarea[name=message]').fill(typed.question)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('we have your question')).toBeVisible()
  const order = page.url()
  await page.goto('/contact')
  await untilHydrated(page)
  for (const name of ['firstName', 'lastName', 'subject', 'message'] as const) {
    await page.locator(`main form [name=${name}]`).fill(typed[name])
  }
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('we have your message')).toBeVisible()
  return order
}

/** Sends the order of a buyer. @returns the address of its page in the office */
async function sendOrder(page: Page, email: string): Promise<string> {
  await openOrderOf(page, email)
  await page.getByRole('button', { name: 'Start preparing' }).click()
  await page.locator('[name=carrier]').fill(typed.carrier)
  await page.locator('[name=trackingNumber]').fill(typed.trackingNumber)
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(page.getByText(`${typed.carrier} · ${typed.trackingNumber}`)).toBeVisible()
  return page.url()
}

/** Records what pages ask the translation service for, which has no Arabic for it: the texts stay. */
async function recordTranslations(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route(/[?&]langpair=/, async (route) => {
    const text = new URL(route.request().url()).searchParams.get('q') ?? ''
    requested.push(text)
    await route.fulfill({ json: { responseData: { translatedText: text } } })
  })
  return requested
}

/** Requests are made in the order of the page: with the last text's, all have been made. */
async function untilTranslated(page: Page, requested: string[]): Promise<void> {
  const sentinel = `The end after ${requested.length} texts`
  await untilIdle(page)
  await page.evaluate((text) => {
    document.body.append(Object.assign(document.createElement('p'), { textContent: text }))
  }, sentinel)
  await expect.poll(() => requested).toContain(sentinel)
}

/** What clips a text, and is too narrow for it. */
async function findClipped(page: Page, text: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (!walker.currentNode.nodeValue?.includes(wanted)) continue
      let each = walker.currentNode.parentElement
      if (each?.checkVisibility() === false) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const drawn = range.getBoundingClientRect()
      for (; each; each = each.parentElement) {
        const { overflowX, textOverflow, position } = getComputedStyle(each)
        const { left, right } = each.getBoundingClientRect()
        const isPage = each === document.documentElement
        // A close-up clips the picture around the text.
        const isCut = isPage || drawn.left < left - 1 || drawn.right > right + 1
        const isClip = isPage || /hidden|clip/.test(overflowX)
        const isMeant = textOverflow === 'ellipsis' || position === 'absolute'
        if (isClip && isCut && !isMeant && each.scrollWidth > each.clientWidth)
          found.push(each.outerHTML.slice(0, 200))
      }
    }
    return found
  }, text)
}

test('the translation service gets no word that a person has typed, from the account or the office, where none is cut', async ({
  page,
  backend,
  dataDir,
  baseURL,
  newVisitor: { email },
  text,
}) => {
  test.slow()
  await becomeOwner(page, { email, link: await printOwnerLink(email, dataDir, backend) })
  await buy(page, text)
  const paid = page.url()
  const order = await write(page)
  const officeOrder = await sendOrder(page, email)

  await page.context().addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }])
  await page.evaluate(() => localStorage.setItem('lang', 'ar'))
  await page.setViewportSize({ width: 360, height: 740 })
  const requested = await recordTranslations(page)
  async function visit(address: string, words: string[]): Promise<void> {
    await page.goto(address)
    for (const word of words) await expect(page.getByText(word).first(), address).toBeVisible()
    // An address may break before its @.
    for (const text of [...email.split(/(?=@)/), ...words]) {
      await expect.poll(() => findClipped(page, text), { message: address }).toEqual([])
    }
    await untilTranslated(page, requested)
  }
  const { firstName, lastName, carrier } = typed
  await visit(paid, [typed.name])
  await visit(order, [firstName, typed.address, typed.name, carrier])
  await visit(order.replace('/user-account', '/user-invoice'), [firstName, typed.address])
  await visit('/user-account', [firstName])
  await visit('/user-billing', [typed.address])
  await visit('/lock-screen', [firstName])
  await visit('/office/orders?status=all', [firstName])
  await visit(officeOrder, [
    firstName,
    lastName,
    typed.address,
    typed.landmark,
    typed.name,
    carrier,
  ])
  for (const sheet of ['slip', 'invoice']) {
    await visit(`${officeOrder}/print?sheet=${sheet}`, [firstName, typed.address, typed.line])
  }
  await visit('/office/members', [firstName])
  await page.getByRole('link', { name: email }).click()
  await expect(page).toHaveURL(/\/members\/./)
  await visit(page.url(), [lastName])
  await visit('/office/messages', [typed.question, typed.subject])
  for (const link of [typed.question, typed.subject]) {
    await visit('/office/messages', [])
    await page.getByRole('link', { name: link }).first().click()
    await expect(page).toHaveURL(/\/messages\/./)
    await visit(page.url(), [link])
  }
  await visit('/office/staff', [firstName])
  await visit('/office/log', [carrier])

  const words = Object.values(typed).flatMap((each) => each.match(/\p{Lu}\w{5,}/gu) ?? [])
  expect(words).toHaveLength(12)
  expect(requested.filter((each) => words.some((word) => each.includes(word)))).toEqual([])
})
