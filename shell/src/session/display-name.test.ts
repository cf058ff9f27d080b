import { toDisplayName, toIsolatedName } from './display-name.ts'

test.each([
  ['Maha', 'Maha'],
  [' مها  البلوشية ', 'مها البلوشية'],
  ['Ma\u202Eha\u2066x\u200F', 'Ma ha x'],
  ['Maha\n\u0000\u2028Admin', 'Maha Admin'],
  ['\u200B\u202E', ''],
  ['Z\u0301\u0301\u0301\u0301\u0301\u0301oe', 'Z\u0301\u0301\u0301oe'],
  [7, ''],
  [undefined, ''],
])('toDisplayName turns %j into %j', (claim, name) => {
  expect(toDisplayName(claim)).toBe(name)
})

test('toDisplayName bounds the length', () => {
  expect(toDisplayName('x'.repeat(1_000_000))).toBe(`${'x'.repeat(40)}…`)
  expect(toDisplayName('e\u0301'.repeat(50))).toBe(`${'e\u0301'.repeat(40)}…`)
  expect(toDisplayName('😀'.repeat(50))).toBe(`${'😀'.repeat(40)}…`)
})

test('toIsolatedName keeps the direction of the text around it', () => {
  expect(toIsolatedName('مها')).toBe('\u2068مها\u2069')
  expect(toIsolatedName('')).toBe('')
})
