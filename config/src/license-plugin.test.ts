import { LICENSE_NOTICES } from '@shop/release-format/version-files.js'

import { LicensePlugin } from './license-plugin.js'
import { build } from './testing/build.ts'

const library = (name: string, manifest: object, files: Record<string, string> = {}) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', ...manifest }),
  [`node_modules/${name}/index.js`]: `console.log('${name}')\nexport const text = Date.now()`,
  ...Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
  ),
})

test('LicensePlugin writes the notices of what a build contains of others, and of nothing else', async () => {
  const files = {
    'package.json': '{"name":"mfe-a","version":"1.2.0","private":true}',
    'main.js':
      'import { text } from "@geo/maps"\nimport { text as own } from "@shop/own"\nconsole.log(text, own)',
    ...library(
      '@geo/maps',
      { license: 'MIT' },
      { 'index.js': 'export { text } from "tiles"\nconsole.log("maps")' },
    ),
    'node_modules/@geo/maps/LICENSE': 'Permission is granted by the makers of maps.',
    ...library('tiles', { license: '(MIT OR Apache-2.0)', author: 'Tilers' }),
    ...library('unused', { license: 'MIT' }),
    ...library('@shop/own', { private: true }),
  }
  const emitted = await build(files, {
    mode: 'production',
    entry: './main.js',
    optimization: { minimize: false },
    plugins: [new LicensePlugin()],
  })
  const notices = emitted[LICENSE_NOTICES]
  expect(notices).toContain('tiles 1.0.0\nLicense: (MIT OR Apache-2.0)\n\nCopyright: Tilers')
  expect(notices).toContain(
    '@geo/maps 1.0.0\nLicense: MIT\n\nPermission is granted by the makers of maps.',
  )
  expect(notices).not.toMatch(/unused|@shop\/own/)
})
