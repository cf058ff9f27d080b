import path from 'node:path'

import { jestProjects } from './jest.js'
import { createTemporaryFolder } from './temporary-folder.ts'

const [, browser] = jestProjects('/shop')

/** Returns whether a file of a library is transformed. */
const isTransformed = (file: string) =>
  !new RegExp(browser.transformIgnorePatterns?.[0] ?? '').test(`/x/node_modules/${file}`)

describe('jestProjects', () => {
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
})

test('the classes of CSS Modules keep their names', async () => {
  const folder = await createTemporaryFolder({ 'page.module.css': '.title { color: teal }' })
  const styles = (await import(path.join(folder, 'page.module.css'))) as { default: unknown }
  expect(styles.default).toHaveProperty('title', 'title')
})
