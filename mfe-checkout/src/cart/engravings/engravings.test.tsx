import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { Engraving } from '@shop/contracts/rules/engraving-text.ts'
import type { CartItem } from '@shop/kernel/cart'
import { act, screen, within } from '@testing-library/react'

import { buildCartItem, buildOakCard } from '../../testing/fixtures.ts'
import { openPage } from '../../testing/open-page.tsx'
import { normalizedText } from '../../testing/text.ts'

const surface = { finish: 'engraved', color: '#123456', width: 68, height: 12 } as const
const none = { name: '', line: '' }
const ali = { name: 'Ali', line: 'CEO' }
const maryam = { name: 'مريم', line: '' }

type Options = Parameters<typeof openPage>[1]

function open(
  changes: Partial<CartItem>,
  { at = '/shop-cart', ...options }: Options & { at?: string } = {},
) {
  const cart = [buildCartItem({ surface, ...changes }), buildOakCard()]
  return openPage(at, { cart, ...options })
}

async function openList(
  changes: Partial<CartItem>,
  name = /^(?:A different text on each|Edit the texts): Steel/,
) {
  const page = open(changes)
  await page.user.click(await screen.findByRole('button', { name }))
  await screen.findByRole('group', { name: 'Text on the pieces of Steel card' })
  return page
}

const stored = () =>
  (JSON.parse(localStorage.getItem(storageKeys.cart) ?? '[]') as CartItem[])[0] ?? buildCartItem()
const texts = () => stored().engravings?.map(({ name }) => name)
const nameOf = (piece: number) => screen.getByRole('textbox', { name: `Name on piece ${piece}` })
const lineOf = (piece: number) =>
  screen.getByRole('textbox', { name: `Second line on piece ${piece}` })
const values = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name/ }).map(({ value }) => value)
const row = () => screen.getByRole('row', { name: /Steel card.*42|Steel card.*63/ })

describe('the texts on the pieces of a cart line', () => {
  test('are offered where a product that takes one has several pieces, also in one package', async () => {
    const page = open({ quantity: 1 })
    await screen.findByRole('row', { name: /Steel card/ })
    const button = () => screen.queryByRole('button', { name: /A different text on each/ })
    expect(button()).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Increase quantity of Steel card' }))
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    page.unmount()
    open({ quantity: 1, surface: { ...surface, pieces: 2 } })
    expect(await screen.findByRole('button', { name: /A different text on each/ })).toBeVisible()
  })

  test('are by the surfaces of a set, and pasted into the same ones', async () => {
    const others = [{ ...surface, width: 20, name: { en: 'Key fob' } }]
    const parts = { ...surface, name: { en: 'Card' }, others }
    const engravings = [ali, maryam]
    const { user } = await openList({ quantity: 2, surface: parts, engraving: ali, engravings })
    const fields = screen.getAllByRole('textbox', { name: /^Name/ })
    expect(fields.map((field) => field.getAttribute('aria-label'))).toEqual([
      'Name: Card 1',
      'Name: Key fob 1',
      'Name: Card 2',
      'Name: Key fob 2',
    ])
    expect(values()).toEqual(['Ali', 'مريم', 'Ali', 'مريم'])
    await user.click(screen.getByRole('textbox', { name: 'Name: Key fob 1' }))
    await user.paste('Huda\nMaryam Al Harthy')
    expect(texts()).toEqual(['Ali', 'Huda', 'Ali', ''])
    expect(screen.getByRole('textbox', { name: 'Name: Key fob 2' })).toBeInvalid()
  })

  test('begin with the text of the line, and are saved as they are typed', async () => {
    const { user } = await openList({ quantity: 3, engraving: ali })
    expect(values()).toEqual(['Ali', 'Ali', 'Ali'])
    await user.clear(nameOf(2))
    await user.type(nameOf(2), ' Salim ')
    await user.clear(nameOf(3))
    expect(stored().engravings).toEqual([
      ali,
      { name: 'Salim', line: 'CEO' },
      { name: '', line: 'CEO' },
    ])
    expect(nameOf(2)).toHaveValue('Salim')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.getByRole('button', { name: /^Edit the texts/ })).toHaveFocus()
    const shown = within(row()).getAllByRole('listitem').map(normalizedText)
    expect(shown).toEqual(['Ali · CEO× 1', 'Salim · CEO× 1', 'CEO× 1'])
  })

  test('lead from field to field by Enter', async () => {
    const { user } = await openList({ quantity: 2 })
    await user.type(nameOf(1), 'Ali{Enter}CEO{Enter}')
    expect(nameOf(2)).toHaveFocus()
    expect(lineOf(1)).toHaveAttribute('enterkeyhint', 'next')
    await user.keyboard('Maryam{Enter}{Enter}')
    expect(lineOf(2)).not.toHaveFocus()
    expect(lineOf(2)).toHaveAttribute('enterkeyhint', 'done')
    expect(stored().engravings).toEqual([ali, { name: 'Maryam', line: '' }])
  })

  test('say why a text cannot be put on a piece, keep it in its field, and out of the cart', async () => {
    const { user } = await openList({ quantity: 2, engraving: ali })
    await user.type(nameOf(2), ' 😀')
    expect(nameOf(2)).toHaveAccessibleDescription(/Emoji cannot be put on it/)
    expect(nameOf(1)).toBeValid()
    expect(stored().engravings).toEqual([ali, { name: '', line: 'CEO' }])
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(nameOf(2)).toHaveFocus()
    expect(nameOf(2)).toHaveValue('Ali 😀')
    await user.type(nameOf(2), '{Backspace}{Backspace}')
    expect(nameOf(2)).toBeValid()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull()
  })

  test('are filled from where a column is pasted, which says how many', async () => {
    const { user } = await openList({ quantity: 4, engraving: ali })
    await user.click(nameOf(2))
    await user.paste('Salim\r\n\r\nMaryam\r\nHuda\r\nNasser\r\n')
    expect(values()).toEqual(['Ali', 'Salim', 'Maryam', 'Huda'])
    expect(lineOf(3)).toHaveValue('CEO')
    expect(texts()).toEqual(['Ali', 'Salim', 'Maryam', 'Huda', 'Nasser'])
    const note = '3 pieces were filled in. 1 more line of your list has no piece to go on.'
    expect(screen.getByText(note)).toHaveAttribute('role', 'status')
    await user.click(screen.getByRole('button', { name: 'Set the quantity to 5' }))
    expect(values()).toEqual(['Ali', 'Salim', 'Maryam', 'Huda', 'Nasser'])
    expect(stored().quantity).toBe(5)
    expect(screen.queryByRole('button', { name: /^Set the quantity/ })).toBeNull()
    await user.click(nameOf(1))
    await user.paste('Aisha\tCFO\nOmar\tCTO')
    expect(stored().engravings?.slice(0, 3)).toEqual([
      { name: 'Aisha', line: 'CFO' },
      { name: 'Omar', line: 'CTO' },
      { name: 'Maryam', line: 'CEO' },
    ])
    await user.click(lineOf(3))
    await user.paste('A\nB 😀')
    expect([lineOf(3), lineOf(4)].map((input) => (input as HTMLInputElement).value)).toEqual([
      'A',
      'B 😀',
    ])
    expect(stored().engravings?.map(({ line }) => line)).toEqual(['CFO', 'CTO', 'A', '', 'CEO'])
  })

  test('can become one text for all, and the list again', async () => {
    const { user } = await openList({
      quantity: 3,
      engraving: ali,
      engravings: [none, ali, maryam],
    })
    await user.click(screen.getByRole('radio', { name: 'The same text on all 3' }))
    expect(values()).toEqual(['Ali'])
    expect(stored()).toMatchObject({ engraving: ali })
    expect(stored()).not.toHaveProperty('engravings')
    await user.click(screen.getByRole('radio', { name: 'A different text on each' }))
    expect(stored().engravings).toEqual([none, ali, maryam])
    await user.click(screen.getByRole('radio', { name: 'The same text on all 3' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a')
    await user.click(screen.getByRole('radio', { name: 'A different text on each' }))
    expect(values()).toEqual(['Alia', 'Alia', 'Alia'])
  })

  test('follow the quantity: a new piece has none, and those of fewer pieces come back', async () => {
    const { user } = await openList({
      quantity: 3,
      engraving: ali,
      engravings: [ali, maryam, none],
    })
    const step = (how: string) =>
      user.click(screen.getByRole('button', { name: `${how} quantity of Steel card` }))
    await step('Increase')
    expect(values()).toEqual(['Ali', 'مريم', '', ''])
    await step('Decrease')
    await step('Decrease')
    await user.type(nameOf(1), 'a')
    expect(values()).toEqual(['Alia', 'مريم'])
    await user.type(nameOf(2), 'م')
    await step('Increase')
    expect(values()).toEqual(['Alia', 'مريمم', ''])
  })

  test('keep what another tab changes meanwhile', async () => {
    const { user } = await openList({ quantity: 2, engraving: ali, engravings: [ali, maryam] })
    await user.type(nameOf(1), 'a')
    const other = [{ ...stored(), engravings: [ali, { name: 'Huda', line: '' }] }]
    localStorage.setItem(storageKeys.cart, JSON.stringify(other))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart })))
    expect(nameOf(2)).toHaveValue('Huda')
    await user.type(nameOf(1), 'h')
    expect(texts()).toEqual(['Aliah', 'Huda'])
  })

  test('are opened by their address', async () => {
    open({ quantity: 2, engraving: ali }, { at: '/shop-cart#texts-steel-card' })
    expect(await screen.findByRole('textbox', { name: 'Name on piece 2' })).toBeVisible()
  })

  test('are a hundred at most, which is said', async () => {
    await openList({ quantity: 130 })
    expect(values()).toHaveLength(100)
    expect(
      screen.getByText(/Only the first 100 pieces.*; 30 pieces stay without a name/),
    ).toBeVisible()
  })

  test('fold a list of many, and of one text name it once', async () => {
    const many = 'ABCDEFG'.split('').map((name): Engraving => ({ name, line: '' }))
    open({ quantity: 7, engraving: ali, engravings: many })
    const summary = await screen.findByText('4 more texts')
    expect(within(screen.getByRole('row', { name: /Steel card/ })).getByText('C')).toBeVisible()
    expect(summary.closest('details')).not.toHaveAttribute('open')
  })

  test('leave the focus on the next line when theirs is removed', async () => {
    const { user } = await openList({ quantity: 2 })
    await user.click(screen.getByRole('button', { name: 'Remove Steel card' }))
    expect(screen.getByRole('button', { name: 'Remove Oak card' })).toHaveFocus()
  })

  test('are in Arabic', async () => {
    const { user } = open({ quantity: 3, engravings: [maryam, none, maryam] }, { lang: 'ar' })
    expect(await screen.findByText('بلا اسم')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^تعديل النصوص/ }))
    expect(await screen.findByRole('textbox', { name: 'الاسم على القطعة 3' })).toHaveValue('مريم')
    expect(screen.getByRole('radio', { name: 'النص نفسه على القطع الـ3 كلها' })).not.toBeChecked()
  })
})
