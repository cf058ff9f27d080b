import fc from 'fast-check'

import { signWebhook, toPaymentStatus, verifyWebhook } from './webhook-signature.ts'

const SECRET = 'whsec_test'

function createEvent(object: object, type = 'checkout.session.completed'): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
}

function read(payload: string, signature = signWebhook(payload, SECRET)) {
  return verifyWebhook(Buffer.from(payload), signature, SECRET)
}

describe('toPaymentStatus', () => {
  test.each([
    [{ status: 'complete', payment_status: 'paid' }, 'paid'],
    [{ status: 'complete', payment_status: 'no_payment_required' }, 'paid'],
    [{ status: 'open', payment_status: 'unpaid' }, 'unpaid'],
    [{ status: 'complete', payment_status: 'unpaid' }, 'expired'],
    [{ status: 'expired', payment_status: 'unpaid' }, 'expired'],
    [{ status: 'cancelled', payment_status: 'unpaid' }, 'cancelled'],
    [{ status: 'expired', payment_status: 'paid' }, 'paid'],
    [{ status: null }, 'unpaid'],
    [{}, 'unpaid'],
  ])('maps %j to %s', (session, status) => expect(toPaymentStatus(session)).toBe(status))
})

describe('verifyWebhook', () => {
  const paid = createEvent({ id: 'cs_1', status: 'complete', payment_status: 'paid' })

  test('returns a signed event', () => {
    expect(read(paid)).toEqual({ id: 'evt_1', sessionId: 'cs_1', paymentId: null, status: 'paid' })
  })

  test('returns the payment that the session names', () => {
    const session = { id: 'cs_1', status: 'open', client_reference_id: 'payment_1' }
    expect(read(createEvent(session))).toMatchObject({ paymentId: 'payment_1', status: 'unpaid' })
  })

  test.each([
    createEvent({ id: 'cus_1' }, 'customer.created'),
    createEvent({}, 'checkout.session.completed'),
    '{}',
    'null',
  ])('returns null for an event of another kind: %s', (payload) => expect(read(payload)).toBeNull())

  test('rejects an event with any one character changed', () => {
    const signature = signWebhook(paid, SECRET)
    fc.assert(
      fc.property(fc.nat(paid.length - 1), (at) => {
        const changed = `${paid.slice(0, at)}~${paid.slice(at + 1)}`
        expect(() => read(changed, signature)).toThrow()
      }),
    )
  })

  test('rejects an event signed with another secret or ten minutes ago', () => {
    expect(() => read(paid, signWebhook(paid, 'other'))).toThrow()
    const old = Math.floor(Date.now() / 1000) - 600
    const replayed = signWebhook(paid, SECRET).replace(/t=\d+/, `t=${old}`)
    expect(() => read(paid, replayed)).toThrow()
  })
})
