import ar from './ar.json'
import en from './en.json'

test('both languages have the same texts', () => {
  expect(Object.keys(ar)).toEqual(Object.keys(en))
})

test('no text is empty', () => {
  const empty = [...Object.entries(en), ...Object.entries(ar)].filter(([, text]) => !text.length)
  expect(empty).toEqual([])
})
