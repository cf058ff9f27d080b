import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import webpack from 'webpack'

import {
  createMistakeFinder,
  DevelopmentChecksPlugin,
  findTakenPaths,
  OwnCodePlugin,
} from './development-checks.js'
import { temporaryFolder } from './testing/build.ts'

const heading = { en: 'Cart', ar: 'السلة' }
const pagesOf = (pattern: string) =>
  JSON.stringify({ pages: { cart: { path: pattern, redirect: '/', heading } } })

describe('findTakenPaths', () => {
  const others = [{ name: 'mfe-catalog', paths: ['/sale', '/shop/*'] }]

  test('names the owner of addresses that another remote has', () =>
    expect(findTakenPaths(['/cart', '/shop/:id'], others)).toEqual([
      'src/pages.json: /shop/:id shares addresses with /shop/*, which mfe-catalog owns',
    ]))

  test('returns nothing where each address has one owner', () =>
    expect(findTakenPaths(['/cart', '/sale/:id'], others)).toEqual([]))
})

describe('createMistakeFinder', () => {
  const root = temporaryFolder({
    'config/src/tsconfig.base.json': '{"compilerOptions":{"strict":true}}',
    'mfe-cart/package.json': '{"name":"mfe-cart"}',
    'mfe-cart/src/pages.json': pagesOf('/cart'),
    'mfe-cart/src/count.ts': "export const count: number = 'one'",
    'mfe-wrong/src/pages.json': '{',
    'mfe-other/package.json': '{"name":"mfe-other"}',
    'mfe-other/src/pages.json': pagesOf('/:page'),
  })

  test('finds paths of another remote and errors of types, with their places', async () => {
    const find = createMistakeFinder(path.join(root, 'mfe-cart'), undefined)
    expect(await find(new AbortController().signal)).toEqual([
      'src/pages.json: /cart shares addresses with /:page, which mfe-other owns',
      expect.stringMatching(/^mfe-cart\/src\/count\.ts\(1,14\): error TS2322/),
    ])
  })
})

describe('DevelopmentChecksPlugin', () => {
  /** Watches a module, and says of each build which errors it has, and its hash. */
  async function watch(
    find: () => Promise<string[]>,
    onBuild: (count: number, file: string) => boolean,
  ) {
    const context = temporaryFolder({ 'src/main.js': 'export default 1' })
    const compiler = webpack({
      ...{ mode: 'none', context, entry: './src/main.js' },
      output: { path: path.join(context, 'dist') },
      plugins: [new DevelopmentChecksPlugin(find)],
    })
    const builds: { errors: string[]; hash: string | undefined }[] = []
    await new Promise<void>((resolve) => {
      compiler.watch({ aggregateTimeout: 50 }, (_, stats) => {
        const errors = (stats?.compilation.errors ?? []).map(({ message }) => message)
        builds.push({ errors, hash: stats?.hash })
        if (onBuild(builds.length, path.join(context, 'src/main.js'))) resolve()
      })
    })
    await new Promise((resolve) => void compiler.close(resolve))
    return builds
  }

  test('shows what is wrong after the build, which stays the same, and looks again after a change', async () => {
    const found = [['src/pages.json: taken'], []]
    const find = jest.fn(async () => found.shift() ?? [])
    const builds = await watch(find, (count, file) => {
      if (count === 2) writeFileSync(file, 'export default 2')
      return count === 3
    })
    expect(builds.map(({ errors }) => errors)).toEqual([[], ['src/pages.json: taken'], []])
    expect(builds[1]?.hash).toBe(builds[0]?.hash)
    expect(builds[2]?.hash).not.toBe(builds[0]?.hash)
    expect(find).toHaveBeenCalledTimes(2)
  })
})

describe('OwnCodePlugin', () => {
  const build = (root: string) =>
    new Promise<string[]>((resolve, reject) => {
      const context = path.join(root, 'mfe-cart')
      const compiler = webpack({
        ...{ mode: 'none', context, entry: './src/main.js' },
        output: { path: path.join(context, 'dist') },
        plugins: [new OwnCodePlugin()],
      })
      compiler.run((error, stats) =>
        compiler.close(() =>
          error
            ? reject(error)
            : resolve((stats?.compilation.errors ?? []).map(({ message }) => message)),
        ),
      )
    })

  test('refuses the code of another remote, and names who imports it', async () => {
    const root = temporaryFolder({
      'shared/ui/button.js': 'export default 1',
      'mfe-other/src/pages.json': pagesOf('/other'),
      'mfe-other/src/page.js': "import './part.js'",
      'mfe-other/src/part.js': '',
    })
    const main = path.join(root, 'mfe-cart/src/main.js')
    mkdirSync(path.dirname(main), { recursive: true })
    writeFileSync(main, "import '../../shared/ui/button.js'")
    expect(await build(root)).toEqual([])
    writeFileSync(main, "import '../../mfe-other/src/page.js'")
    expect(await build(root)).toEqual([
      "mfe-cart/src/main.js imports mfe-other/src/page.js, the code of mfe-other. Remotes share contracts and the kernel, never each other's code.",
    ])
  })
})
