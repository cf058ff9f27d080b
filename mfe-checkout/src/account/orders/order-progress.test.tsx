import type { MemberOrder } from '@shop/contracts/wire/account.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { mockServices } from '../../testing/mock-services.ts'
import { openPage } from '../../testing/open-page.tsx'
import {
  accountUrls,
  buildOrder,
  buildPaidOrder,
  toOrderRow,
  withOwnAccount,
} from '../../testing/own-account.ts'
import { normalizedText } from '../../testing/text.ts'

withOwnAccount()

function mockOrders(...orders: MemberOrder[]): void {
  mockServices(
    http.get(accountUrls.orders, () => HttpResponse.json({ results: orders.map(toOrderRow) })),
    http.get(accountUrls.order, () => HttpResponse.json({ data: orders[0] })),
  )
}

const openOrders = (search = '') => openPage(`/user-account${search}`, { token: testToken() })

describe('OrdersTable', () => {
  test('shows what was ordered, and when what is under way arrives', async () => {
    const delivery = { expectedOn: '2026-12-03' }
    const paid = { ...buildPaidOrder(), delivery }
    mockOrders(paid, { ...paid, number: '482900', fulfilment: 'collected' })
    openOrders()
    const [, first, second] = await screen.findAllByRole('row')
    expect(within(first as HTMLElement).getByRole('img', { name: 'Steel card' })).toBeVisible()
    expect(first).toHaveTextContent('With you by Thursday 3 December')
    expect(second).not.toHaveTextContent('With you by')
  })
})

describe('OrderProgress', () => {
  test('says how far it is, and leads to the carrier that brings it', async () => {
    const sent = { fulfilment: 'sent', carrier: 'Aramex', trackingNumber: '44' }
    mockOrders({ ...buildPaidOrder(), ...sent, delivery: { expectedOn: '2026-12-03' } })
    openOrders('?order=482913')
    const progress = within(
      await screen.findByRole('region', { name: 'With you by Thursday 3\u00a0December' }),
    )
    expect(progress.getAllByRole('listitem').map(normalizedText)).toEqual([
      'Order received25 Nov 2026',
      'Payment received25 Nov 2026',
      'Being prepared',
      'On its way',
      'With you',
    ])
    const current = progress.getByText('On its way').closest('li')
    expect(current).toHaveAttribute('aria-current', 'step')
    expect(screen.getByRole('link', { name: 'Track the shipment' })).toHaveAttribute(
      'href',
      'https://www.aramex.com/track/results?ShipmentNumber=44',
    )
    expect(await screen.findByRole('heading', { name: 'When your card arrives' })).toBeVisible()
  })

  test('has no steps once it is cancelled', async () => {
    mockOrders(buildOrder({ status: 'cancelled', delivery: { expectedOn: '2026-12-03' } }))
    openOrders('?order=482913')
    await screen.findByText('Cancelled')
    expect(screen.queryByText('Order received')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'When your card arrives' })).toBeNull()
  })
})
