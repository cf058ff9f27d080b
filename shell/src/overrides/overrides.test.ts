import { formatOverrides, isAddress, parseOverrides } from './overrides.ts'

test('reads versions and addresses, and writes them back', () => {
  const text = 'mfe-catalog@1.2.0-ab12,mfe-agents@http://localhost:3103'
  const overrides = parseOverrides(text)
  expect([...overrides]).toEqual([
    ['mfe-catalog', '1.2.0-ab12'],
    ['mfe-agents', 'http://localhost:3103'],
  ])
  expect(formatOverrides(overrides)).toBe(text)
})

test('reads the name of a remote of several words', () => {
  expect([...parseOverrides('mfe-gift-cards@1.0.0')]).toEqual([['mfe-gift-cards', '1.0.0']])
})

test.each([
  '',
  'mfe--x@1.0.0',
  'mfe-catalog',
  'mfe-catalog@',
  '@1.0.0',
  'shell@1.0.0',
  'mfe-catalog@../../evil',
  'mfe-catalog@..',
  'mfe-catalog@1.0.0/../x',
  'mfe-catalog@javascript:alert(1)',
  'mfe-catalog@//evil.test',
  'mfe-catalog@data:text/javascript,1',
  '__proto__@1.0.0',
])('takes nothing from %j', (text) => expect(parseOverrides(text).size).toBe(0))

test('tells an address from a version', () => {
  expect(isAddress('https://dev.test')).toBe(true)
  expect(isAddress('1.2.0')).toBe(false)
})
