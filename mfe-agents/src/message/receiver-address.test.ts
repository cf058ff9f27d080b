import { receiverOf, withReceiver } from './receiver-address.ts'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['', null],
  ['page=2', null],
  ['message=agent-1', 'agent-1'],
  ['page=2&message=agent-1', 'agent-1'],
])('the address ?%s opens the dialog of %s', (text, receiver) => {
  expect(receiverOf(query(text))).toBe(receiver)
})

test('opening and closing leaves the rest of the address alone', () => {
  const open = withReceiver(query('page=2'), 'agent-1')
  expect(open.toString()).toBe('page=2&message=agent-1')
  expect(withReceiver(open, 'agent-2').toString()).toBe('page=2&message=agent-2')
  expect(withReceiver(open, null).toString()).toBe('page=2')
})

test('the address it starts from is not changed', () => {
  const before = query('page=2')
  withReceiver(before, 'agent-1')
  expect(before.toString()).toBe('page=2')
})
