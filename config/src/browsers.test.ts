import { readFileSync } from 'node:fs'
import path from 'node:path'

import { createBaseConfig } from './base.js'
import { oldestBrowsers } from './browsers.js'
import { build, temporaryFolder } from './testing/build.ts'

const repository = path.resolve(__dirname, '../..')
const agents = path.join(repository, 'mfe-agents')

describe('oldestBrowsers', () => {
  test('returns the oldest version of each browser of the nearest list', () => {
    const browserslist = ['safari >= 16', 'ios_saf >= 16', 'firefox >= 115', 'samsung >= 20']
    const folder = temporaryFolder({
      'package.json': JSON.stringify({ browserslist }),
      'mfe-a/package.json': '{}',
    })
    const found = oldestBrowsers(path.join(folder, 'mfe-a'))
    expect(found.toSorted()).toEqual(['firefox115', 'ios16.0', 'safari16.0'])
  })

  test('returns what the README names', () => {
    const [, chrome, firefox, safari] =
      /Chrome and Edge (\d+), Firefox (\d+), Safari (\d+)/.exec(
        readFileSync(path.join(repository, 'README.md'), 'utf8'),
      ) ?? []
    expect(oldestBrowsers(agents)).toEqual([
      `chrome${chrome}`,
      `edge${chrome}`,
      `firefox${firefox}`,
      `ios${safari}.0`,
      `safari${safari}.0`,
    ])
  })
})

test('builds have no syntax that the oldest browsers lack, in libraries neither', async () => {
  const { optimization = {} } = createBaseConfig(agents)
  const files = await build(
    { 'src/index.js': 'export class Library { static { globalThis.names = /(?<=a)é/ } }' },
    { mode: 'production', entry: { main: './src/index.js' }, optimization },
  )
  expect(files['main.js']).not.toMatch(/static\s*\{|\/\(\?<=/)
  expect(files['main.js']).toContain('é')
})
