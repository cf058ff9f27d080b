import type { OfficeOrderDetails, OrderEvent } from '@shop/contracts/wire/office-orders.ts'
import { mainUrl } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'
import { calculateRefund, listRefundablePieces } from './refund-amount.ts'
import { buildOrder } from './testing/build-order.ts'

interface Options {
  lang?: 'en' | 'ar'
  permissions?: 'refunds'[]
}

/** Opens an order. @returns what the page sends, by the end of its address */
function open(changes: Partial<OfficeOrderDetails> = {}, options: Options = {}) {
  const sent: [string, unknown][] = []
  const order = buildOrder(changes)
  const answer = async ({ request }: { request: Request }) => {
    sent.push([request.url.replace(/^.*\/orders\/order-1/, ''), await request.json()])
    return HttpResponse.json({ ...order, version: 2 })
  }
  const handlers = [
    http.get(mainUrl('/office/orders/order-1'), () => HttpResponse.json(order)),
    ...['/cancel', '/refunds', '/notes', '/paid'].map((path) =>
      http.post(mainUrl(`/office/orders/order-1${path}`), answer),
    ),
    http.patch(mainUrl('/office/orders/order-1/contact'), answer),
  ]
  return { ...openOffice('/office/orders/order-1', { handlers, ...options }), sent }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const key = expect.stringMatching(/^[0-9a-f]{32}$/) as string

test('OrderPage is called by its number, in the tab too, and takes a discount off', async () => {
  const orderSummary = { subTotal: 21, tax: 1.05, discount: 2.9, delivery: 0, total: 19.15 }
  open({ orderSummary, couponCode: 'SALE' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Order 123456' })).toBeVisible()
  await waitFor(() => expect(document.title).toMatch(/^Order 123456 · /))
  expect(screen.getByText('Discount (SALE)').nextElementSibling).toHaveTextContent(/^-OMR\s2\.90$/)
})

test('OrderPage says where and by when the order goes, and how its buyer is reached', async () => {
  open({ deliveryId: 'oman', delivery: { expectedOn: '2020-12-01' } })
  expect(await screen.findByText('Rest of Oman')).toBeVisible()
  expect(screen.getByText('Late: 1 Dec 2020')).toBeVisible()
  const call = screen.getByRole('link', { name: 'Call +96890000000' })
  expect(call).toHaveAttribute('href', 'tel:+96890000000')
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/96890000000?text=Order%20123456',
  )
})

test('OrderPage says in Arabic how an order was paid', async () => {
  open({}, { lang: 'ar' })
  expect(await screen.findByText('دفع تجريبي')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'الطلب 123456' })).toBeVisible()
})

describe('CancelOrder', () => {
  test('restocks and refunds, once that was confirmed', async () => {
    const { user, sent } = open()
    await user.click(await button('Cancel this order'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }))
    expect(dialog.getByRole('checkbox', { name: /^Refund OMR\s22\.05$/ })).toBeChecked()
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await waitFor(() =>
      expect(sent).toEqual([['/cancel', { version: 1, restock: true, refundId: key }]]),
    )
  })

  test('leaves stock and payment as they are where that is chosen', async () => {
    const { user, sent } = open()
    await user.click(await button('Cancel this order'))
    const dialog = within(await screen.findByRole('dialog'))
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box)
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await waitFor(() =>
      expect(sent).toEqual([['/cancel', { version: 1, restock: false, refundId: null }]]),
    )
  })

  test('offers no refund to who may not give one', async () => {
    const { user } = open({}, { permissions: [] })
    await user.click(await button('Cancel this order'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
  })
})

describe('RefundForm', () => {
  test('takes the amount from the chosen pieces', async () => {
    const { user, sent } = open()
    await user.click(await button('Refund a part or all'))
    const amount = await screen.findByRole('textbox', { name: 'Amount in OMR' })
    await user.type(screen.getByRole('textbox', { name: 'Steel card: how many of 2' }), '1')
    expect(amount).toHaveValue('11.03')
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'scratched{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }))
    await user.click(dialog.getByRole('button', { name: 'Refund' }))
    const items = [{ productId: 'steel-card', quantity: 1 }]
    const request = { id: key, amount: 11.03, items, restock: true, reason: 'scratched' }
    await waitFor(() => expect(sent).toEqual([['/refunds', request]]))
  })

  test('warns of a payment that its buyer disputes', async () => {
    const [payment] = buildOrder().payments
    const { user } = open({ payments: payment ? [{ ...payment, dispute: 'open' }] : [] })
    expect(await screen.findByText('Disputed at the bank')).toBeVisible()
    await user.click(await button('Refund a part or all'))
    expect(screen.getByText(/A refund would give it back twice/)).toBeVisible()
  })

  test('takes all that is left, and no more pieces than that', async () => {
    const { user } = open()
    await user.click(await button('Refund a part or all'))
    await user.click(await button(/^All of it: OMR\s22\.05$/))
    expect(screen.getByRole('textbox', { name: 'Amount in OMR' })).toHaveValue('22.05')
    const pieces = screen.getByRole('textbox', { name: 'Steel card: how many of 2' })
    expect(pieces).toHaveValue('2')
    await user.clear(pieces)
    await user.type(pieces, '3{Enter}')
    expect(await screen.findByText('Please check this: Steel card: how many of 2.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('calculateRefund', () => {
  const order = buildOrder({
    products: [
      { productId: 'a', title: { en: 'A' }, unit_amount: 10, quantity: 2 },
      { productId: 'b', title: { en: 'B' }, unit_amount: 5.5, quantity: 1 },
    ],
    orderSummary: { subTotal: 25.5, tax: 1.28, discount: 2.55, delivery: 2, total: 26.23 },
    refundable: 26.23,
  })

  test('divides tax and discount among the pieces, and leaves the delivery', () => {
    expect(calculateRefund(order, [{ productId: 'a', quantity: 1 }])).toBe(950)
    const all = [
      { productId: 'a', quantity: 2 },
      { productId: 'b', quantity: 1 },
    ]
    expect(calculateRefund(order, all)).toBe(2423)
    expect(calculateRefund({ ...order, refundable: 5 }, all)).toBe(500)
    expect(calculateRefund(order, [{ productId: 'none', quantity: 1 }])).toBe(0)
  })

  test('counts the pieces that nothing was given back for', () => {
    const refund = {
      ...{ _id: 'r', amount: 1, who: null, createdAt: '', reason: '', creditNote: null },
      items: [{ productId: 'a', quantity: 1 }],
    }
    const refunds = [
      { ...refund, status: 'done' as const },
      { ...refund, status: 'failed' as const },
    ]
    expect(listRefundablePieces({ ...order, refunds })).toEqual([1, 1])
  })
})

describe('OrderTimeline', () => {
  const event = (changes: Partial<OrderEvent>): OrderEvent => ({
    ...{ at: '2026-11-26T10:00:00.000Z', who: null, kind: 'placed' },
    ...{ detail: '', state: '', text: '' },
    ...changes,
  })

  test('says what has happened and by whom, what people wrote as they wrote it', async () => {
    open({
      events: [
        event({ kind: 'note', who: 'noor@site.test', text: 'Wrap it.' }),
        event({ kind: 'mail', detail: 'orderProgress', state: 'failed' }),
        event({ kind: 'refund', detail: 'done', amount: 5, text: 'late' }),
        event({ kind: 'corrected', detail: 'phone address' }),
        event({ kind: 'fulfilment', detail: 'inWork' }),
        event({}),
      ],
    })
    const list = await screen.findByRole('list', { name: 'Timeline' })
    const texts = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '')
    expect(texts[0]).toMatch(/^NoteWrap it\..*noor@site\.test$/)
    expect(within(list).getByText('Wrap it.')).toHaveAttribute('translate', 'no')
    expect(texts[1]).toMatch(/^E-mail: progress of the order · could not be sent/)
    expect(texts[2]).toMatch(/^Refund of OMR\s5\.00 · Donelate/)
    expect(texts[3]).toMatch(/^Phone and address corrected/)
    expect(texts[4]).toMatch(/^Preparation started/)
    expect(texts[5]).toMatch(/^Order placed/)
  })

  test('adds a note', async () => {
    const { user, sent } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Note for the team' }), 'Call first')
    await user.click(await button('Add note'))
    await waitFor(() => expect(sent).toEqual([['/notes', { id: key, text: 'Call first' }]]))
    expect(screen.getByRole('textbox', { name: 'Note for the team' })).toHaveValue('')
  })

  test('restores a note that was not added', async () => {
    const { user, unmount } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Note for the team' }), 'Call first')
    unmount()
    open()
    expect(await screen.findByRole('textbox', { name: 'Note for the team' })).toHaveValue(
      'Call first',
    )
  })
})

describe('the contact of an order', () => {
  test('is corrected', async () => {
    const { user, sent } = open()
    await user.click(await button('Correct phone or address'))
    const address = await screen.findByRole('textbox', { name: 'Address' })
    expect(address).toHaveValue('Way 1, Muscat')
    await user.clear(address)
    await user.type(address, 'Way 2')
    await user.click(await button('Save'))
    const change = { version: 1, buyerPhone: '+96890000000', buyerAddress: 'Way 2' }
    await waitFor(() => expect(sent).toEqual([['/contact', change]]))
    expect(await button('Correct phone or address')).toBeVisible()
  })

  test('is open with what was typed after a reload, until that is cancelled', async () => {
    const before = open()
    await before.user.click(await button('Correct phone or address'))
    await before.user.type(await screen.findByRole('textbox', { name: 'Address' }), ', Oman')
    before.unmount()
    const { user, unmount } = open()
    expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(
      'Way 1, Muscat, Oman',
    )
    await user.click(await button('Leave as it is'))
    unmount()
    open()
    expect(await button('Correct phone or address')).toBeVisible()
    expect(sessionStorage).toHaveLength(0)
  })

  test('is not, once the order was sent', async () => {
    open({ canCorrect: false, canCancel: false, state: 'sent' })
    expect(await screen.findByText('Salma Al Harthy')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Correct phone or address' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
  })
})

describe('MarkPaid', () => {
  const awaited: Partial<OfficeOrderDetails> = {
    ...{ status: 'open', state: 'inWork', paymentMethod: 'cash', paidAt: null },
    ...{ refundable: 0, canCancel: false, nextFulfilments: ['sent'] },
  }

  test('records the money of an order that is paid without a card, once that was confirmed', async () => {
    const { user, sent } = open(awaited)
    expect(await screen.findByText('Preparing · To be paid in cash')).toBeVisible()
    await user.click(await button('Mark as paid'))
    const dialog = within(await screen.findByRole('dialog', { name: /received OMR\s22\.05\?/ }))
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }))
    await waitFor(() => expect(sent).toEqual([['/paid', {}]]))
  })

  test('is not there for a card', async () => {
    open({ ...awaited, paymentMethod: null })
    expect(await button('Close this order')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull()
  })
})
