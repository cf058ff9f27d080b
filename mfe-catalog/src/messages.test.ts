import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { testMessageCatalogs } from '@shop/testing/message-catalogs.ts'

import en from './messages/en.json'

testMessageCatalogs(__dirname)

function readSources(): string {
  return readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .join('\n')
}

describe('messages', () => {
  test('have no unused id', () => {
    const code = readSources()
    // Ids that `NotFound` and `SampleBadge` compose, and those that the build reads.
    const composed = /^(products?\.notFound|sample\.(new|featured|offer)$|products\.sort\.|meta)/
    const unused = Object.keys(en).filter((id) => !code.includes(`'${id}'`) && !composed.test(id))
    expect(unused).toEqual([])
  })

  // A compiled message without placeholders is an array of one text.
  const toText = (message: unknown) => (Array.isArray(message) ? message.join('') : message)

  test.each([
    ['shop.explore', 'Click to explore products in this category.'],
    ['gallery.failed', 'This image failed to load'],
    ['cart.add', 'Add to Cart'],
    ['cart.shopNow', 'Shop Now'],
    ['cart.added', 'Item added to cart!'],
    ['cart.duplicate', 'Product already added to cart, please choose another one!'],
  ] as const)('%s has the specified text', (id, text) => {
    expect(toText(en[id])).toBe(text)
  })
})
