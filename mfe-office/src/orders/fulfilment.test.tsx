import type { OfficeOrderDetails } from '@shop/contracts/wire/office-orders.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'

import { openOffice } from '../testing/open-office.tsx'
import { buildOrder } from './testing/build-order.ts'

/** Opens the office with one order, which changes as the backend would change it. */
function open(at: string, changes: Partial<OfficeOrderDetails> = {}, lang: 'en' | 'ar' = 'en') {
  const sent: unknown[] = []
  let order = buildOrder(changes)
  const handlers = [
    http.get(mainUrl('/office/counts'), () => HttpResponse.json({ orders: 3, messages: 0 })),
    http.get(mainUrl('/office/orders/order-1'), () => HttpResponse.json(order)),
    http.patch(mainUrl('/office/orders/order-1'), async ({ request }) => {
      const body = (await request.json()) as Partial<OfficeOrderDetails>
      sent.push(body)
      if (body.version !== order.version) return HttpResponse.json({}, { status: 409 })
      order = { ...order, state: 'inWork', version: 2, nextFulfilments: ['sent', 'collected'] }
      return HttpResponse.json(order)
    }),
    http.post(mainUrl('/office/orders/order-1/refunds'), async ({ request }) => {
      const body = (await request.json()) as { id: string; amount: number }
      sent.push(body)
      if (body.amount > order.refundable) {
        return HttpResponse.json({ message: 'At most OMR 22.05' }, { status: 422 })
      }
      const { id: _id, amount } = body
      const refund = {
        ...{ _id, amount, status: 'due' as const, who: 'staff@site.test', createdAt: '' },
        ...{ items: [], reason: '', creditNote: null },
      }
      order = { ...order, refunds: [refund], refundable: order.refundable - amount }
      return HttpResponse.json(order)
    }),
  ]
  return { ...openOffice(at, { handlers, lang }), sent }
}

const openOrder = (changes?: Partial<OfficeOrderDetails>) => open('/office/orders/order-1', changes)
const RESTORED = 'What you typed here and did not save is back.'
const button = (name: string) => screen.findByRole('button', { name })

describe('FulfilmentForm', () => {
  test('takes an order into work, and offers what comes next', async () => {
    const { user, sent } = openOrder()
    await user.click(await button('Start preparing'))
    expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveValue('sent')
    expect(sent).toEqual([{ fulfilment: 'inWork', carrier: '', trackingNumber: '', version: 1 }])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'collected')
    expect(await button('Mark as collected')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Carrier' })).not.toBeInTheDocument()
  })

  test('sends no order without a carrier', async () => {
    const { user, sent } = openOrder({ state: 'inWork', nextFulfilments: ['sent'] })
    await user.click(await button('Mark as sent'))
    expect(await screen.findByText('Carrier is required.')).toBeVisible()
    expect(sent).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'Carrier' }), 'Oman Post')
    await user.click(await button('Mark as sent'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toMatchObject([{ fulfilment: 'sent', carrier: 'Oman Post', version: 1 }])
  })

  test('corrects what was sent', async () => {
    openOrder({ state: 'sent', nextFulfilments: ['sent'], carrier: 'DHL', trackingNumber: '42' })
    expect(await button('Correct and tell the buyer')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Tracking number' })).toHaveValue('42')
    expect(screen.getByText('DHL · 42')).toBeVisible()
  })

  test('is not there when nothing follows', async () => {
    openOrder({ state: 'collected', nextFulfilments: [] })
    expect(await screen.findByText('Salma Al Harthy')).toBeVisible()
    expect(screen.queryByText('Next step')).not.toBeInTheDocument()
  })
})

describe('RefundForm', () => {
  const amount = () => screen.findByRole('textbox', { name: 'Amount in OMR' })

  /** Opens the form, which is folded. */
  async function openRefund() {
    const opened = openOrder()
    await opened.user.click(await button('Refund a part or all'))
    return opened
  }
  const form = async () => within((await amount()).closest('form') as HTMLElement)

  /** Asks for a refund, and confirms it. */
  async function give(user: UserEvent, press: 'click' | 'dblClick' = 'click') {
    await user.click((await form()).getByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }))
    await user[press](dialog.getByRole('button', { name: 'Refund' }))
  }

  test('asks with amount and name before any money leaves, whatever Enter says', async () => {
    const { user, sent } = await openRefund()
    await user.type(await amount(), '1.500{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Refund' })
    expect(dialog).toHaveTextContent(/Refund OMR\s1\.50 to Salma Al Harthy\?/)
    expect(within(dialog).getByText('Salma Al Harthy')).toHaveAttribute('translate', 'no')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await amount()).toHaveValue('1.500')
    expect(sent).toEqual([])
  })

  test('asks which amount is meant by one that can be read in two ways', async () => {
    const { user, sent } = await openRefund()
    await user.type(await amount(), '1,500{Enter}')
    expect(await screen.findByText(/^Did you mean 1\.500 or 1500\.00\?/)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  test('gives back what was typed, once for a double click, and shows it', async () => {
    const { user, sent } = await openRefund()
    await user.type(await amount(), '٥.50')
    await give(user, 'dblClick')
    expect(await screen.findByText(/Asked for/)).toBeVisible()
    expect(sent).toEqual([
      {
        ...{ id: expect.stringMatching(/^[0-9a-f]{32}$/) as string, amount: 5.5 },
        ...{ items: [], restock: false, reason: '' },
      },
    ])
    expect(await amount()).toHaveValue('')
    expect(screen.getByText('staff@site.test')).toBeVisible()
  })

  test('sends the same refund under the same id again, and another under another', async () => {
    const { user, sent } = await openRefund()
    const lost = async ({ request }: { request: Request }) => {
      sent.push(await request.json())
      return HttpResponse.error()
    }
    server.use(http.post(mainUrl('/office/orders/order-1/refunds'), lost, { once: true }))
    await user.type(await amount(), '5')
    await give(user)
    expect(await screen.findByRole('alert')).toBeVisible()
    await give(user)
    await waitFor(async () => expect(await amount()).toHaveValue(''))
    await user.type(await amount(), '6')
    await give(user)
    await waitFor(() => expect(sent).toHaveLength(3))
    const [first, again, second] = (sent as { id: string }[]).map(({ id }) => id)
    expect(again).toBe(first)
    expect(second).not.toBe(first)
  })

  test('is open with what was typed after a reload, and sends a refund whose response was lost under the same id', async () => {
    const { user, sent, unmount } = await openRefund()
    await user.type(await amount(), '5')
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Scratched')
    const lost = async ({ request }: { request: Request }) => {
      sent.push(await request.json())
      return HttpResponse.error()
    }
    server.use(http.post(mainUrl('/office/orders/order-1/refunds'), lost, { once: true }))
    await give(user)
    expect(await screen.findByRole('alert')).toBeVisible()
    unmount()
    const page = openOrder()
    await waitFor(async () => expect(await amount()).toHaveValue('5'))
    expect(await screen.findByText(RESTORED)).toBeVisible()
    await give(page.user)
    await waitFor(() => expect(page.sent).toEqual(sent))
    expect(await amount()).toHaveValue('')
    expect(sessionStorage).toHaveLength(0)
  })

  test('has another id once a draft was discarded, whose refund may be stored', async () => {
    const { user, sent, unmount } = await openRefund()
    await user.type(await amount(), '5')
    const lost = async ({ request }: { request: Request }) => {
      sent.push(await request.json())
      return HttpResponse.error()
    }
    server.use(http.post(mainUrl('/office/orders/order-1/refunds'), lost, { once: true }))
    await give(user)
    expect(await screen.findByRole('alert')).toBeVisible()
    unmount()
    const page = openOrder()
    await page.user.click(await button('Discard it'))
    await page.user.type(await amount(), '6')
    await give(page.user)
    await waitFor(() => expect(page.sent).toHaveLength(1))
    const [first, other] = [...sent, ...page.sent] as { id: string }[]
    expect(other?.id).not.toBe(first?.id)
  })

  test('keeps what was typed when it is too much, and says so', async () => {
    const { user } = await openRefund()
    await user.type(await amount(), '30')
    await give(user)
    expect(await screen.findByText('At most OMR 22.05')).toBeVisible()
    expect(await amount()).toHaveValue('30')
  })

  test('is not there when nothing can be given back', async () => {
    openOrder({
      state: 'refunded',
      refunded: 22.05,
      refundable: 0,
      nextFulfilments: [],
      refunds: [
        {
          ...{ _id: 're_1', amount: 22.05, status: 'done', who: null, createdAt: '' },
          ...{ items: [], reason: '', creditNote: null },
        },
      ],
    })
    expect(await screen.findByText(/Made at the payment provider/)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Amount in OMR' })).not.toBeInTheDocument()
  })
})

describe('CloseOrder', () => {
  const closing: Partial<OfficeOrderDetails> = {
    ...{ status: 'open', state: 'open', paidAt: null },
    ...{ nextFulfilments: [], refundable: 0 },
  }

  test('closes an order that is not paid once that is confirmed, and says why it could not', async () => {
    let closed = 0
    const { user } = openOrder(closing)
    server.use(
      http.post(mainUrl('/office/orders/order-1/close'), () => {
        closed += 1
        return closed === 1
          ? HttpResponse.json({ message: 'It has been paid.' }, { status: 422 })
          : HttpResponse.json(buildOrder({ status: 'cancelled', state: 'cancelled' }))
      }),
    )
    await user.click(await button('Close this order'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this order?' }))
    expect(closed).toBe(0)
    await user.click(dialog.getByRole('button', { name: 'Close this order' }))
    expect(await dialog.findByText('It has been paid.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Close this order' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(closed).toBe(2)
  })

  test('is not there once the order is paid', async () => {
    openOrder()
    expect(await button('Refund a part or all')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close this order' })).not.toBeInTheDocument()
  })
})

describe('OfficeMenu', () => {
  test('counts the orders that nobody works on', async () => {
    const { user } = openOrder()
    await user.click(await button('Menu of the office'))
    const link = await screen.findByRole('link', { name: /Orders\s*3 wait/ })
    expect(link).toHaveAttribute('href', '/office/orders')
  })
})
