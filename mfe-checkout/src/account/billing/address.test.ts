import { parseAddress, serializeAddress, type Address } from './address.ts'

const address: Address = {
  ...{ name: 'Maha', street: 'Way 7', city: 'Nizwa' },
  ...{ postcode: '611', country: 'Oman', phone: '' },
}

test('an address comes back as it was kept, without spaces around', () => {
  expect(parseAddress(serializeAddress(address))).toEqual(address)
  expect(parseAddress(serializeAddress({ ...address, city: '  Nizwa ' }))).toEqual(address)
})

test.each([
  null,
  '',
  'null',
  '{',
  '"Nizwa"',
  '[]',
  '{"city":"Nizwa"}',
  JSON.stringify({ ...address, city: 1 }),
])('%j is no address', (stored) => {
  expect(parseAddress(stored)).toBeNull()
})

test('nothing else is kept', () => {
  const more = { ...address, card: '4242' }
  expect(parseAddress(serializeAddress(more))).toEqual(address)
})
