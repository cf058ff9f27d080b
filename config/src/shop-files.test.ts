import webpack from 'webpack'

import { findShopFiles } from './shop-files.js'
import { build } from './testing/build.ts'

const files = {
  'container.js': 'import(/* webpackChunkName: "routes" */ "./routes.js")',
  'routes.js': 'import "library"; import(/* webpackChunkName: "page" */ "./page.js")',
  'page.js': 'import "./page.css"; import(/* webpackChunkName: "later" */ "./later.js")',
  'page.css': 'a { color: teal }',
  'later.js': 'export default "later"',
  'library.js': 'import(/* webpackChunkName: "part" */ "./part.js"); export default "library"',
  'part.js': 'export default "part of the library"',
  'main.js': 'import("./container.js"); import(/* webpackChunkName: "alone" */ "./alone.js")',
  'alone.js': 'export default "standalone page"',
}

test('findShopFiles lists what the container leads to, without the copies of shared modules and the standalone page', async () => {
  const shared = { import: './library.js', shareKey: 'library', requiredVersion: false as const }
  const assets = await build(files, {
    entry: { mfe_x: './container.js', main: './main.js' },
    experiments: { css: true },
    output: { filename: '[name].js', chunkFilename: '[name].js' },
    optimization: { chunkIds: 'named' },
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({ consumes: { library: shared } }),
      (compiler) =>
        compiler.hooks.thisCompilation.tap('Test', (compilation) =>
          compilation.hooks.processAssets.tap('Test', () => {
            const found = JSON.stringify(findShopFiles(compilation, 'mfe_x'))
            compilation.emitAsset('found.json', new webpack.sources.RawSource(found))
          }),
        ),
    ],
  })
  expect(Object.keys(assets)).toEqual(expect.arrayContaining(['alone.js', 'part.js', 'main.js']))
  expect(JSON.parse(assets['found.json'] ?? '')).toEqual([
    'later.js',
    'mfe_x.js',
    'page.css',
    'page.js',
    'routes.js',
  ])
})
