import { counters, formatCounter } from './counters.ts'

describe('formatCounter', () => {
  test('formats the four counters in English', () => {
    expect(counters.map((counter) => [formatCounter(counter, 'en'), counter.id])).toEqual([
      ['200+K', 'users'],
      ['15+', 'years'],
      ['54', 'offices'],
      ['12K', 'positions'],
    ])
  })

  test('formats the four counters in Arabic', () => {
    const spaces = /\s/g
    expect(counters.map((counter) => formatCounter(counter, 'ar').replaceAll(spaces, ' '))).toEqual(
      ['200 ألف', '15', '54', '12 ألف'],
    )
  })
})
