import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { buildPage } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'
import { buildOrder } from './testing/build-order.ts'

type Change = { trackingNumber: string; version: number }

const prepared = (number: number, changes: Partial<OfficeOrderDetails> = {}) =>
  buildOrder({
    ...{ _id: `order-${number}`, number, version: 2, state: 'inWork', nextFulfilments: ['sent'] },
    buyerAddress: `Way ${number}, Muscat`,
    ...changes,
  })

/** Opens the office with orders, which changes send. @param refused numbers of those that somebody else has changed */
function open(at: string, orders: OfficeOrderDetails[], refused: string[] = []) {
  const stored = new Map(orders.map((order) => [order._id, order]))
  const sent: [string, Change][] = []
  const handlers = [
    http.get(mainUrl('/office/orders'), () => HttpResponse.json(buildPage([...stored.values()]))),
    http.get(mainUrl('/office/orders/:id'), ({ params }) =>
      HttpResponse.json(stored.get(String(params.id))),
    ),
    http.patch(mainUrl('/office/orders/:id'), async ({ params, request }) => {
      const id = String(params.id)
      const order = stored.get(id)
      const change = (await request.json()) as Change
      if (!order || refused.includes(id)) return HttpResponse.json({}, { status: 409 })
      sent.push([id, change])
      const after = { ...order, ...change, state: 'sent' as const, version: change.version + 1 }
      stored.set(id, after)
      return HttpResponse.json(after)
    }),
  ]
  return { ...openOffice(at, { handlers }), sent, stored }
}

const numberOf = (number: number) =>
  screen.findByRole('textbox', { name: `Tracking number of ${number}` })
const both = '/office/send?order=order-1&order=order-2'

test('OrdersPage leads to the page that sends those that are prepared', async () => {
  const { user } = open('/office/orders?status=inWork', [prepared(1), prepared(2)])
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
  const bar = within(screen.getByRole('group', { name: 'For all that are chosen' }))
  expect(bar.getByRole('link', { name: 'Mark as sent (2)' })).toHaveAttribute('href', both)
})

describe('SendOrdersPage', () => {
  test('sends each with its number by one carrier, and Enter leads from number to number', async () => {
    const { user, sent, router } = open(both, [prepared(1), prepared(2)])
    await user.type(
      await screen.findByRole('textbox', { name: 'Carrier' }),
      'Oman Post{Enter}OM1{Enter}OM2{Enter}',
    )
    expect(screen.getByText('Way 2, Muscat')).toBeVisible()
    expect(sent).toEqual([])
    expect(screen.getByRole('button', { name: 'Mark as sent (2)' })).toHaveFocus()
    await user.keyboard('{Enter}')
    const change = { fulfilment: 'sent', carrier: 'Oman Post', version: 2 }
    await waitFor(() =>
      expect(sent).toEqual([
        ['order-1', { ...change, trackingNumber: 'OM1' }],
        ['order-2', { ...change, trackingNumber: 'OM2' }],
      ]),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/office/orders'))
    expect(router.state.location.search).toBe('?status=inWork')
  })

  test('asks before it sends one without a number, and sends nothing without a carrier', async () => {
    const { user, sent } = open(both, [prepared(1), prepared(2)])
    await user.type(await numberOf(1), 'OM1')
    const submit = screen.getByRole('button', { name: 'Mark as sent (2)' })
    await user.click(submit)
    expect(await screen.findByText('Carrier is required.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Carrier' }), 'Aramex')
    await user.click(submit)
    const name = '1 order has no tracking number. Mark as sent?'
    const dialog = within(await screen.findByRole('dialog', { name }))
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Mark as sent' }))
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  test('keeps those that were not sent, with what was typed, when somebody else has changed one', async () => {
    const { user, sent } = open(both, [prepared(1), prepared(2)], ['order-2'])
    await user.type(
      await screen.findByRole('textbox', { name: 'Carrier' }),
      'Aramex{Enter}OM1{Enter}OM2{Enter}{Enter}',
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(/Somebody else has saved this/)
    expect(sent.map(([id]) => id)).toEqual(['order-1'])
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Tracking number of 1' })).toBeNull(),
    )
    expect(await numberOf(2)).toHaveValue('OM2')
    expect(screen.getByText('Not to be sent now: 1')).toBeVisible()
  })

  test('sends what is paid in cash when it is brought', async () => {
    const cash = { status: 'open', paidAt: null, paymentMethod: 'cash' } as const
    const { user, sent } = open('/office/send?order=order-1', [prepared(1, cash)])
    expect(await screen.findByText(/^To be paid in cash: OMR\s22\.05$/)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Carrier' }), 'Aramex{Enter}OM1{Enter}')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent).toMatchObject([['order-1', { trackingNumber: 'OM1' }]]))
  })

  test('names those that are not sent, such as what is collected', async () => {
    const collected = prepared(2, { nextFulfilments: ['collected'] })
    open(both, [prepared(1), collected])
    expect(await numberOf(1)).toBeVisible()
    expect(screen.getByText('Not to be sent now: 2')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Tracking number of 2' })).toBeNull()
  })
})

test('SendOrdersPage reads anew what was opened before', async () => {
  const paid = prepared(1, { version: 1, state: 'paid', nextFulfilments: ['inWork'] })
  const { router } = open('/office/orders/order-1', [paid])
  await screen.findByRole('button', { name: 'Start preparing' })
  let respond = () => {}
  const held = new Promise<void>((resolve) => (respond = resolve))
  server.use(
    http.get(mainUrl('/office/orders/:id'), async () => {
      await held
      return HttpResponse.json(prepared(1))
    }),
  )
  await act(() => router.navigate('/office/send?order=order-1'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Send orders' })).toBeVisible()
  expect(screen.queryByText('Not to be sent now: 1')).toBeNull()
  respond()
  expect(await numberOf(1)).toBeVisible()
})

test('OrderPage offers what comes next of the order as it is now, not as it was when it was opened before', async () => {
  const paid = prepared(1, { version: 1, state: 'paid', nextFulfilments: ['inWork'] })
  const { router, stored } = open('/office/orders/order-1', [paid])
  await screen.findByRole('button', { name: 'Start preparing' })
  await act(() => router.navigate('/office/orders?status=inWork'))
  await screen.findByRole('table', { name: 'Orders' })
  stored.set('order-1', prepared(1))
  await act(() => router.navigate('/office/orders/order-1'))
  expect(await screen.findByRole('button', { name: 'Mark as sent' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start preparing' })).toBeNull()
})

test('SlipsPage starts preparing what waits for it, once its slips are there', async () => {
  const paid = prepared(1, { state: 'paid', nextFulfilments: ['inWork'] })
  const { user, sent } = open('/office/slips?order=order-1', [paid])
  await user.click(await screen.findByRole('button', { name: 'Start preparing (1)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Start preparing 1 order?' }))
  await user.click(dialog.getByRole('button', { name: 'Start preparing' }))
  await waitFor(() => expect(sent).toMatchObject([['order-1', { fulfilment: 'inWork' }]]))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull())
})
