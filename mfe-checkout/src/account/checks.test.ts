import { filled, isEmail, isPhone, isWebsite } from './checks.ts'

test.each([
  ['Maha', true],
  [' m ', true],
  ['', false],
  ['   ', false],
])('%j is filled in: %s', (value, expected) => {
  expect(filled(value)).toBe(expected)
})

test.each([
  ['maha@example.com', true],
  [' maha@example.com ', true],
  ['maha.al-balushi+shop@mail.example.co.om', true],
  ['maha', false],
  ['maha@example', false],
  ['maha@example.', false],
  ['maha @example.com', false],
  ['@example.com', false],
])('%j is an e-mail address: %s', (value, expected) => {
  expect(isEmail(value)).toBe(expected)
})

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
