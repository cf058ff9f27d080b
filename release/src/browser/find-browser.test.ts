import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { CHROMIUM_FLAGS } from './find-browser.ts'

/** Playwright exports the list nowhere. */
function readPlaywrightFeatures(): string[] {
  const file = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle')
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(readFileSync(file, 'utf8')) ?? []
  return [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = '']) => name)
}

test('CHROMIUM_FLAGS switch off what Playwright does, since they replace its list', () => {
  const [flag = ''] = CHROMIUM_FLAGS.filter((each) => each.startsWith('--disable-features='))
  const features = readPlaywrightFeatures()
  expect(features.length).toBeGreaterThan(10)
  expect(flag.split(/[=,]/)).toEqual(expect.arrayContaining(features))
})
