import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { screen } from '@testing-library/react'

import { buildCartItem, buildOakCard } from '../testing/fixtures.ts'
import { openPage } from '../testing/open-page.tsx'
import { formatPrice, getAmount, totalFor } from '../testing/text.ts'
import { parseQuantity } from './QuantityInput.tsx'

const storedQuantity = () =>
  (JSON.parse(localStorage.getItem(storageKeys.cart) ?? '[]') as { quantity: number }[])[0]
    ?.quantity

/** Opens a cart with two steel cards, and selects the quantity as a click on it does. */
async function openField(lang: 'en' | 'ar' = 'en') {
  const cart = [buildCartItem({ quantity: 2 }), buildOakCard()]
  const { user } = openPage('/shop-cart', { cart, lang })
  const [field] = await screen.findAllByRole<HTMLInputElement>('spinbutton')
  if (!field) throw new Error('There is no quantity field.')
  await user.click(field)
  return { user, field }
}

const ERROR = 'Please enter a whole number from 1 to 10,000. The quantity is still 2.'

describe('a typed quantity', () => {
  test('replaces the former one on Enter, keeps the focus and is announced', async () => {
    const { user, field } = await openField()
    await user.keyboard('12')
    expect(storedQuantity()).toBe(2)
    await user.keyboard('{Enter}')
    expect(storedQuantity()).toBe(12)
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('aria-valuenow', '12')
    expect(getAmount('Subtotal')).toBe('OMR 262.50')
    expect(
      screen.getByText(`Steel card: quantity 12. Total ${formatPrice(totalFor(262.5))}.`),
    ).toHaveAttribute('role', 'status')
  })

  test('is taken when the field is left', async () => {
    const { user, field } = await openField()
    await user.keyboard('7')
    await user.tab()
    expect(storedQuantity()).toBe(7)
    expect(field).toHaveValue('7')
  })

  test('may have Arabic digits, and is shown in Western ones', async () => {
    const { user, field } = await openField('ar')
    await user.keyboard('١٥{Enter}')
    expect(storedQuantity()).toBe(15)
    expect(field).toHaveValue('15')
  })

  test.each(['10001', '0', 'lots'])('is rejected with a message when it is %s', async (text) => {
    const { user, field } = await openField()
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
    await user.keyboard(`${text}{Enter}`)
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
    scroll.mockRestore()
    expect(field).toHaveValue('2')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(ERROR))
    expect(screen.getByText(ERROR).closest('[role=alert]')).toBeVisible()
    expect(storedQuantity()).toBe(2)
    await user.keyboard('{Control>}a{/Control}3{Enter}')
    expect(screen.queryByText(ERROR)).not.toBeInTheDocument()
    expect(storedQuantity()).toBe(3)
  })

  test.each(['{Backspace}{Enter}', '9{Escape}'])('goes back silently after %s', async (keys) => {
    const { user, field } = await openField()
    await user.keyboard(keys)
    expect(field).toHaveValue('2')
    expect(field).toBeValid()
    expect(storedQuantity()).toBe(2)
  })

  test('steps by the arrow keys, not below 1', async () => {
    const { user, field } = await openField()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(field).toHaveValue('4')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(field).toHaveValue('1')
    expect(storedQuantity()).toBe(1)
  })

  test('above what an order takes is explained, and can still be lowered', async () => {
    const { user } = openPage('/shop-cart', { cart: [buildCartItem({ quantity: 10_000 })] })
    const field = await screen.findByRole('spinbutton')
    expect(field).toBeValid()
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Steel card' }))
    expect(storedQuantity()).toBe(10_001)
    expect(field).toHaveAccessibleDescription(/^One order takes at most 10,000 of a product\./)
    await user.click(screen.getByRole('button', { name: 'Decrease quantity of Steel card' }))
    expect(field).toBeValid()
  })

  test('is taken before the step of a button', async () => {
    const { user } = await openField()
    await user.keyboard('20')
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Steel card' }))
    expect(storedQuantity()).toBe(21)
  })
})

describe('parseQuantity', () => {
  test.each([
    ['3', 3],
    [' 12 ', 12],
    ['٢٥', 25],
    ['\u200f１２ ', 12],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['1.5', NaN],
    ['-3', NaN],
    ['1e3', NaN],
    ['lots', NaN],
  ])('returns for %j: %p', (text, expected) => {
    expect(parseQuantity(text)).toBe(expected)
  })
})
