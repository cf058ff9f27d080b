import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { becomeOwner, openOrderOf, printOwnerLink } from './support/office.ts'
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts'
import { cards, confirmOrder, payWith, readOrderLines, untilHydrated } from './support/shopping.ts'
import { phone } from './support/viewports.ts'

const CARD = '/product-detail/copper-metal-card'

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${content}</svg>`)

/** A ring and a bar, with a script that no page runs. */
const LOGO = svg(
  '<script>top.document.title="hacked"</script>' +
    '<path d="M50 10a40 40 0 1 0 .1 0zm0 20a20 20 0 1 1-.1 0z" fill-rule="evenodd"/>' +
    '<rect x="110" y="30" width="80" height="40" onclick="alert(1)"/>',
)
const COLOURED = svg(
  '<rect width="100" height="100" fill="#d22"/><rect x="110" width="80" height="80" fill="#22d"/>',
)

/** A photo as PNG, and white letters on black, drawn by the browser. */
async function drawPng(page: Page, kind: 'photo' | 'inverse'): Promise<Buffer> {
  const url = await page.evaluate((drawn) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 160
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas')
    if (drawn === 'photo') {
      const gradient = context.createLinearGradient(0, 0, 160, 160)
      gradient.addColorStop(0, '#000')
      gradient.addColorStop(1, '#fff')
      context.fillStyle = gradient
      context.fillRect(0, 0, 160, 160)
    } else {
      context.fillStyle = '#000'
      context.fillRect(0, 0, 160, 160)
      context.fillStyle = '#fff'
      context.fillRect(40, 40, 80, 80)
    }
    return canvas.toDataURL('image/png')
  }, kind)
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

const upload = (page: Page, name: string, buffer: Buffer) =>
  page.setInputFiles('#buy input[type=file]', {
    name,
    mimeType: 'application/octet-stream',
    buffer,
  })

test('a logo is traced, drawn, ordered, and on the packing slip', async ({
  page,
  backend,
  dataDir,
  newVisitor: { email },
  text,
}) => {
  test.slow()
  await becomeOwner(page, { email, link: await printOwnerLink(email, dataDir, backend) })
  await page.goto(CARD)
  await untilHydrated(page)
  const title = await page.title()
  await page.getByRole('button', { name: 'Add a logo' }).click()
  await expect(page.getByLabel('Choose a file')).toBeFocused()
  await upload(page, 'logo.svg', LOGO)
  const drawn = page.locator('main svg g:last-child path').first()
  await expect(drawn).toBeVisible()
  const path = (await drawn.getAttribute('d')) ?? ''
  // The ring, its hole and the bar.
  expect(path.match(/M/g)).toHaveLength(3)
  expect(await page.title()).toBe(title)
  await page.getByRole('textbox', { name: /^Name/ }).fill('Maryam')
  await page.getByRole('button', { name: text.add, exact: true }).first().click()

  await page.goto('/shop-cart')
  const row = page.getByRole('row', { name: /Brushed Copper Card/ })
  await expect(row).toContainText('With your text: Maryam')
  await expect(row).toContainText('With your logo:')
  await expect(page.locator(`main path[d="${path}"]`).last()).toBeVisible()
  await page.goto('/shop-checkout')
  await page.locator('[name=firstName]').fill('Maryam')
  await page.locator('[name=lastName]').fill('Al Harthy')
  await page.locator('[name=address]').fill('Way 12')
  const sent = readOrderLines(page)
  await confirmOrder(page, text)
  expect(await sent).toMatchObject([{ engraving: { name: 'Maryam', line: '', logo: path } }])
  await payWith(page, cards.good, text)
  await expect(page).toHaveURL(/\/payment\/callback/)
  await expect(page.getByText('With your logo:')).toBeVisible()

  await openOrderOf(page, email)
  await expect(page.getByRole('img', { name: 'Logo on each piece' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download SVG' }).click()
  expect((await download).suggestedFilename()).toMatch(/^\d{6}-copper-metal-card\.svg$/)
  await page.goto(`${page.url()}/print?sheet=slip`)
  const slip = page.getByRole('article', { name: /Packing slip/ })
  await expect(slip).toContainText('Logo on each')
  await expect(slip.locator(`path[d="${path}"]`).last()).toBeVisible()
})

test('what is no logo is refused with its reason, and white on black is a logo', async ({
  page,
}) => {
  await page.goto(CARD)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Add a logo' }).click()
  await expect(page.getByLabel('Choose a file')).toBeFocused()
  const reason = (text: RegExp) =>
    expect(page.locator('#buy').getByText(text).first()).toBeVisible()
  await upload(page, 'logo.svg', COLOURED)
  await reason(/^This picture has several colours/)
  await upload(page, 'logo.png', await drawPng(page, 'photo'))
  await reason(/^This picture has shades/)
  await upload(page, 'logo.png', Buffer.from('<html></html>'))
  await reason(/^This file is not an SVG or PNG/)
  await upload(page, 'logo.svg', Buffer.alloc(201 * 1024, 32))
  await reason(/^This file is too large/)
  await upload(page, 'logo.png', await drawPng(page, 'inverse'))
  const drawn = page.locator('main svg g:last-child path').first()
  await expect(drawn).toHaveAttribute('d', /^M[^M]+Z$/)
  await page.getByRole('checkbox', { name: 'Swap light and dark' }).check()
  await expect(drawn).toHaveAttribute('d', /^M[^M]+ZM[^M]+Z$/)
})

test.describe('the fields of a logo, in Arabic on a phone', () => {
  test.use({ lang: 'ar', viewport: phone })

  test('fit and are accessible', async ({ page }) => {
    await page.goto(CARD)
    await untilHydrated(page)
    await page.getByRole('button', { name: 'أضف شعارًا' }).click()
    await expect(page.getByLabel('اختر ملفًا')).toBeFocused()
    await upload(page, 'logo.svg', LOGO)
    await expect(page.getByRole('img', { name: 'شعارك كما سيظهر على المنتج' })).toBeVisible()
    await expectAccessible(page, 'the fields of a logo')
    await expectNoOverflow(page, 'the fields of a logo')
  })
})
