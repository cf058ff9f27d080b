import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import en from './en.json'

const source = path.resolve(__dirname, '..')

function sources(): string {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n')
}

test('every text is used somewhere', () => {
  const code = sources()
  // `Missing` and the samples' badges put their ids together, and the build reads what describes a page.
  const elsewhere = /^(products?\.missing|sample\.(new|featured|offer)$|meta)/
  const unused = Object.keys(en).filter((id) => !code.includes(`'${id}'`) && !elsewhere.test(id))
  expect(unused).toEqual([])
})

// Compiled messages without variables are lists of one text.
const plain = (text: unknown) => (Array.isArray(text) ? text.join('') : text)

test.each([
  ['shop.explore', 'Click to explore products in this category.'],
  ['gallery.failed', 'This image failed to load'],
  ['cart.add', 'Add to Cart'],
  ['cart.shopNow', 'Shop Now'],
  ['cart.added', 'Item added to cart!'],
  ['cart.duplicate', 'Product already added to cart, please choose another one!'],
] as const)('%s is worded as agreed', (id, text) => {
  expect(plain(en[id])).toBe(text)
})
