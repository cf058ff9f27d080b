import { isPhone, isWebsite } from './field-rules.ts'

describe('isPhone', () => {
  test.each([
    ['', true],
    ['+968 9000 0000', true],
    ['(968) 9000-0000', true],
    ['٩٠٠٠٠٠٠٠', true],
    ['call me', false],
    ['12345', false],
    ['+', false],
  ])('returns for %j: %s', (value, expected) => {
    expect(isPhone(value)).toBe(expected)
  })
})

describe('isWebsite', () => {
  test.each([
    ['', true],
    ['https://example.com', true],
    [' http://example.com/maha ', true],
    ['example.com', false],
    ['https://localhost', false],
    ['javascript:alert(1)', false],
    ['ftp://example.com', false],
  ])('returns for the URL %j: %s', (value, expected) => {
    expect(isWebsite(value)).toBe(expected)
  })
})
