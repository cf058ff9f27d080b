import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { moveActive } from '@shop/ui/form/active-option.ts'

import { pickCategories } from './suggested-categories.ts'

const build = (_id: string, en: string, ar: string) => buildCategory({ _id, title: { en, ar } })
const categories = [
  build('cards', 'Business Cards', 'بطاقات الأعمال'),
  build('fobs', 'Smart Key Fobs', 'ميداليات ذكية'),
  build('bands', 'Smart Wristbands', 'أساور ذكية'),
  build('sets', 'Gift Sets', 'أطقم هدايا'),
  build('apparel', 'Smart Apparel', 'ملابس ذكية'),
]
const fob = buildProduct({ categoryId: 'fobs' })

const pick = (text: string, products = [fob]) =>
  pickCategories(categories, products, text).map(({ _id }) => _id)

describe('pickCategories', () => {
  test.each([
    ['gift', ['sets', 'fobs']],
    ['هدايا', ['sets', 'fobs']],
    ['keychain', ['fobs']],
    ['smart', ['fobs', 'bands']],
  ])('returns for %s: %j', (text, ids) => expect(pick(text)).toEqual(ids))

  test('returns the first ones before anything is typed', () => {
    expect(pick('', [])).toEqual(['cards', 'fobs', 'bands', 'sets', 'apparel'])
  })

  test('returns the first ones where no product was found', () => {
    expect(pick('zzzz', [])).toEqual(['cards', 'fobs', 'bands', 'sets'])
    expect(pick('apparel', [])).toEqual(['apparel', 'cards', 'fobs', 'bands'])
  })
})

describe('moveActive', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['Enter', 0, null],
    ['a', -1, null],
  ])('%s on option %i of 3 leads to %s', (key, active, next) => {
    expect(moveActive(key, active, 3)).toBe(next)
  })
})
