import path from 'node:path'

import { HostManifestPlugin } from './host-manifest.js'
import { build } from './testing/build.ts'

const kernel = path.resolve(__dirname, '../../shared/kernel/src')

test('HostManifestPlugin writes the names that shared modules export at run time, no types', async () => {
  const assets = await build(
    {
      'main.js': `import * as storage from ${JSON.stringify(path.join(kernel, 'storage.ts'))}\nstorage.safeLocalStorage`,
      'package.json': '{}',
    },
    {
      entry: './main.js',
      module: {
        rules: [
          { test: /\.ts$/, loader: require.resolve('ts-loader'), options: { transpileOnly: true } },
        ],
      },
      plugins: [new HostManifestPlugin()],
    },
  )
  const { provides } = JSON.parse(assets['host.json'] ?? '') as { provides: object }
  expect(provides).toEqual({
    '@shop/kernel/storage': expect.arrayContaining([
      'safeLocalStorage',
      'safeSessionStorage',
    ]) as unknown,
  })
})
