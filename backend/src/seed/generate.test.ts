import { idSchema } from '@shop/contracts/text.ts'

import { fixture } from '../testing/fixture.ts'
import { generateProducts } from './generate.ts'

test('the same numbers give the same products', () => {
  const once = generateProducts(fixture.products, 'cards', 1, 50)
  expect(generateProducts(fixture.products, 'cards', 1, 50)).toEqual(once)
  expect(generateProducts(fixture.products, 'cards', 11, 10)).toEqual(once.slice(10, 20))
})

test('they are different from each other, priced in whole hundredths, and behind the others', () => {
  const products = generateProducts(fixture.products, 'cards', 1, 2000)
  expect(new Set(products.map((product) => product.id)).size).toBe(2000)
  expect(new Set(products.map((product) => product.title)).size).toBe(2000)
  for (const { id, price, position, categoryId } of products) {
    expect(idSchema.safeParse(id).success).toBe(true)
    expect(Number.isInteger(price) && price >= 0).toBe(true)
    expect(position).toBeGreaterThan(fixture.products.length)
    expect(categoryId).toBe('cards')
  }
})

test('there must be something to vary', () => {
  expect(() => generateProducts([], 'cards', 1, 1)).toThrow('no product to vary')
})
