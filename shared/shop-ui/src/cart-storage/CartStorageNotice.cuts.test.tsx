import { renderUi } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { CartStorageNotice } from './CartStorageNotice.tsx'

// In a file of its own: the cart remembers for as long as the page lives what it has lost.
const line = { id: 'a', title: 'A', price: 1, quantity: 1 }

const sentences = () =>
  [...screen.getByRole('status').querySelectorAll('span')].map(({ textContent }) => textContent)

describe('CartStorageNotice', () => {
  test.each([
    [
      'en',
      [
        '102 products of your saved cart were left out: a cart holds at most 200.',
        '1 product of your saved cart could not be read and was left out.',
        'The quantities of 2 products were too large and are now 100,000.',
        'The name of 1 product was too long and was shortened.',
      ],
    ],
    [
      'ar',
      [
        'استُبعد 102 منتج من سلتك المحفوظة، فالحد الأقصى في السلة 200.',
        'استُبعد منتج واحد من سلتك المحفوظة لتعذّر قراءة البيانات.',
        'خُفّضت كمية منتجين إلى الحد الأقصى 100,000.',
        'اختُصر اسم منتج واحد بسبب الطول.',
      ],
    ],
  ] as const)('says in %s what a stored cart had to lose', (lang, expected) => {
    const lines = Array.from({ length: 299 }, (_, id) => ({ ...line, id: `p${id}` }))
    const large = { ...line, quantity: 9e15 }
    const stored = [
      { id: 'no-price' },
      { ...large, id: 'x' },
      { ...large, id: 'y', title: 'x'.repeat(501) },
      ...lines.concat({ ...line, id: 'last' }),
    ]
    renderUi(<CartStorageNotice />, { lang, cart: stored })
    expect(sentences()).toEqual(expected)
  })
})
