import { formatOmr } from './money.format.ts'

test.each([
  [0, '0.00 OMR'],
  [5, '0.05 OMR'],
  [2150, '21.50 OMR'],
  [100_000_000, '1000000.00 OMR'],
])('%p hundredths are %s', (hundredths, text) => expect(formatOmr(hundredths)).toBe(text))
