import { idSchema } from '@shop/contracts/text.ts'

import { seedFixture } from '../testing/seed-fixture.ts'
import { generateProducts } from './generate-products.ts'

test('generateProducts returns the same products for the same numbers', () => {
  const once = generateProducts(seedFixture.products, 'cards', 1, 50)
  expect(generateProducts(seedFixture.products, 'cards', 1, 50)).toEqual(once)
  expect(generateProducts(seedFixture.products, 'cards', 11, 10)).toEqual(once.slice(10, 20))
})

test('generateProducts returns distinct products with valid ids, prices and positions', () => {
  const products = generateProducts(seedFixture.products, 'cards', 1, 2000)
  expect(new Set(products.map((product) => product.id)).size).toBe(2000)
  expect(new Set(products.map((product) => product.title)).size).toBe(2000)
  for (const { id, price, position, categoryId } of products) {
    expect(idSchema.safeParse(id).success).toBe(true)
    expect(Number.isInteger(price) && price >= 0).toBe(true)
    expect(position).toBeGreaterThan(seedFixture.products.length)
    expect(categoryId).toBe('cards')
  }
})

test('generateProducts throws without samples', () => {
  expect(() => generateProducts([], 'cards', 1, 1)).toThrow('No sample products')
})
