import { formatOverrides, isUrl, isVersion, parseOverrides } from './overrides.ts'

describe('parseOverrides', () => {
  test('parses versions and URLs, the inverse of formatOverrides', () => {
    const text = 'mfe-catalog@1.2.0-ab12,mfe-agents@http://localhost:3103'
    const overrides = parseOverrides(text)
    expect([...overrides]).toEqual([
      ['mfe-catalog', '1.2.0-ab12'],
      ['mfe-agents', 'http://localhost:3103'],
    ])
    expect(formatOverrides(overrides)).toBe(text)
  })

  test('parses a remote name of several words', () => {
    expect([...parseOverrides('mfe-gift-cards@1.0.0')]).toEqual([['mfe-gift-cards', '1.0.0']])
  })

  test('keeps what cannot be used, so that it is rejected with a reason', () => {
    expect([...parseOverrides('mfe-catalog,shell@1.0.0,mfe-catalog@../../evil')]).toEqual([
      ['mfe-catalog', '../../evil'],
      ['shell', '1.0.0'],
    ])
  })

  test.each(['', ',', '@1.0.0'])('drops %j, which has no name', (text) =>
    expect(parseOverrides(text).size).toBe(0),
  )
})

test('isUrl tells a URL from a version', () => {
  expect(isUrl('https://dev.test')).toBe(true)
  expect(isUrl('1.2.0')).toBe(false)
})

test.each([
  ['1.2.0-ab12', true],
  ['', false],
  ['.hidden', false],
  ['..', false],
  ['1.0.0/../2.0.0', false],
])('isVersion returns for %j: %s', (text, expected) => expect(isVersion(text)).toBe(expected))
