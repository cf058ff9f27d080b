import { buildOrder } from './testing/build-order.ts'
import { listMessages, writeMessage } from './whatsapp-messages.ts'

const brought = { delivery: { expectedOn: '2026-12-02' }, deliveryId: 'muscat' }

describe('listMessages', () => {
  test.each([
    ['of one that is engraved and brought', brought, ['checkTexts', 'askLocation', 'promise']],
    ['of one that goes abroad', { ...brought, deliveryId: 'abroad' }, ['checkTexts', 'promise']],
    ['of one that is ready in a store', { state: 'inWork' }, ['checkTexts', 'ready']],
    [
      'of one that is paid in cash',
      { status: 'open', state: 'open', paymentMethod: 'cash', products: [], delivery: {} },
      ['askLocation', 'confirmCash'],
    ],
    [
      'of one that is paid by a transfer',
      { status: 'open', state: 'open', paymentMethod: 'transfer', products: [] },
      ['askTransfer'],
    ],
    ['of one that was sent', { state: 'sent', carrier: 'Aramex' }, ['sent']],
    ['of one that was cancelled', { state: 'cancelled' }, []],
  ] as const)('has what there is to say %s', (_, changes, expected) => {
    const order = buildOrder(changes as Parameters<typeof buildOrder>[0])
    expect(listMessages(order)).toEqual(expected)
  })
})

describe('writeMessage', () => {
  test('asks in the language of the buyer whether the texts are right', () => {
    const text = writeMessage('checkTexts', buildOrder({ buyerName: 'سلمى' }), 'ar')
    expect(text).toMatch(
      /^السلام عليكم سلمى، قبل أن ننقش طلبك رقم 123456: هل هذا صحيح؟\n\nسلمى \/ R&D\n/,
    )
  })

  test('names carrier and number of what was sent', () => {
    const sent = { carrier: 'Aramex', trackingNumber: 'OM1' }
    expect(writeMessage('sent', buildOrder(sent), 'en')).toBe(
      'Hello Salma Al Harthy, your order 123456 is on its way with Aramex.\nTracking number: OM1',
    )
  })
})
