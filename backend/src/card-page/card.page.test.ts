import { cardPage, type CardPage, unknownCardPage } from './card.page.ts'
import { cardTexts } from './card.texts.ts'

const bill = {
  lines: [
    { id: 'card', title: { en: 'Steel <Card>', ar: 'بطاقة فولاذية' }, price: 2100, quantity: 2 },
    { id: 'fob', title: { en: 'Key Fob' }, price: 333, quantity: 1 },
  ],
  totals: { subtotal: 4533, tax: 227, discount: 500, total: 4260 },
  buyerEmail: 'a@site.test',
}
const page: CardPage = { lang: 'en', url: '/pay/cs_1', bill }

function textOf(markup: string): string {
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test('shows every line, the amounts and the total', () => {
  const text = textOf(cardPage(page))
  expect(text).toContain('Steel &lt;Card&gt; Quantity: 2 × OMR 21.00 OMR 42.00')
  expect(text).toContain('Key Fob Quantity: 1 × OMR 3.33 OMR 3.33')
  expect(text).toContain('Subtotal OMR 45.33 Tax (5%) OMR 2.27 Discount -OMR 5.00 Total OMR 42.60')
})

test('has no row for a discount that there is not', () => {
  const totals = { ...bill.totals, discount: 0 }
  expect(textOf(cardPage({ ...page, bill: { ...bill, totals } }))).not.toContain('Discount')
})

test('names goods in Arabic where they have a name', () => {
  const text = textOf(cardPage({ ...page, lang: 'ar' }))
  expect(text).toContain('بطاقة فولاذية')
  expect(text).toContain('Key Fob')
  expect(text).not.toContain('Steel')
})

test('has the labels and buttons that people look for', () => {
  const markup = cardPage(page)
  for (const [id, label] of [
    ['number', 'Card number'],
    ['expiry', 'Expiry'],
    ['cvc', 'CVC'],
  ]) {
    expect(markup).toContain(`<label for="${id}">${label}</label>`)
  }
  expect(markup).toContain('name="action" value="pay">Pay</button>')
  expect(markup).toContain('value="cancel" formnovalidate>Cancel</button>')
})

test('marks the fields that are wrong and announces the problem', () => {
  const markup = cardPage({
    ...page,
    wrong: ['expiry'],
    problem: 'Please check the marked fields.',
  })
  expect(markup.match(/aria-invalid/g)).toHaveLength(1)
  expect(markup).toContain('id="expiry-error"')
  expect(markup).toContain('role="alert">Please check the marked fields.</p>')
})

test('a link that is not valid says so and shows no form', () => {
  const markup = unknownCardPage('en', '/pay/none')
  expect(markup).toContain(cardTexts.en.unknown)
  expect(markup).not.toContain('<form')
})

test('every text is in Arabic, too', () => {
  for (const [name, text] of Object.entries(cardTexts.ar)) {
    expect(cardTexts.en).toHaveProperty(name)
    expect(text).toMatch(/[\u0600-\u06ff]/)
  }
})
