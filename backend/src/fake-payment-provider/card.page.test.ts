import { type CardPage, renderCardPage, renderUnknownSessionPage } from './card.page.ts'
import { cardTexts } from './card.texts.ts'

const paymentRequest = {
  lines: [
    { id: 'card', title: { en: 'Steel <Card>', ar: 'بطاقة فولاذية' }, price: 2100, quantity: 2 },
    { id: 'fob', title: { en: 'Key Fob' }, price: 333, quantity: 1 },
  ],
  totals: { subtotal: 4533, tax: 227, discount: 500, total: 4260 },
  buyerEmail: 'a@site.test',
}
const view = { lang: 'en', theme: null, url: '/pay/cs_1', shopOrigin: 'http://site.test' } as const
const page: CardPage = { view, paymentRequest, form: {} }

function textOf(markup: string): string {
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test('renderCardPage shows every line, the amounts and the total', () => {
  const text = textOf(renderCardPage(page))
  expect(text).toContain('Steel &lt;Card&gt; Quantity: 2 × OMR 21.00 OMR 42.00')
  expect(text).toContain('Key Fob Quantity: 1 × OMR 3.33 OMR 3.33')
  expect(text).toContain('Subtotal OMR 45.33 Tax (5%) OMR 2.27 Discount -OMR 5.00 Total OMR 42.60')
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
  expect(markup).toContain('value="cancel" formnovalidate>Cancel</button>')
})

test('renderCardPage marks invalid fields and renders an alert', () => {
  const markup = renderCardPage({
    ...page,
    form: { errors: { expiry: 'invalidExpiry' }, problem: 'checkFields' },
  })
  expect(markup.match(/aria-invalid/g)).toHaveLength(1)
  expect(markup).toContain('id="expiry-error"')
  expect(markup).toContain('role="alert">Please check the marked fields.</p>')
})

test('renderCardPage folds the order above the form, for phones', () => {
  const markup = renderCardPage(page)
  expect(markup).toMatch(/<details class="summary">[\s\S]*<\/details>[\s\S]*<form/)
  expect(markup).not.toContain('<details class="summary" open')
})

test('renderUnknownSessionPage shows an error and no form', () => {
  const markup = renderUnknownSessionPage(view)
  expect(markup).toContain(cardTexts.en.unknownSession)
  expect(markup).not.toContain('<form')
})

test('cardTexts has every text in Arabic', () => {
  for (const [name, text] of Object.entries(cardTexts.ar)) {
    expect(cardTexts.en).toHaveProperty(name)
    expect(text).toMatch(/[\u0600-\u06ff]/)
  }
})
