import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { buildPage } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'
import { buildOrder } from './testing/build-order.ts'

const order = buildOrder()

function open(at: string, changes: Partial<OfficeOrderDetails> = {}) {
  const asked: string[] = []
  const handlers = [
    http.get(mainUrl('/office/orders'), ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json(buildPage([order]))
    }),
    http.get(mainUrl('/office/orders/order-1'), () => HttpResponse.json({ ...order, ...changes })),
  ]
  return { ...openOffice(at, { handlers }), asked }
}

test('OrdersPage lists orders', async () => {
  open('/office/orders')
  const table = await screen.findByRole('table', { name: 'Orders' })
  expect(within(table).getByRole('link', { name: '123456' })).toHaveAttribute(
    'href',
    '/office/orders/order-1',
  )
})

test('OrdersPage says what orders are of, where they go and how many wait', async () => {
  const goods = { title: { en: 'Steel card' }, quantity: 2, more: 1, personalized: false }
  const listed = { ...order, goods, delivery: { expectedOn: '2020-01-01' }, deliveryId: 'muscat' }
  openOffice('/office/orders', {
    handlers: [http.get(mainUrl('/office/orders'), () => HttpResponse.json(buildPage([listed])))],
    counts: { orders: 58, inWork: 3, messages: 0 },
  })
  const table = await screen.findByRole('table', { name: 'Orders' })
  const row = within(table).getAllByRole('row')[1]
  expect(row).toHaveTextContent(/2 × Steel card \+ 1 more.*Late: 1 Jan 2020 Muscat/)
  expect(await screen.findByRole('link', { name: 'To prepare 58' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Preparing 3' })).toBeVisible()
})

test('OrderPage shows the shop’s own number of a paid order', async () => {
  open('/office/orders/order-1')
  expect(await screen.findByText('Invoice no.')).toBeVisible()
  expect(screen.getByText('17')).toBeVisible()
})

test('OrdersPage asks for what the address searches and filters', async () => {
  const { asked } = open('/office/orders?q=salma&status=paid&page=2')
  await screen.findByRole('table', { name: 'Orders' })
  expect(asked).toEqual(['?q=salma&page=2&status=paid'])
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('salma')
  const tabs = within(screen.getByRole('navigation', { name: 'Status' }))
  expect(tabs.getByRole('link', { current: true })).toHaveTextContent('To prepare')
})

test('OrderPage says what the stock lacked when the order was paid', async () => {
  open('/office/orders/order-1', { shortages: [{ productId: 'steel-card', missing: 2 }] })
  const notice = (await screen.findByText(/not enough in stock/)).parentElement
  expect(notice).toHaveTextContent('2 × Steel card')
})

test('OrderPage shows lines, totals, buyer and payments', async () => {
  open('/office/orders/order-1')
  expect(await screen.findByText('Salma Al Harthy')).toBeVisible()
  expect(screen.getByText('Way 1, Muscat')).toBeVisible()
  expect(screen.getByText('Steel card')).toBeVisible()
  expect(screen.getByText('سلمى')).toBeVisible()
  expect(screen.getByText('R&D')).toBeVisible()
  expect(screen.getByText('Mutrah')).toBeVisible()
  expect(screen.getByText(/^OMR\s22\.05$/)).toBeVisible()
  expect(screen.getByText('cs_1')).toBeVisible()
})

test('OrderPage lists what the buyer has asked, with who wrote and a link to each message', async () => {
  const messages: OfficeOrderDetails['messages'] = [
    {
      _id: 'form-1',
      kind: 'order',
      from: 'مها',
      about: 'When does it come?',
      createdAt: '2026-11-27T10:00:00.000Z',
      state: 'new',
    },
  ]
  open('/office/orders/order-1', { messages })
  const link = await screen.findByRole('link', { name: 'When does it come?' })
  expect(link).toHaveAttribute('href', '/office/messages/form-1')
  expect(screen.getByRole('heading', { name: 'Messages about this order' })).toBeVisible()
  expect(screen.getByText('مها')).toBeVisible()
  expect(screen.getByText('New')).toBeVisible()
})

test('OrderPage says nothing of messages while there are none', async () => {
  open('/office/orders/order-1')
  expect(await screen.findByText('Salma Al Harthy')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Messages about this order' })).toBeNull()
})

test('OrdersPage downloads the table of what the address finds', async () => {
  const asked: string[] = []
  const { user } = open('/office/orders?q=salma&status=sent&page=2')
  server.use(
    http.get(mainUrl('/office/orders.csv'), ({ request }) => {
      asked.push(new URL(request.url).search)
      return new HttpResponse('number', { headers: { 'content-type': 'text/csv' } })
    }),
  )
  const createObjectURL = jest.fn(() => 'blob:table')
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(await screen.findByRole('button', { name: 'Download as a table (CSV)' }))
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
  expect(asked).toEqual(['?q=salma&lang=en&status=sent'])
  expect(createObjectURL).toHaveBeenCalledWith(expect.any(Blob))
  click.mockRestore()
})

describe('OrdersPage', () => {
  test.each([
    ['', '?q=&page=1&sort=placed&status=paid'],
    ['?status=all', '?q=&page=1'],
    ['?status=sent&sort=-total', '?q=&page=1&sort=-total&status=sent'],
    ['?q=salma', '?q=salma&page=1'],
  ])('lists orders to prepare unless the address asks for others: %s', async (query, call) => {
    const { asked } = open(`/office/orders${query}`)
    await screen.findByRole('table', { name: 'Orders' })
    expect(asked).toEqual([call])
  })

  test('sorts by the head of a column, the greatest first', async () => {
    const { user, router, asked } = open('/office/orders?status=all')
    await user.click(await screen.findByRole('link', { name: 'Total' }))
    await waitFor(() => expect(asked.at(-1)).toBe('?q=&page=1&sort=-total'))
    expect(router.state.location.search).toBe('?status=all&sort=-total')
    expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  })

  test('starts preparing all that are chosen, once that was confirmed, and prints their slips', async () => {
    const changes: unknown[] = []
    const { user } = open('/office/orders', { state: 'paid', version: 3 })
    server.use(
      http.get(mainUrl('/office/orders'), () =>
        HttpResponse.json(buildPage([{ ...order, state: 'paid', status: 'paid', version: 3 }])),
      ),
      http.patch(mainUrl('/office/orders/order-1'), async ({ request }) => {
        changes.push(await request.json())
        return HttpResponse.json(order)
      }),
    )
    await user.click(await screen.findByRole('checkbox', { name: 'Choose 123456' }))
    const bar = within(screen.getByRole('group', { name: 'For all that are chosen' }))
    expect(bar.getByRole('link', { name: 'Packing slips (1)' })).toHaveAttribute(
      'href',
      '/office/slips?order=order-1',
    )
    await user.click(bar.getByRole('button', { name: 'Start preparing (1)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start preparing 1 order?' }))
    expect(changes).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Start preparing' }))
    const change = { fulfilment: 'inWork', carrier: '', trackingNumber: '', version: 3 }
    await waitFor(() => expect(changes).toEqual([change]))
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  })
})

describe('orders that are paid without a card', () => {
  const { paidAt } = order
  const orders = [
    buildOrder({ _id: 'paid', number: 1 }),
    buildOrder({ _id: 'cash', number: 2, status: 'open', state: 'open', paymentMethod: 'cash' }),
    buildOrder({
      _id: 'wire',
      number: 3,
      status: 'open',
      state: 'open',
      paymentMethod: 'transfer',
    }),
    buildOrder({ _id: 'card', number: 4, status: 'open', state: 'open' }),
    buildOrder({ _id: 'gone', number: 5, status: 'cancelled', state: 'cancelled' }),
  ].map((each) => ({ ...each, paidAt: each.status === 'paid' ? paidAt : null }))
  const slips = (ids: string[]) => `/office/slips?${ids.map((id) => `order=${id}`).join('&')}`

  function openSeveral(at: string) {
    const changed: string[] = []
    const handlers = [
      http.get(mainUrl('/office/orders'), () => HttpResponse.json(buildPage(orders))),
      http.get(mainUrl('/office/orders/:id'), ({ params }) =>
        HttpResponse.json(orders.find(({ _id }) => _id === params.id)),
      ),
      http.patch(mainUrl('/office/orders/:id'), ({ params }) => {
        changed.push(String(params.id))
        return HttpResponse.json(orders.find(({ _id }) => _id === params.id))
      }),
    ]
    return { ...openOffice(at, { handlers }), changed }
  }

  test('OrdersPage prints slips of those that stand, and prepares those in cash with those that are paid', async () => {
    const { user, changed } = openSeveral('/office/orders?status=all')
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
    const bar = within(screen.getByRole('group', { name: 'For all that are chosen' }))
    const link = bar.getByRole('link', { name: 'Packing slips (3)' })
    expect(link).toHaveAttribute('href', slips(['paid', 'cash', 'wire']))
    await user.click(bar.getByRole('button', { name: 'Start preparing (2)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start preparing 2 orders?' }))
    await user.click(dialog.getByRole('button', { name: 'Start preparing' }))
    await waitFor(() => expect(changed).toEqual(['paid', 'cash']))
  })

  test('SlipsPage has a slip of each that stands, and names the others', async () => {
    openSeveral(slips(orders.map(({ _id }) => _id)))
    expect(await screen.findAllByRole('article', { name: /Packing slip/ })).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
    expect(screen.getAllByText('To collect in cash')).toHaveLength(1)
    expect(screen.getByText(/only once the transfer has come: 3$/)).toBeVisible()
    expect(screen.getByText(/without a packing slip: 4, 5$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start preparing (2)' })).toBeVisible()
  })

  test.each([
    ['cash', ['Packing slip']],
    ['card', []],
    ['paid', ['Packing slip', 'Invoice']],
  ])('OrderPage leads to the sheets of an order: %s', async (id, names) => {
    openSeveral(`/office/orders/${id}`)
    expect(await screen.findByText('Salma Al Harthy')).toBeVisible()
    const links = screen.queryAllByRole('link', { name: /^(Packing slip|Invoice)$/ })
    expect(links.map(({ textContent }) => textContent)).toEqual(names)
  })
})
