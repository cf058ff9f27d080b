import { hasCharacter, parseUnicodeRange, readFontFaces } from './font-faces.js'
import fontFacesLoader from './font-faces.loader.js'

const css = `
  a { color: red }
  @font-face { font-family: A; font-weight: 400
    600; src: url('./latin.woff2') format('woff2'); unicode-range: U+20-7E, U+A0; }
  @font-face{font-family:A;src:url(./arabic.woff2);unicode-range:U+600-6FF}
  @font-face { font-family: B; src: local('Arial') }`

describe('readFontFaces', () => {
  test('reads the file, the weights and the characters of each rule', () => {
    expect(readFontFaces(css)).toEqual([
      {
        rule: expect.stringMatching(/^@font-face \{ font-family: A.*\}$/s) as string,
        url: './latin.woff2',
        weights: '400 600',
        characters: 'U+20-7E, U+A0',
      },
      {
        rule: '@font-face{font-family:A;src:url(./arabic.woff2);unicode-range:U+600-6FF}',
        url: './arabic.woff2',
        weights: '',
        characters: 'U+600-6FF',
      },
      {
        rule: "@font-face { font-family: B; src: local('Arial') }",
        url: undefined,
        weights: '',
        characters: '',
      },
    ])
  })

  test('finds none in other style sheets', () => {
    expect(readFontFaces('a { src: url(./a.woff2) }')).toEqual([])
  })
})

describe('parseUnicodeRange', () => {
  test.each([
    ['U+26', [[0x26, 0x26]]],
    [
      'U+0-7f,u+A0',
      [
        [0, 0x7f],
        [0xa0, 0xa0],
      ],
    ],
    ['U+4??', [[0x400, 0x4ff]]],
  ])('reads %s', (range, expected) => {
    expect(parseUnicodeRange(range)).toEqual(expected)
  })

  test.each(['', '20-7E', 'U+', 'U+20 7E', 'U+1234567'])('throws for "%s"', (range) => {
    expect(() => parseUnicodeRange(range)).toThrow('No range of characters')
  })
})

test('hasCharacter tells which face writes a character', () => {
  const [latin, arabic, local] = readFontFaces(css)
  const faces = [latin, arabic, local].filter((face) => face !== undefined)
  expect(faces.map((face) => hasCharacter(face, 'a'))).toEqual([true, false, true])
  expect(faces.map((face) => hasCharacter(face, 'ا'))).toEqual([false, true, true])
})

describe('fontFacesLoader', () => {
  test('tells each file what its rule uses', () => {
    const result = fontFacesLoader(css)
    expect(result).toContain("url('./latin.woff2?characters=32-126,160-160&weights=400-600')")
    expect(result).toContain('url(./arabic.woff2?characters=1536-1791)')
    expect(result.replaceAll(/\?[^)']*/g, '')).toBe(css)
  })

  test('leaves a rule alone that uses the whole file, or no web font', () => {
    const whole = "@font-face { src: url(a.woff2) } @font-face { src: local('Arial') }"
    expect(fontFacesLoader(whole)).toBe(whole)
  })

  test('fails at characters that are no range', () => {
    expect(() => fontFacesLoader('@font-face { src: url(a.woff2); unicode-range: A-Z }')).toThrow(
      'No range of characters: A-Z',
    )
  })
})
