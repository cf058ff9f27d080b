import { createLimitedExports, SharedExportsPlugin } from './shared-exports-plugin.js'
import { build } from './testing/build.ts'

/** Builds a module of a shop whose copy of `./library.js` exports `useQuery` only. */
const buildModule = (source: string) =>
  build(
    {
      'src/index.js': source,
      'src/library.js': 'export const useQuery = 1, useInfiniteQuery = 2',
    },
    { plugins: [new SharedExportsPlugin({ './library.js': ['useQuery'] })] },
  )

describe('SharedExportsPlugin', () => {
  test.each([
    'import { useQuery } from "./library.js"; console.log(useQuery)',
    'import * as query from "./library.js"; console.log(query.useQuery)',
    'export { useQuery } from "./library.js"',
  ])('lets a build pass with %s', async (source) => {
    expect(Object.keys(await buildModule(source))).toEqual(['main.js'])
  })

  test.each([
    'import { useInfiniteQuery } from "./library.js"; console.log(useInfiniteQuery)',
    'import * as query from "./library.js"; console.log(query.useInfiniteQuery)',
    'export { useInfiniteQuery } from "./library.js"',
  ])('fails a build with %s', async (source) => {
    await expect(buildModule(source)).rejects.toThrow(
      'useInfiniteQuery of ./library.js is not in the shop',
    )
  })
})

test('createLimitedExports lists what the shop has of TanStack Query', () => {
  const { '@tanstack/react-query': names = [] } = createLimitedExports()
  expect(names).toContain('useQuery')
  expect(names).not.toContain('useInfiniteQuery')
})
