import type { MemberOrder } from '@shop/contracts/wire/account.ts'

import { buildOrder, buildPaidOrder } from '../../testing/own-account.ts'
import { toProgress } from './order-progress.ts'

const store = { en: 'Muscat', ar: 'مسقط' }

const toText = (order: MemberOrder) =>
  toProgress(order)
    ?.map(({ step, state }) =>
      state === 'current' ? `[${step}]` : state === 'done' ? `${step}!` : step,
    )
    .join(' ')

describe('toProgress', () => {
  test.each([
    [buildOrder(), '[ordered] paid inWork sent arrival'],
    [buildPaidOrder(), 'ordered! [paid] inWork sent arrival'],
    [{ ...buildPaidOrder(), fulfilment: 'inWork' }, 'ordered! paid! [inWork] sent arrival'],
    [{ ...buildPaidOrder(), fulfilment: 'sent' }, 'ordered! paid! inWork! [sent] arrival'],
    [{ ...buildPaidOrder(), delivery: { store } }, 'ordered! [paid] inWork collected'],
    [
      { ...buildPaidOrder(), delivery: { store }, fulfilment: 'collected' },
      'ordered! paid! inWork! [collected]',
    ],
    [
      { ...buildOrder({ paymentMethod: 'cash' }), fulfilment: 'inWork' },
      'ordered! [inWork] sent arrival',
    ],
    [{ ...buildPaidOrder(), paymentMethod: 'cash' }, '[ordered] inWork sent arrival'],
    [{ ...buildPaidOrder(), refunded: 10 }, 'ordered! [paid] inWork sent arrival'],
  ])('says how far an order is (%#)', (order, text) => {
    expect(toText(order)).toBe(text)
  })

  test.each([
    { status: 'cancelled' },
    { status: 'expired' },
    { status: 'Delivering' },
    { status: 'paid', fulfilment: 'returned' },
    { status: 'paid', refunded: 52.97 },
  ])('is null for %j', (changes) => {
    expect(toProgress(buildOrder(changes))).toBeNull()
  })

  test('knows when a step was reached', () => {
    const sent = { fulfilment: 'sent', fulfilledAt: '2026-11-26T08:00:00.000Z' }
    const points = toProgress({ ...buildPaidOrder(), ...sent })
    expect(points?.map(({ at }) => at)).toEqual([
      '2026-11-24T20:30:00.000Z',
      '2026-11-25T06:00:00.000Z',
      undefined,
      sent.fulfilledAt,
      undefined,
    ])
  })
})
