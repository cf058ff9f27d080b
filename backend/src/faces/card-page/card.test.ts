import { DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'

import {
  createFakeSession,
  endFakeSession,
  findFakeSession,
} from '../../domain/payment-providers/fake/fake-session.store.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import { type CardPage, renderCardPage } from './card.page.ts'
import { findInvalidFields, simulatePayment, TEST_CARDS } from './card.validation.ts'

describe('card.page', () => {
  const paymentRequest = {
    lines: [
      { id: 'card', title: { en: 'Steel <Card>', ar: 'بطاقة فولاذية' }, price: 2100, quantity: 2 },
      { id: 'fob', title: { en: 'Key Fob' }, price: 333, quantity: 1 },
    ],
    totals: {
      subtotal: 4533,
      tax: 227,
      taxPercent: DEFAULT_TAX_PERCENT,
      discount: 500,
      total: 4260,
    },
    buyerEmail: 'a@site.test',
  }
  const view = {
    lang: 'en',
    theme: null,
    url: '/pay/cs_1',
    shopOrigin: 'http://site.test',
    brand: { name: { en: 'Shop', ar: 'متجر' } },
  } as const
  const pictures = new Map([['card', 'steel-card']])
  const page: CardPage = { view, paymentRequest, pictures, form: {} }

  function textOf(markup: string): string {
    return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  }

  test('renderCardPage shows every line, the amounts and the total', () => {
    const text = textOf(renderCardPage(page))
    expect(text).toContain('Steel &lt;Card&gt; Quantity: 2 × OMR 21.00 OMR 42.00')
    expect(text).toContain('Key Fob Quantity: 1 × OMR 3.33 OMR 3.33')
    expect(text).toContain(
      `Subtotal, without VAT OMR 45.33 Tax (${DEFAULT_TAX_PERCENT}%) OMR 2.27 Discount -OMR 5.00 Total OMR 42.60`,
    )
  })

  test('renderCardPage omits the discount when there is none', () => {
    const totals = { ...paymentRequest.totals, discount: 0 }
    expect(
      textOf(renderCardPage({ ...page, paymentRequest: { ...paymentRequest, totals } })),
    ).not.toContain('Discount')
  })

  test('renderCardPage shows Arabic titles, or English ones where they are missing', () => {
    const text = textOf(renderCardPage({ ...page, view: { ...view, lang: 'ar' } }))
    expect(text).toContain('بطاقة فولاذية')
    expect(text).toContain('Key Fob')
    expect(text).not.toContain('Steel')
  })

  test('renderCardPage labels the fields and buttons', () => {
    const markup = renderCardPage(page)
    for (const [id, label] of [
      ['number', 'Card number'],
      ['expiry', 'Expiry'],
      ['cvc', 'CVC'],
    ]) {
      expect(markup).toContain(`<label for="${id}">${label}</label>`)
    }
    expect(markup).toContain('name="action" value="pay">')
    expect(textOf(markup)).toContain('Pay OMR 42.60')
    expect(markup).toMatch(/value="cancel" formnovalidate>\s*Cancel\s*<\/button>/)
  })

  test('renderCardPage says which cards are taken, and when the order arrives', () => {
    const text = textOf(renderCardPage({ ...page, arrival: 'With you by Sunday 29 November.' }))
    expect(text).toContain('Visa Mastercard Amex')
    expect(text).toContain('OMR 42.60 With you by Sunday 29 November.')
    expect(textOf(renderCardPage(page))).not.toContain('With you by')
  })

  test('renderCardPage says what to do about a declined card, and about no other problem', () => {
    const help = 'You have not been charged, and your order is kept.'
    const declined = renderCardPage({ ...page, form: { problem: 'card.declined' } })
    expect(declined).toContain(help)
    expect(declined).toContain('href="http://site.test/user-account?lang=en"')
    expect(renderCardPage({ ...page, form: { problem: 'form.checkFields' } })).not.toContain(help)
  })

  test('renderCardPage shows the picture of what is still sold', () => {
    const markup = renderCardPage(page)
    expect(markup.match(/srcset="\/media\/steel-card-640.avif"/g)).toHaveLength(1)
    expect(markup.match(/<span class="thumb">/g)).toHaveLength(1)
  })
})

describe('card.validation', () => {
  const now = new Date('2026-03-31T23:00:00Z')
  const validCard = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

  describe('findInvalidFields', () => {
    test.each([...Object.values(TEST_CARDS), '378282246310005', '4242-4242-4242-4242'])(
      'accepts the number %s',
      (number) => expect(findInvalidFields({ ...validCard, number }, now)).toEqual({}),
    )

    test.each(['', '4242', '4242 4242 4242 4241', '4242424242424242424242', 'abcd', '４２４２'])(
      'rejects the number %p',
      (number) =>
        expect(findInvalidFields({ ...validCard, number }, now)).toEqual({
          number: 'card.invalidNumber',
        }),
    )

    test('accepts Arabic and Persian digits', () => {
      const card = { number: '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲', expiry: '١٢/٣٠', cvc: '١٢٣' }
      expect(findInvalidFields(card, now)).toEqual({})
    })

    test.each(['03/26', '3/26', '03/2026', '03 / 26', '0326', '12/76'])(
      'accepts the expiry %s',
      (expiry) => expect(findInvalidFields({ ...validCard, expiry }, now)).toEqual({}),
    )

    test.each(['02/26', '12/25', '00/30', '13/30', '12/2100', '', 'x', '12/3'])(
      'rejects the expiry %p',
      (expiry) =>
        expect(findInvalidFields({ ...validCard, expiry }, now)).toEqual({
          expiry: 'card.invalidExpiry',
        }),
    )

    test('rejects an expiry from the first moment of the next month', () => {
      const nextMonth = new Date('2026-04-01T00:00:00Z')
      expect(findInvalidFields({ ...validCard, expiry: '03/26' }, nextMonth)).toEqual({
        expiry: 'card.invalidExpiry',
      })
    })

    test.each(['', '12', '12345', 'abc'])('rejects the security code %p', (cvc) => {
      expect(findInvalidFields({ ...validCard, cvc }, now)).toEqual({ cvc: 'card.invalidCvc' })
    })
  })

  describe('simulatePayment', () => {
    test('accepts or expires the test cards and declines any other number', () => {
      expect(simulatePayment(TEST_CARDS.pays)).toBe('paid')
      expect(simulatePayment(TEST_CARDS.declined)).toBe('declined')
      expect(simulatePayment(TEST_CARDS.expires)).toBe('expired')
      expect(simulatePayment('378282246310005')).toBe('declined')
    })

    test('recognises a test card in Arabic digits', () => {
      expect(simulatePayment('٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢')).toBe('paid')
    })
  })
})

describe('fake-session.store', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(openSqliteFile)
  })
  afterAll(() => shop.close())

  function open(paymentId: string, minutes = 30) {
    const expiresAt = new Date(shop.deps.clock().getTime() + minutes * 60_000)
    const totals = { subtotal: 100, tax: 5, taxPercent: 5, discount: 0, total: 105 }
    const paymentRequest = { lines: [], totals, buyerEmail: 'a@site.test' }
    return createFakeSession(shop.deps, {
      paymentId,
      paymentRequest,
      buyer: { name: '', phone: '' },
      returnUrl: 'http://site.test/',
      expiresAt,
    })
  }

  const getStatus = async (id: string) => (await findFakeSession(shop.deps, id))?.status

  test('endFakeSession ends a session once', async () => {
    const id = await open('p3')
    expect(await getStatus(id)).toBe('unpaid')
    const ends = await Promise.all([
      endFakeSession(shop.deps, id, 'paid'),
      endFakeSession(shop.deps, id, 'paid'),
      endFakeSession(shop.deps, id, 'cancelled'),
    ])
    expect(ends.filter(Boolean)).toHaveLength(1)
    expect(await getStatus(id)).toBe('paid')
  })

  test('findFakeSession returns expired after the session’s lifetime, and endFakeSession fails', async () => {
    const id = await open('p4', 1)
    shop.advanceClock(2)
    expect(await getStatus(id)).toBe('expired')
    expect(await endFakeSession(shop.deps, id, 'paid')).toBe(false)
    expect(await getStatus(id)).toBe('expired')
  })

  test('findFakeSession returns paid after the session’s lifetime', async () => {
    const id = await open('p5', 1)
    await endFakeSession(shop.deps, id, 'paid')
    shop.advanceClock(2)
    expect(await getStatus(id)).toBe('paid')
  })
})
