import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { generatePages } from '@shop/config/generate-pages.js'
import { testRemote } from '@shop/testing/test-remote.ts'

import en from './messages/en.json'

testRemote(__dirname, generatePages)

function readSources(): string {
  return readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .join('\n')
}

describe('messages', () => {
  test('have no unused id', () => {
    const code = readSources()
    // Ids that `NotFound`, `SampleBadge` and `FiltersDialog` compose, and those that the build reads.
    const composed =
      /^(products?\.notFound|sample\.(new|featured|offer)$|products\.sort\.|filters\.(price|material)$|meta)/
    const unused = Object.keys(en).filter((id) => !code.includes(`'${id}'`) && !composed.test(id))
    expect(unused).toEqual([])
  })
})
