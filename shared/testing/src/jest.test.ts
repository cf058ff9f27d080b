/** @jest-environment node */
import path from 'node:path'

import { compileCatalogue } from '@shop/config/messages.js'

import { preset } from './jest.js'
import transform from './messages.jest.js'

const repository = path.resolve(__dirname, '../../..')
const folder = (name: string) => path.join(repository, name)
const browser = preset(folder('shared/ui'))
const node = preset(folder('backend'), { environment: 'node' })

/** Whether a file of a library is transformed. */
const isTransformed = (file: string) =>
  !new RegExp(browser.transformIgnorePatterns?.[0] ?? '').test(`/x/node_modules/${file}`)

describe('preset', () => {
  test('names a project after its package', () => {
    expect([browser.displayName, node.displayName]).toEqual(['@shop/ui', 'backend'])
  })

  test('runs browser tests in jsdom with the shared setup, and others in Node', () => {
    expect(browser.testEnvironment).toMatch(/jsdom/)
    expect(browser.setupFilesAfterEnv).toEqual([expect.stringMatching(/testing\/src\/setup\.ts$/)])
    expect(node.testEnvironment).toBe('node')
    expect(node.setupFilesAfterEnv).toEqual([])
  })

  test.each([
    ['msw/lib/index.mjs', true],
    ['@mswjs/interceptors/lib/index.mjs', true],
    ['@shop/kernel/dist/kernel.js', true],
    ['embla-carousel-react/esm/index.js', true],
    ['jose/dist/index.js', true],
    ['react/index.js', false],
    ['mswx/index.js', false],
  ])('transforms %s: %s', (file, expected) => {
    expect(isTransformed(file)).toBe(expected)
  })

  test('compiles message catalogues, and no other files', () => {
    const match = (file: string) =>
      Object.keys(browser.transform ?? {}).find((pattern) => new RegExp(pattern).test(file))
    expect(match('/x/src/messages/ar.json')).toMatch(/messages/)
    expect(match('/x/src/messages.ts')).not.toMatch(/messages/)
    expect(match('/x/src/paths.json')).toBeUndefined()
    const catalogue = '{"cart.count":"{count, plural, one {# item} other {# items}}"}'
    expect(transform.process(catalogue)).toEqual({ code: compileCatalogue(catalogue) })
  })
})
