import { expect, test } from './support/fixtures.ts'
import {
  cards,
  confirmOrder,
  gotoRendered,
  payWith,
  readOrderLines,
  untilHydrated,
} from './support/shopping.ts'
import { listTypedNames, namedProducts } from './support/typed-names.ts'

const CARD = '/product-detail/copper-metal-card'

for (const product of namedProducts) {
  test(`200 names lie within the surface of ${product}, or the form says why they are refused`, async ({
    page,
  }) => {
    await page.goto(`/product-detail/${product}`)
    await untilHydrated(page)
    await page.getByRole('textbox', { name: /^Name/ }).fill('Ali علي Šé ٱ پ')
    // The rules are loaded after the page, and the fonts once there is something to draw.
    await expect(page.locator('button picture + svg g:last-child text').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const results = await page.evaluate(async (names) => {
      const inputs = ['name', 'line'].map((name) => document.querySelector(`input[name=${name}]`))
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      const type = (input: Element | null | undefined, text: string) => {
        value?.set?.call(input, text)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const outside: string[] = []
      const otherwise: string[] = []
      for (const { name, line, problem } of names) {
        type(inputs[0], name)
        type(inputs[1], line)
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
        const invalid = inputs.filter((input) => input?.getAttribute('aria-invalid') === 'true')
        const told = (input: Element | null | undefined) =>
          (input?.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(' ')
            .replaceAll(/[\u2068\u2069]/g, '')
        const isAsExpected = problem
          ? invalid.length === 1 && invalid[0] === inputs[0] && told(inputs[0]).includes(problem)
          : invalid.length === 0
        if (!isAsExpected) otherwise.push(`${name} | ${line}: ${invalid.map(told).join(' ')}`)
        const expected = [name, line].filter(
          (text, index) => text && !invalid.includes(inputs[index] ?? null),
        )
        const drawing = document.querySelector<SVGSVGElement>('button picture + svg')
        const face = [...(drawing?.querySelectorAll<SVGTextElement>('g:last-child text') ?? [])]
        if (face.length !== expected.length) outside.push(`${name} | ${line}: ${face.length} drawn`)
        const area = drawing?.viewBox.baseVal ?? new DOMRect()
        for (const text of face) {
          const { x, y, width, height } = text.getBBox()
          const isInside =
            x > -0.01 &&
            y > -0.01 &&
            x + width < area.width + 0.01 &&
            y + height < area.height + 0.01
          if (!isInside) outside.push(`${text.textContent}: ${[x, y, width, height].join(' ')}`)
        }
      }
      return { outside, otherwise }
    }, listTypedNames(product))
    expect(results).toEqual({ outside: [], otherwise: [] })
  })
}

test('a name lies where the picture shows the surface, and moves nothing', async ({ page }) => {
  await page.goto(CARD)
  await untilHydrated(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const frame = page.getByRole('button', { name: /^Enlarge the picture/ }).first()
  const before = await frame.boundingBox()
  await page.getByRole('textbox', { name: /^Name/ }).fill('مريم')
  const drawing = await frame.locator('svg').boundingBox()
  expect(await frame.boundingBox()).toEqual(before)
  // Its frame has the width of its place, too.
  const thumbnail = page.getByRole('button', { name: 'Show picture 2 of 5' })
  expect((await thumbnail.boundingBox())?.height).toBeGreaterThan(40)
  if (!before || !drawing) throw new Error('There is no picture')
  // The corners of the front card's lower part.
  expect((drawing.x - before.x) / before.width).toBeCloseTo(0.16, 1)
  expect((drawing.y - before.y) / before.height).toBeCloseTo(0.54, 1)
  expect(drawing.width / before.width).toBeCloseTo(0.44, 1)
  expect(drawing.height / before.height).toBeCloseTo(0.24, 1)
})

test('a form without scripts leads the name to the cart', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const plain = await context.newPage()
  await gotoRendered(plain, CARD)
  await plain.locator('input[name=name]').fill('مريم')
  await plain.locator('#buy').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(plain).toHaveURL(/\/shop-cart\?product=copper-metal-card&name=/)
  const address = plain.url()
  await context.close()
  await page.goto(address)
  await expect(page.getByRole('row', { name: /Brushed Copper Card/ })).toContainText('مريم')
  await expect(page).toHaveURL(/\/shop-cart$/)
})

test('a name is the same in the cart, at checkout, on the receipt and in the member’s order', async ({
  page,
  member,
  backend,
  text,
}) => {
  expect(member.token).not.toBe('')
  await page.goto(CARD)
  await untilHydrated(page)
  await page.getByRole('textbox', { name: /^Name/ }).fill('مريم الحارثي')
  await page.getByRole('textbox', { name: /^Second line/ }).fill('Studio')
  await page.getByRole('button', { name: text.add, exact: true }).first().click()
  const drawn = page
    .locator('main svg text', { hasText: 'مريم الحارثي' })
    .filter({ visible: true })
    .last()
  await page.goto('/shop-cart')
  await expect(drawn).toBeVisible()
  await expect(page.getByText('With your text: مريم الحارثي · Studio')).toBeVisible()
  await page.goto('/shop-checkout')
  await expect(drawn).toBeVisible()
  const sent = readOrderLines(page)
  await confirmOrder(page, text)
  // As it was before pieces had names of their own.
  const fields = ['engraving', 'itemId', 'itemImage', 'itemName', 'itemPrice', 'itemQuantity']
  expect((await sent).map((line) => Object.keys(line).sort())).toEqual([fields])
  await expect(page.getByText('مريم الحارثي')).toBeVisible()
  await payWith(page, cards.good, text)
  await expect(page).toHaveURL(/\/payment\/callback/)
  await expect(drawn).toBeVisible()
  const number = await page
    .getByText(/^\d{6}$/)
    .first()
    .textContent()
  await page.goto(`${backend}/portal/orders/${number}`)
  await expect(drawn).toBeVisible()
})

test('Enter in the fields of the name buys nothing, and the name goes along to another finish', async ({
  page,
}) => {
  await page.goto(CARD)
  await untilHydrated(page)
  await page.getByRole('textbox', { name: /^Name/ }).fill('Maryam')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Second line/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Second line/ })).not.toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('addToCart') ?? '[]')).toBe('[]')

  const finishes = page.getByRole('region', { name: /^Finish:/ }).getByRole('link')
  await expect(finishes).toHaveCount(15)
  await finishes.filter({ hasText: 'Walnut' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Walnut Wood Card' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Maryam')
  await expect(finishes.filter({ hasText: 'Walnut' })).toHaveAttribute('aria-current', 'page')
})

test('numbers beside Arabic letters are drawn from left to right', async ({ page }) => {
  await page.goto(CARD)
  await untilHydrated(page)
  const field = page.getByRole('textbox', { name: /^Second line/ })
  const drawn = page.locator('button picture + svg g:last-child text').first()
  /** What is drawn, from left to right. */
  const readDrawn = () =>
    drawn.evaluate((element) => {
      const text = element as unknown as SVGTextElement
      return [...(text.textContent ?? '')]
        .map((character, index) => ({ character, x: text.getExtentOfChar(index).x }))
        .filter(({ character }) => !/[\p{Cf}\p{M}\s]/u.test(character))
        .sort((one, other) => one.x - other.x)
        .map(({ character }) => character)
        .join('')
    })
  const numbers: [typed: string, fromTheLeft: RegExp][] = [
    ['هاتف: +968 9123 4567', /^\+96891234567:\p{L}+$/u],
    ['هاتف +968 9123 4567 داخلي 12', /^12\p{L}+\+96891234567\p{L}+$/u],
    ['هاتف +٩٦٨ ٩١٢٣', /^\+٩٦٨٩١٢٣\p{L}+$/u],
    ['ص.ب 1123، ر.ب 133', /^133[\p{L}.]+،1123[\p{L}.]+$/u],
    ['2026-11-28 حتى 2026-12-05', /^2026-12-05\p{L}+2026-11-28$/u],
    ['Salim سالم +968 9123 4567', /^Salim\p{Script=Arabic}+\+96891234567$/u],
    ['A/B (عمان) 50%', /^A\/B\(\p{L}+\)50%$/u],
  ]
  for (const [typed, fromTheLeft] of numbers) {
    await field.fill(typed)
    await expect.poll(readDrawn).toMatch(fromTheLeft)
  }
})
