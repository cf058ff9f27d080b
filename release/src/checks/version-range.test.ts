import { isInRange } from './version-range.ts'

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.2.4', '^1.2.3', true],
  ['1.10.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['1.1.9', '^1.2.3', false],
  ['2.2.3', '^1.2.3', false],
  ['0.2.4', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.2.2', '^0.2.3', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['0.0.0', '^0.0.0', true],
  ['0.0.1', '^0.0.0', false],
  ['19.3.1-0123456789', '^19.3.1', true],
])('%s in %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected)
})

test.each(['1.2.3', '>=1', '*', '^1.2', ''])('%j is no range of ours', (range) => {
  expect(() => isInRange('1.2.3', range)).toThrow(RangeError)
})
