import { buildAddress } from '../../testing/fixtures.ts'
import { parseAddress, serializeAddress } from './address.ts'

const address = buildAddress()

describe('parseAddress and serializeAddress', () => {
  test('returns the serialized address, trimmed', () => {
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
  ])('returns null for %j', (stored) => {
    expect(parseAddress(stored)).toBeNull()
  })

  test('drops unknown fields', () => {
    const more = { ...address, card: '4242' }
    expect(parseAddress(serializeAddress(more))).toEqual(address)
  })
})
