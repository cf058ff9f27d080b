import { cart } from '@shop/kernel/cart'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { act, screen } from '@testing-library/react'

import { CartStorageNotice } from './CartStorageNotice.tsx'
import { warnUnsavedCart } from './warn-unsaved-cart.tsx'

const line = { id: 'a', title: 'A', price: 1, quantity: 1 }

const sentences = () =>
  [...screen.getByRole('status').querySelectorAll('span')].map(({ textContent }) => textContent)

describe('CartStorageNotice', () => {
  test('renders nothing for a cart that is stored as it is', () => {
    renderUi(<CartStorageNotice />, { cart: [line] })
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  test('says while the browser does not store the cart', () => {
    renderUi(<CartStorageNotice />)
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    act(() => void cart.add(buildProduct()))
    expect(sentences()).toEqual([
      'Your browser could not save your cart. It lasts only while this tab is open.',
    ])
    setItem.mockRestore()
    act(() => cart.clear())
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})

test.each([
  ['en', 'Your browser could not save your cart. It lasts only while this tab is open.'],
  ['ar', 'تعذّر على المتصفح حفظ سلتك، وستبقى ما دامت علامة التبويب هذه مفتوحة فقط.'],
] as const)('warnUnsavedCart toasts once in %s', async (lang, text) => {
  renderUi(null, { lang })
  act(() => {
    warnUnsavedCart()
    warnUnsavedCart()
  })
  expect(await screen.findAllByText(text)).toHaveLength(1)
})
