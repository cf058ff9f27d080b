import { formatAmount } from '@shop/contracts/rules/format.ts'
import { fromHundredths } from '@shop/contracts/rules/money.ts'
import { calculateTotals } from '@shop/contracts/rules/pricing.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { renderUi } from '@shop/testing/render.tsx'
import fc from 'fast-check'

import { Price, ShownPriceNote } from './Price.tsx'
import { toShownPrice } from './shown-price.ts'

const setTax = (taxPercent: number, pricesWithTax?: boolean) =>
  setConfig({ ...testConfig, taxPercent, pricesWithTax })

const textOf = (ui: React.ReactElement, lang: 'en' | 'ar' = 'en') =>
  renderUi(ui, { lang }).container.textContent

describe('Price', () => {
  test.each([
    [5, false, 'en', 'OMR 10.00plus 5% VAT'],
    [7.5, true, 'en', 'OMR 10.75incl. 7.5% VAT'],
    [0, true, 'en', 'OMR 10.00'],
    [5, false, 'ar', '10.00 ر.ع.تُضاف ضريبة القيمة المضافة 5%'],
    [5, true, 'ar', '10.50 ر.ع.شامل ضريبة القيمة المضافة 5%'],
  ] as const)('at %p percent, with tax: %p, in %s, says %s', (percent, withTax, lang, text) => {
    setTax(percent, withTax)
    expect(
      textOf(<Price price={10} />, lang)
        ?.replaceAll('\u00a0', ' ')
        .replaceAll('\u200f', ''),
    ).toBe(text)
  })

  test('adds the tax of the specification where a shop says nothing of it', () => {
    setConfig(testConfig)
    expect(textOf(<Price price={10} />)).toContain('plus 5% VAT')
  })

  test.each([
    [false, '8.00', '10.00'],
    [true, '8.50', '10.50'],
  ])(
    'has the total of a cart with the coupon, with tax: %p, and strikes digits only',
    (withTax, now, before) => {
      setTax(5, withTax)
      const { container } = renderUi(<Price price={10} discountPercent={20} />)
      expect(container).toHaveTextContent(`OMR ${now}`)
      expect(container.querySelector('s')).toHaveTextContent(new RegExp(`^${before}$`))
    },
  )
})

test('ShownPriceNote says what other pages show of a price of the cart', () => {
  setTax(5, true)
  expect(textOf(<ShownPriceNote price={10} />)).toBe('OMR\u00a010.50incl. 5% VAT')
  setTax(5)
  expect(textOf(<ShownPriceNote price={10} />)).toBe('plus 5% VAT')
})

test('a price is that of an order of one piece to the last baisa, with its tax or without', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }).map(fromHundredths),
      fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => basisPoints / 100),
      fc.boolean(),
      fc.integer({ min: 0, max: 100 }),
      (price, taxPercent, withTax, discountPercent) => {
        setTax(taxPercent, withTax)
        const order = calculateTotals([{ price, quantity: 1 }], taxPercent)
        const shown = withTax ? order.total : order.subtotal
        expect(toShownPrice(price)).toBe(shown)
        const discount = Math.round((order.subtotal * discountPercent) / 100)
        expect(toShownPrice(price, discountPercent)).toBe(shown - discount)
        const { container, unmount } = renderUi(<Price price={price} />)
        expect(container).toHaveTextContent(formatAmount(shown, 'en').replace('\u00a0', ' '))
        unmount()
      },
    ),
    { numRuns: 500 },
  )
})
