import { TAX_PERCENT } from '@shop/contracts/pricing.ts'

import { openSqliteFile } from '../testing/databases.ts'
import { createFormClient } from '../testing/form-client.ts'
import {
  createOrderRequest,
  get,
  halfPriceSummary,
  postOrder,
  summary,
  toPrice,
} from '../testing/requests.ts'
import { PASSWORD, type Shopper, withShop } from '../testing/test-shop.ts'

const plain = (markup: string) =>
  markup.replace(/<[^>]+>/g, ' ').replaceAll(/[\s\u200e\u200f\u061c]+/g, ' ')

describe('orders in the portal', () => {
  const shop = withShop(openSqliteFile)

  async function login({ user }: Shopper) {
    const browser = createFormClient(shop().app)
    await browser.open('/portal/login?lang=en')
    await browser.submit('/portal/login', { email: user.email, password: PASSWORD })
    return browser
  }

  test('are listed newest first, by pages', async () => {
    const shopper = await shop().createShopper()
    const numbers: number[] = []
    for (let count = 0; count < 11; count += 1) {
      const request = createOrderRequest(shopper)
      await postOrder(shop(), shopper, request)
      numbers.unshift(request.trackingOrderId)
      // Later, the same cart is a new order.
      shop().advanceClock(31)
    }
    const browser = await login(shopper)
    const listed = async (path: string) =>
      Array.from(
        (await browser.open(path)).body.matchAll(/href="\/portal\/orders\/(\d+)"/g),
        ([, n]) => Number(n),
      )
    expect(await listed('/portal/orders')).toEqual(numbers.slice(0, 10))
    expect(await listed('/portal/orders?page=2')).toEqual(numbers.slice(10))
    expect(await listed('/portal')).toEqual(numbers.slice(0, 3))
    expect((await browser.open('/portal/orders?page=9')).headers.location).toBe(
      '/portal/orders?page=2',
    )
    const first = plain((await browser.open('/portal/orders?page=x')).body)
    expect(first).toContain('Page 1 of 2')
    expect(first).toContain(`Order ${numbers[0]}`)
    expect(first).toContain('2 products')
    expect(first).toContain(plain(toPrice(summary.total)))
    expect(first).toContain('Awaiting payment')
  })

  test('lead to the shop while there are none', async () => {
    const browser = await login(await shop().createShopper())
    const { body } = await browser.open('/portal/orders')
    expect(body).toContain('No orders yet')
    expect(body).toContain('href="http://site.test/shop?lang=en"')
    const inArabic = (await browser.open('/portal/orders?lang=ar&theme=dark')).body
    expect(inArabic).toContain('href="http://site.test/shop?lang=ar&amp;theme=dark"')
  })

  test('draw a name on its product’s picture, and write it beside', async () => {
    const shopper = await shop().createShopper()
    const order = createOrderRequest(shopper)
    const engraving = { name: 'Maryam <b>', line: 'مصمِّمة' }
    const [steel, wood] = order.orderLists
    expect(
      (await postOrder(shop(), shopper, { ...order, orderLists: [steel, { ...wood, engraving }] }))
        .statusCode,
    ).toBe(400)
    engraving.name = 'Maryam & Co'
    await postOrder(shop(), shopper, { ...order, orderLists: [steel, { ...wood, engraving }] })
    const browser = await login(shopper)
    const { body } = await browser.open(`/portal/orders/${order.trackingOrderId}`)
    const drawing = /<svg class="engraving"[\s\S]*?<\/svg>/.exec(body)?.[0] ?? ''
    expect(drawing).toContain('matrix(0.8 0 0 0.2 0.1 0.5)')
    expect(drawing).toContain('Maryam &amp; Co')
    expect(drawing).toMatch(/direction="rtl"\s*>\s*مصمِّمة/)
    expect(drawing).not.toContain('style=')
    expect(plain(body)).toContain('Your text: Maryam &amp; Co · مصمِّمة')
    expect(body.match(/<svg class="engraving"/g)).toHaveLength(1)
    // What is small is for phones only.
    expect(body).toContain('<span class="engraving-text"')
  })

  test('show lines, discount, tax, total, buyer and address', async () => {
    const shopper = await shop().createShopper()
    const coupon = `/users/get-coupans-validity/userId/${shopper.user.id}/discountCode/SALE50OFF`
    await get(shop(), coupon, shopper)
    const request = createOrderRequest(shopper, { TotalOrderPrice: halfPriceSummary.total })
    await postOrder(shop(), shopper, request)
    const browser = await login(shopper)
    const path = `/portal/orders/${request.trackingOrderId}`
    const { body } = await browser.open(path)
    expect(body).toContain('src="/media/wood-card-1280.webp"')
    expect(body).toContain('href="http://site.test/product-detail/wood-card?lang=en"')
    const text = plain(body)
    for (const part of [
      'The wood-card',
      'OMR 19.98',
      'Subtotal OMR 40.98',
      `Tax (${TAX_PERCENT}%) ${plain(toPrice(summary.tax))}`,
      'Discount -OMR 20.49',
      `Total ${plain(toPrice(halfPriceSummary.total))}`,
      shopper.user.email,
      'Way 1, Muscat',
      'Not paid yet',
      `Pay ${plain(toPrice(halfPriceSummary.total))}`,
    ]) {
      expect(text).toContain(part)
    }
    const arabic = plain((await browser.open(`${path}?lang=ar`)).body)
    expect(arabic).toContain(`ادفع ${halfPriceSummary.total} ر.ع.`)
    expect(arabic).toContain('بانتظار الدفع')
    expect(arabic).not.toMatch(/[٠-٩]/)
  })

  test.each(['1', 'abc', '999999999999', '-1'])('are unknown by the number %s', async (number) => {
    const browser = await login(await shop().createShopper())
    expect((await browser.open(`/portal/orders/${number}`)).statusCode).toBe(404)
  })

  test('ask a visitor to log in', async () => {
    const { headers } = await createFormClient(shop().app).open('/portal/orders')
    expect(headers.location).toBe('/portal/login?returnTo=%2Fportal%2Forders')
  })
})
