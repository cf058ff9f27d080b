import { expect, test } from './support/fixtures.ts'
import { becomeOwner, openOrderOf, printOwnerLink } from './support/office.ts'
import { cards, confirmOrder, payWith, readOrderLines, untilHydrated } from './support/shopping.ts'

const CARD = 'Maryam'
const FOB = 'مريم'

test('a set has a text on its card and another on its fob, from its page to the packing slip', async ({
  page,
  backend,
  dataDir,
  newVisitor: { email },
  text,
}) => {
  test.slow()
  await becomeOwner(page, { email, link: await printOwnerLink(email, dataDir, backend) })
  await page.goto('/product-detail/gift-suite-box')
  await untilHydrated(page)
  await page.getByRole('checkbox', { name: /^A different text on each/ }).check()
  const nameOf = (place: string) =>
    page.getByRole('group', { name: place, exact: true }).getByRole('textbox', { name: /^Name/ })
  await nameOf('Card').fill(CARD)
  await nameOf('Key fob').fill(FOB)
  const drawn = (name: string) =>
    page.locator('main svg text', { hasText: name }).filter({ visible: true }).last()
  await expect(drawn(FOB)).toBeVisible()
  await page.getByRole('button', { name: text.add, exact: true }).first().click()
  await page.goto('/shop-cart')
  const row = page.getByRole('row', { name: /The Gift Suite Box/ })
  await expect(row.getByRole('listitem')).toHaveText([`Card:${CARD}`, `Key fob:${FOB}`])
  await expect(drawn(CARD)).toBeVisible()
  await page.goto('/shop-checkout')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: `Key fob:${FOB}` })
      .last(),
  ).toBeVisible()
  await page.locator('[name=firstName]').fill('Maryam')
  await page.locator('[name=lastName]').fill('Al Harthy')
  await page.locator('[name=address]').fill('Way 12')
  const sent = readOrderLines(page)
  await confirmOrder(page, text)
  expect(await sent).toMatchObject([{ engravings: [{ name: CARD }, { name: FOB }] }])
  await payWith(page, cards.good, text)
  await expect(page).toHaveURL(/\/payment\/callback/)
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: `Key fob:${FOB}` })
      .last(),
  ).toBeVisible()

  await openOrderOf(page, email)
  const texts = page.getByRole('list', { name: 'Texts on the pieces' })
  await expect(texts.getByRole('listitem')).toHaveText([`Card: ${CARD}`, `Key fob: ${FOB}`])
  await page.goto(`${page.url()}/print?sheet=slip`)
  const slip = page.getByRole('article', { name: /Packing slip/ })
  await expect(slip.getByRole('listitem')).toHaveText([
    new RegExp(`Card.*${CARD}`),
    new RegExp(`Key fob.*${FOB}`),
  ])
})
