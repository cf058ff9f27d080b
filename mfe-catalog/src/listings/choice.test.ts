import { cleared, conditions, readChoice, SEARCH_LENGTH, toggled, writeChoice } from './choice.ts'

const read = (address: string) => readChoice(new URLSearchParams(address))

test('an address that asks for nothing is the whole list, featured first', () => {
  expect(read('')).toEqual({ search: '', color: [], brand: [], size: [], sort: 'featured' })
})

test('an address says what is searched, ticked and sorted', () => {
  expect(read('q=wool&color=blue&color=rust&brand=jebel&size=4XL&sort=low')).toEqual({
    search: 'wool',
    color: ['rust', 'blue'],
    brand: ['jebel'],
    size: ['4XL'],
    sort: 'low',
  })
})

test.each([
  'color=purple&brand=__proto__&size=xl&sort=cheapest',
  'color=&size=,&sort=',
  'sort=toString&color=constructor',
])('what no listing knows is ignored: %s', (address) => {
  expect(conditions(read(address))).toBe(0)
  expect(read(address).sort).toBe('featured')
})

test('a search of any length is cut', () => {
  expect(read(`q=${'x'.repeat(5000)}`).search).toHaveLength(SEARCH_LENGTH)
})

test.each(['', 'q=loose+shirt&color=white&size=S&size=2XL&sort=za', 'brand=wadi'])(
  'what is written is read again: %s',
  (address) => expect(writeChoice(read(address)).toString()).toBe(address),
)

test('a search of spaces is none', () => {
  expect(writeChoice(read('q=++')).toString()).toBe('')
  expect(conditions(read('q=++'))).toBe(0)
})

test('a value is ticked, in its place, and taken back', () => {
  const blue = toggled(read('sort=az'), 'color', 'blue')
  const both = toggled(blue, 'color', 'white')
  expect(both.color).toEqual(['white', 'blue'])
  expect(conditions(both)).toBe(2)
  expect(toggled(both, 'color', 'blue')).toEqual({ ...blue, color: ['white'] })
})

test('clearing takes the conditions, and leaves the order', () => {
  const after = cleared(read('q=wool&color=blue&size=S&sort=high'))
  expect(conditions(after)).toBe(0)
  expect(after.sort).toBe('high')
})
