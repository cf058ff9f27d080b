import ar from './ar.json'
import en from './en.json'

test('both languages have the same texts, and none is empty', () => {
  expect(Object.keys(ar)).toEqual(Object.keys(en))
  expect([...Object.values(en), ...Object.values(ar)].filter((text) => !text.length)).toEqual([])
})

test('counts have all six Arabic forms', () => {
  const [, , forms] = (ar['cart.count'] as unknown as [unknown[]])[0] as unknown[]
  expect(Object.keys(forms as object).filter((form) => form !== 'offset')).toEqual(
    expect.arrayContaining(['zero', 'one', 'two', 'few', 'many', 'other']),
  )
})
