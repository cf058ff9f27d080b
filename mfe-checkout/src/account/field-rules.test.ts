import { isPhone, isWebsite } from './field-rules.ts'

test.each([
  ['', true],
  ['+968 9000 0000', true],
  ['(968) 9000-0000', true],
  ['٩٠٠٠٠٠٠٠', true],
  ['call me', false],
  ['12345', false],
  ['+', false],
])('%j may be a telephone number: %s', (value, expected) => {
  expect(isPhone(value)).toBe(expected)
})

test.each([
  ['', true],
  ['https://example.com', true],
  [' http://example.com/maha ', true],
  ['example.com', false],
  ['https://localhost', false],
  ['javascript:alert(1)', false],
  ['ftp://example.com', false],
])('%j may be an address of the web: %s', (value, expected) => {
  expect(isWebsite(value)).toBe(expected)
})
