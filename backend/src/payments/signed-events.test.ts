import fc from 'fast-check'

import { readSignedEvent, signEvent, statusOf } from './signed-events.ts'

const SECRET = 'whsec_test'

function eventOf(object: object, type = 'checkout.session.completed'): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
}

function read(payload: string, signature = signEvent(payload, SECRET)) {
  return readSignedEvent(Buffer.from(payload), signature, SECRET)
}

describe('what Stripe’s two fields mean', () => {
  test.each([
    [{ status: 'complete', payment_status: 'paid' }, 'paid'],
    [{ status: 'complete', payment_status: 'no_payment_required' }, 'paid'],
    [{ status: 'open', payment_status: 'unpaid' }, 'unpaid'],
    [{ status: 'complete', payment_status: 'unpaid' }, 'unpaid'],
    [{ status: 'expired', payment_status: 'unpaid' }, 'expired'],
    [{ status: 'cancelled', payment_status: 'unpaid' }, 'cancelled'],
    [{ status: 'expired', payment_status: 'paid' }, 'paid'],
    [{ status: null }, 'unpaid'],
    [{}, 'unpaid'],
  ])('%j is %s', (session, status) => expect(statusOf(session)).toBe(status))
})

describe('an event', () => {
  const paid = eventOf({ id: 'cs_1', status: 'complete', payment_status: 'paid' })

  test('that is signed is read', () => {
    expect(read(paid)).toEqual({ id: 'evt_1', sessionId: 'cs_1', status: 'paid' })
  })

  test.each([
    eventOf({ id: 'cus_1' }, 'customer.created'),
    eventOf({}, 'checkout.session.completed'),
    '{}',
    'null',
  ])('that is none of ours is nothing: %s', (payload) => expect(read(payload)).toBeNull())

  test('that was changed in any one character is refused', () => {
    const signature = signEvent(paid, SECRET)
    fc.assert(
      fc.property(fc.nat(paid.length - 1), (at) => {
        const changed = `${paid.slice(0, at)}~${paid.slice(at + 1)}`
        expect(() => read(changed, signature)).toThrow()
      }),
    )
  })

  test('that is signed with another secret, or long ago, is refused', () => {
    expect(() => read(paid, signEvent(paid, 'other'))).toThrow()
    const old = Math.floor(Date.now() / 1000) - 600
    const replayed = signEvent(paid, SECRET).replace(/t=\d+/, `t=${old}`)
    expect(() => read(paid, replayed)).toThrow()
  })
})
