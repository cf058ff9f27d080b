import { readFileSync } from 'node:fs'
import path from 'node:path'

import { Version } from '@cyclonedx/cyclonedx-library/Spec'
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation'
import { BILL_OF_MATERIALS, LICENSE_NOTICES } from '@shop/release-format/version-files.js'
import webpack, { type Configuration } from 'webpack'

import { BillOfMaterialsPlugin } from './bill-of-materials-plugin.js'
import { temporaryFolder } from './testing/build.ts'

interface Bill {
  metadata: { component: object }
  components: { name: string; version: string; hashes?: object[]; licenses?: object[] }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

const library = (name: string, manifest: object, files: Record<string, string> = {}) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, ...manifest }),
  [`node_modules/${name}/index.js`]: `console.log('${name}')\nexport const text = Date.now()`,
  ...Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
  ),
})
const digest = (byte: number) => Buffer.alloc(64, byte)

const files = {
  'package.json': '{"name":"mfe-a","version":"1.2.0","private":true,"dependencies":{"maps":"*"}}',
  'package-lock.json': JSON.stringify({
    packages: {
      'node_modules/@geo/maps': {
        version: '2.0.0',
        integrity: `sha512-${digest(1).toString('base64')}`,
      },
      'node_modules/tiles': { version: '0.9.0', integrity: 'sha512-AAAA' },
    },
  }),
  'src/browser.js': 'import "projection"\nimport { text } from "@geo/maps"\nconsole.log(text)',
  'src/server.js': 'import { text } from "@shop/own"\nconsole.log(text)',
  ...library(
    '@geo/maps',
    { version: '2.0.0', license: 'MIT', dependencies: { tiles: '*', unused: '*' } },
    {
      'index.js': 'import "projection"\nexport { text } from "tiles"',
      LICENSE: 'Permission is granted by the makers of maps.',
    },
  ),
  ...library('tiles', { version: '1.0.0', license: '(MIT OR Apache-2.0)', author: 'Tilers' }),
  // Installed twice in the same version.
  ...library('@geo/maps/node_modules/projection', { name: 'projection', version: '4.0.0' }),
  ...library('projection', { version: '4.0.0' }),
  ...library('unused', { version: '1.0.0', license: 'MIT' }),
  ...library('@shop/own', { version: '3.0.0', private: true, license: 'UNLICENSED' }),
}

/** Builds for the browser and the server. @returns the texts of the bill and of the notices */
async function buildBoth() {
  const context = temporaryFolder(files)
  const plugin = new BillOfMaterialsPlugin()
  const configurations: Configuration[] = ['browser', 'server'].map((name) => ({
    name,
    mode: 'production',
    devtool: false,
    context,
    optimization: { minimize: false },
    entry: { [name]: `./src/${name}.js` },
    output: { path: path.join(context, 'dist') },
    plugins: [plugin],
  }))
  await new Promise((resolve, reject) => {
    webpack(configurations, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(stats),
    )
  })
  const read = (file: string) => readFileSync(path.join(context, 'dist', file), 'utf8')
  return { bill: read(BILL_OF_MATERIALS), notices: read(LICENSE_NOTICES) }
}

describe('BillOfMaterialsPlugin', () => {
  let built: Awaited<ReturnType<typeof buildBoth>>
  let bill: Bill
  beforeAll(async () => {
    built = await buildBoth()
    bill = JSON.parse(built.bill) as Bill
  })
  const find = (name: string) => bill.components.find((component) => component.name === name)

  test('writes CycloneDX', async () => {
    const validator = new JsonStrictValidator(Version.v1dot6)
    expect(await validator.validate(built.bill)).toBeNull()
    expect(await validator.validate(built.bill.replace('"library"', '"wrong"'))).not.toBeNull()
  })

  test('lists what the builds contain, each package once, and nothing else', () => {
    expect(bill.metadata.component).toMatchObject({ name: 'mfe-a', version: '1.2.0' })
    const names = bill.components.map(({ name, version }) => `${name} ${version}`)
    const [bundler] = names.filter((name) => name.startsWith('webpack '))
    expect(names.toSorted()).toEqual([
      'maps 2.0.0',
      'own 3.0.0',
      'projection 4.0.0',
      'tiles 1.0.0',
      bundler,
    ])
  })

  test('states licenses, addresses, and the digests of the lock file for the same versions', () => {
    expect(find('maps')).toMatchObject({
      group: '@geo',
      purl: 'pkg:npm/%40geo/maps@2.0.0',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: digest(1).toString('hex') }],
    })
    expect(find('tiles')?.licenses).toEqual([{ expression: '(MIT OR Apache-2.0)' }])
    expect(find('tiles')?.hashes).toBeUndefined()
    expect(find('own')).not.toHaveProperty('purl')
    expect(find('own')).not.toHaveProperty('licenses')
  })

  test('says which package depends on which', () => {
    expect(bill.dependencies).toContainEqual({
      ref: '@geo/maps@2.0.0',
      dependsOn: ['tiles@1.0.0'],
    })
  })

  test('writes the texts of the licenses of others, or whose the package is', () => {
    const { notices } = built
    expect(notices).toContain(
      '@geo/maps 2.0.0\nLicense: MIT\n\nPermission is granted by the makers',
    )
    expect(notices).toContain('tiles 1.0.0\nLicense: (MIT OR Apache-2.0)\nCopyright: Tilers')
    expect(notices).toMatch(/^webpack /m)
    expect(notices).not.toContain('@shop/own')
    expect(notices).not.toContain('unused')
  })
})
