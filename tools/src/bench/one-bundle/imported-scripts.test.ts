import path from 'node:path'

import { build } from '@shop/config/testing/build.ts'

import { ImportedScriptsPlugin } from './imported-scripts.ts'

test('ImportedScriptsPlugin notes the scripts of each import, also of modules that were joined', async () => {
  const plugin = new ImportedScriptsPlugin()
  await build(
    {
      'main.js': 'import { open } from "./routes.js"; globalThis.open = open',
      'routes.js': 'export const open = () => import("./page.js")',
      'page.js': 'export const page = "page"; export const later = () => import("./later.js")',
      'later.js': 'export const later = 1',
    },
    {
      mode: 'production',
      entry: './main.js',
      output: { chunkFilename: '[name].chunk.js' },
      optimization: { chunkIds: 'named', minimize: false },
      plugins: [plugin],
    },
  )
  const imports = plugin.read().map(({ importer, imported, scripts }) => ({
    importer: path.basename(importer),
    imported: path.basename(imported),
    scripts,
  }))
  expect(imports).toEqual([
    { importer: 'routes.js', imported: 'page.js', scripts: ['page_js.chunk.js'] },
    { importer: 'page.js', imported: 'later.js', scripts: ['later_js.chunk.js'] },
  ])
})
