import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts'
import { cards, confirmOrder, payWith, readOrderLines, untilHydrated } from './support/shopping.ts'
import { phone } from './support/viewports.ts'

const CARD = '/product-detail/copper-metal-card'

/** Pastes a text as a person does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

test('three cards have three names, which are pasted, ordered, and on receipt and order', async ({
  page,
  member,
  text,
}) => {
  expect(member.token).not.toBe('')
  await page.goto(CARD)
  await untilHydrated(page)
  await page.getByRole('textbox', { name: /^Second line/ }).fill('Studio')
  await page.getByRole('button', { name: text.add, exact: true }).first().click()
  await page.goto('/shop-cart')
  const row = page.getByRole('row', { name: /Brushed Copper Card/ })
  await row.getByRole('spinbutton').fill('3')
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: /^A different text on each/ }).click()
  const names = page.getByRole('textbox', { name: /^Name on piece/ })
  await expect(names).toHaveCount(3)
  await names.first().focus()
  await paste(page, 'Maryam\r\n\r\nمريم الحارثي\r\nAl Harthi, Salim\r\nHuda\r\n')
  await expect(page.getByText(/^3 pieces were filled in\. 1 more line/)).toBeVisible()
  await names.nth(2).fill('Salim')
  await page.reload()
  const texts = ['Maryam · Studio', 'مريم الحارثي · Studio', 'Salim · Studio']
  const expectTexts = async () => {
    for (const each of texts) {
      await expect(page.getByRole('listitem').filter({ hasText: each }).last()).toBeVisible()
    }
  }
  await expectTexts()
  await page.goto(CARD)
  await page.getByRole('link', { name: 'Edit them in the cart' }).click()
  await expect(names.nth(1)).toHaveValue('مريم الحارثي')
  await page.goto('/shop-checkout')
  await expectTexts()
  const sent = readOrderLines(page)
  await confirmOrder(page, text)
  expect(await sent).toMatchObject([
    {
      itemQuantity: 3,
      engravings: [{ name: 'Maryam' }, { name: 'مريم الحارثي' }, { name: 'Salim' }],
    },
  ])
  await payWith(page, cards.good, text)
  await expect(page).toHaveURL(/\/payment\/callback/)
  await expectTexts()
  await page.goto('/user-account')
  await page.getByRole('link', { name: /^View order \d{6}$/ }).click()
  await expectTexts()
})

test.describe('the texts on the pieces of a line, in Arabic on a phone', () => {
  test.use({ lang: 'ar', viewport: phone })

  test('fit, are accessible, and are reached by the keyboard beneath no bar', async ({ page }) => {
    await page.goto(CARD)
    await untilHydrated(page)
    await page.locator('input[name=name]').fill('مريم الحارثي')
    await page.locator('#buy [type=submit]').click()
    await page.goto('/shop-cart')
    await page.getByRole('spinbutton').fill('20')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^نص مختلف على كل قطعة/ }).click()
    const names = page.getByRole('textbox', { name: /^الاسم على القطعة/ })
    await expect(names).toHaveCount(20)
    await expectAccessible(page, 'the list of texts')
    await names.first().focus()
    for (let field = 1; field < 40; field += 1) {
      await page.keyboard.press('Enter')
      const isInSight = () =>
        page.evaluate(() => {
          const focused = document.activeElement
          const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect()
          return document.elementFromPoint(left + width / 2, top + height / 2) === focused
        })
      // What is still loading may move it for a moment.
      await expect.poll(isInSight, { message: `field ${field}` }).toBe(true)
    }
    await page.getByRole('button', { name: 'تم', exact: true }).click()
    await expectNoOverflow(page, 'the cart with a text on all pieces')
  })
})
