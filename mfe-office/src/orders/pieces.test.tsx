import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'
import { buildOrder } from './testing/build-order.ts'

const [steel] = buildOrder().products
if (!steel) throw new Error('The order has a line')
const salma = { name: 'سلمى', line: 'R&D' }
const none = { name: '', line: '' }

const open = (at: string, line: Partial<OfficeOrderDetails['products'][number]>) => {
  const order = buildOrder({ products: [{ ...steel, ...line }] })
  const handlers = [http.get(mainUrl('/office/orders/order-1'), () => HttpResponse.json(order))]
  return openOffice(at, { handlers })
}

describe('OrderPage', () => {
  test('lists what is on each piece, in its order, and counts those with and without a text', async () => {
    const engravings = [salma, none, { name: 'Ali', line: '' }]
    open('/office/orders/order-1', { quantity: 4, engraving: salma, engravings })
    const list = await screen.findByRole('list', { name: 'Texts on the pieces' })
    expect(list).toBeVisible()
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['سلمىR&D', 'without a text', 'Ali', 'without a text'])
    expect(screen.getByText('Pieces with a text: 2 · without a text: 2')).toBeVisible()
  })

  test('folds a long list, and says which pieces are beyond it', async () => {
    const engravings = Array.from({ length: 100 }, () => salma)
    const { user } = open('/office/orders/order-1', {
      quantity: 11,
      pieces: 10,
      engraving: salma,
      engravings,
    })
    const counts = await screen.findByText('Pieces with a text: 100 · without a text: 10')
    expect(counts.closest('details')).not.toHaveAttribute('open')
    await user.click(counts)
    expect(screen.getAllByText('سلمى')).toHaveLength(100)
    expect(screen.getByText('101–110').parentElement).toHaveTextContent('101–110 without a text')
  })

  test('counts the pieces of packages that all have the same text', async () => {
    open('/office/orders/order-1', { pieces: 10 })
    expect(await screen.findByText('Pieces with a text: 20')).toBeVisible()
    expect(screen.getAllByText('سلمى')).toHaveLength(1)
  })
})

const places = [
  { en: 'Card', ar: 'البطاقة' },
  { en: 'Key fob', ar: 'الميدالية' },
]
const set = { quantity: 1, pieces: 2, places, engraving: salma }

describe('an order of a set', () => {
  test('says which text goes where', async () => {
    open('/office/orders/order-1', { ...set, engravings: [salma, none] })
    const list = await screen.findByRole('list', { name: 'Texts on the pieces' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Card: سلمىR&D', 'Key fob: without a text'])
    expect(screen.getByText('Texts: 1 · without a text: 1')).toBeVisible()
  })

  test('names all places of one text', async () => {
    open('/office/orders/order-1', set)
    expect(await screen.findByText(/^Card, Key fob:/)).toBeVisible()
  })

  test('has the places on the slip in both languages', async () => {
    open('/office/orders/order-1/print?sheet=slip', { ...set, engravings: [salma, none] })
    const sheet = await screen.findByRole('article', { name: /Packing slip/ })
    const pieces = within(sheet).getAllByRole('listitem')
    expect(pieces.map(({ textContent }) => textContent)).toEqual([
      '☐ Cardالبطاقة سلمىR&D',
      '☐ Key fobالميدالية without a textبلا نص',
    ])
  })
})

describe('OrderPrintPage', () => {
  const engravings = [salma, none, salma, { name: 'Ali', line: '' }, none]

  test('numbers every piece of the slip, to be ticked off', async () => {
    open('/office/orders/order-1/print?sheet=slip', { quantity: 5, engraving: salma, engravings })
    const sheet = await screen.findByRole('article', { name: /Packing slip/ })
    const pieces = within(sheet).getAllByRole('listitem')
    expect(pieces.map(({ textContent }) => textContent)).toEqual([
      '☐ سلمىR&D',
      '☐ without a textبلا نص',
      '☐ سلمىR&D',
      '☐ Ali',
      '☐ without a textبلا نص',
    ])
  })

  test('says on the invoice what is on how many pieces', async () => {
    open('/office/orders/order-1/print?sheet=invoice', {
      quantity: 5,
      engraving: salma,
      engravings,
    })
    const sheet = await screen.findByRole('article', { name: /Invoice/ })
    const groups = within(sheet).getAllByRole('listitem')
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      '2 × سلمىR&D',
      '2 × without a textبلا نص',
      '1 × Ali',
    ])
  })

  test('counts the pieces of packages on the slip', async () => {
    open('/office/orders/order-1/print?sheet=slip', { pieces: 10 })
    const text = await screen.findByText('سلمى')
    expect(text.closest('td')).toHaveTextContent(/20 × سلمىR&D$/)
  })
})

describe('an order with a logo', () => {
  const logo = 'M0 0L1000 0L1000 250L0 250Z'
  const drawn = (element: HTMLElement) => element.querySelectorAll(`path[d="${logo}"]`)

  test('has it on its page, and as a file for whoever engraves it', async () => {
    open('/office/orders/order-1', { engraving: { ...none, logo } })
    expect(await screen.findByRole('img', { name: 'Logo on each piece' })).toBeVisible()
    const link = screen.getByRole('link', { name: 'Download SVG' })
    expect(link).toHaveAttribute('download', '123456-steel-card.svg')
    const [type, text = ''] = link.getAttribute('href')?.split(',') ?? []
    expect(type).toBe('data:image/svg+xml;charset=utf-8')
    const { documentElement: file } = new DOMParser().parseFromString(
      decodeURIComponent(text),
      'image/svg+xml',
    )
    expect(file.getAttribute('viewBox')).toBe('0 0 1000 250')
    expect(file.querySelector('path')?.getAttribute('d')).toBe(logo)
    expect(screen.queryByText(/with a text/)).not.toBeInTheDocument()
  })

  test.each(['slip', 'invoice'])('has it on the %s, beside a text or alone', async (sheet) => {
    open(`/office/orders/order-1/print?sheet=${sheet}`, { engraving: { ...salma, logo } })
    const text = await screen.findByText('سلمى')
    const cell = text.closest('td')
    expect(cell).toHaveTextContent('Logo on each')
    expect(cell && drawn(cell)).toHaveLength(1)
  })

  test('has no text on the slip where it has none', async () => {
    open('/office/orders/order-1/print?sheet=slip', { engraving: { ...none, logo } })
    const sheet = await screen.findByRole('article', { name: /Packing slip/ })
    expect(drawn(sheet)).toHaveLength(1)
    expect(within(sheet).queryByText('Text on it')).not.toBeInTheDocument()
  })
})
