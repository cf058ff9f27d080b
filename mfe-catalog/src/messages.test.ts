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
})
