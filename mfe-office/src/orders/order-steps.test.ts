import { listSteps } from './order-steps.ts'
import { buildOrder } from './testing/build-order.ts'

const names = (...changes: Parameters<typeof buildOrder>) =>
  listSteps(buildOrder(...changes)).map(({ name }) => name)

test('listSteps ends in the store where an order is collected, else when it is sent', () => {
  expect(names()).toEqual(['placed', 'paid', 'inWork', 'collected'])
  expect(names({ delivery: {} })).toEqual(['placed', 'paid', 'inWork', 'sent'])
})

test('listSteps has the money last that is paid in cash', () => {
  expect(names({ delivery: {}, paymentMethod: 'cash' })).toEqual([
    ...['placed', 'inWork', 'sent', 'paid'],
  ])
})

test('listSteps has the time of each step that was taken', () => {
  const event = { kind: 'fulfilment', detail: 'inWork', who: null, state: '', text: '' } as const
  const at = '2026-11-27T08:00:00.000Z'
  expect(listSteps(buildOrder({ events: [{ ...event, at }] }))).toEqual([
    { name: 'placed', at: '2026-11-26T10:00:00.000Z' },
    { name: 'paid', at: '2026-11-26T10:02:00.000Z' },
    { name: 'inWork', at },
    { name: 'collected', at: null },
  ])
})

test.each(['cancelled', 'refunded'] as const)('listSteps has none of one that is %s', (state) => {
  expect(names({ state })).toEqual([])
})
