import { samples } from '../samples/data/samples.ts'
import { readChoice } from './choice.ts'
import { countWith, findSamples } from './find-samples.ts'

const choice = (address: string) => readChoice(new URLSearchParams(address))
const ids = (address: string, lang: 'en' | 'ar' = 'en') =>
  findSamples(samples, choice(address), lang).map(({ id }) => id)
const names = (address: string) =>
  findSamples(samples, choice(address), 'en').map(({ name }) => name.en)

describe('the order', () => {
  test('begins with what is featured, and leaves the rest as it is', () => {
    expect(ids('').slice(0, 6)).toEqual(['3', '6', '12', '16', '1', '2'])
  })

  test('of the sale begins with what saves most', () => {
    expect(ids('sort=sale').slice(0, 4)).toEqual(['1', '9', '5', '13'])
  })

  test('of the alphabet runs either way', () => {
    expect(names('sort=az').slice(0, 2)).toEqual(['Beach Shorts', 'Bomber Jacket'])
    expect(names('sort=za')).toEqual(names('sort=az').reverse())
  })

  test('of the alphabet is Arabic’s own in Arabic', () => {
    const arabic = findSamples(samples, choice('sort=az'), 'ar').map(({ name }) => name.ar ?? '')
    expect(arabic).toEqual([...arabic].sort(new Intl.Collator('ar').compare))
    expect(ids('sort=az', 'ar')).not.toEqual(ids('sort=az'))
  })

  test('of the price is that of what is paid', () => {
    expect(ids('sort=low').slice(0, 3)).toEqual(['4', '13', '3'])
    expect(ids('sort=high')[0]).toBe('12')
  })

  test('never loses one', () => {
    for (const sort of ['sale', 'az', 'za', 'low', 'high']) {
      expect(ids(`sort=${sort}`).sort()).toEqual(samples.map(({ id }) => id).sort())
    }
  })
})

describe('a search', () => {
  test.each([
    ['OXFORD', ['2']],
    ['shirt cotton', ['1']],
    ['jebel', ['6', '13']],
    ['جلد', ['12', '10', '11']],
    ['دشداشه', ['7']],
    ['قصة', ['7']],
    ['nothing like it', []],
  ])('for %s finds %j', (search, found) => expect(ids(`q=${search}`)).toEqual(found))
})

describe('what is ticked', () => {
  test('adds up within a kind, and narrows between kinds', () => {
    expect(ids('color=black')).toEqual(['8'])
    expect(ids('color=black&color=pink')).toEqual(['3', '8'])
    expect(ids('color=black&color=pink&size=3XL')).toEqual(['3'])
    expect(ids('color=black&brand=wadi')).toEqual([])
  })

  test('by size finds what comes in it', () => {
    expect(ids('size=4XL')).toEqual(['1', '7'])
  })
})

test('a value is counted as if it were the only one of its kind', () => {
  const asked = choice('color=black&size=3XL')
  expect(countWith(samples, asked, 'color', 'black')).toBe(0)
  expect(countWith(samples, asked, 'color', 'pink')).toBe(1)
  expect(countWith(samples, asked, 'size', 'S')).toBe(1)
})
