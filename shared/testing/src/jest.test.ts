import { compileCatalogue } from '@shop/i18n/compile-catalogue.js'

import { jestProjects } from './jest.js'
import transform from './messages.jest.js'

const [node, browser] = jestProjects('/shop')

/** Returns whether a file of a library is transformed. */
const isTransformed = (file: string) =>
  !new RegExp(browser.transformIgnorePatterns?.[0] ?? '').test(`/x/node_modules/${file}`)

describe('jestProjects', () => {
  test('runs .test.ts in Node, and .test.tsx in jsdom with the set-up of browsers', () => {
    expect(node).toMatchObject({ testEnvironment: 'node', testMatch: ['<rootDir>/**/*.test.ts'] })
    expect(browser).toMatchObject({
      testEnvironment: expect.stringMatching(/jsdom/),
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: [expect.stringMatching(/testing\/src\/setup-browser\.ts$/)],
    })
  })

  test.each([
    ['msw/lib/index.mjs', true],
    ['@mswjs/interceptors/lib/index.mjs', true],
    ['@shop/kernel/dist/kernel.js', true],
    ['embla-carousel-react/esm/index.js', true],
    ['jose/dist/index.js', true],
    ['react/index.js', false],
    ['mswx/index.js', false],
    ['@fontsource/cairo/index.css', true],
  ])('transforms %s: %s', (file, expected) => {
    expect(isTransformed(file)).toBe(expected)
  })

  test('compiles message catalogues, and no other files', () => {
    const match = (file: string) =>
      Object.keys(browser.transform ?? {}).find((pattern) => new RegExp(pattern).test(file))
    expect(match('/x/src/messages/ar.json')).toMatch(/messages/)
    expect(match('/x/src/messages.ts')).not.toMatch(/messages/)
    expect(match('/x/src/pages.json')).toBeUndefined()
    const catalogue = '{"cart.count":"{count, plural, one {# item} other {# items}}"}'
    expect(transform.process(catalogue)).toEqual({ code: compileCatalogue(catalogue) })
  })
})
