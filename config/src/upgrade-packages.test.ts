import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { PACKAGES_FILE, upgradePackages } from './upgrade-packages.js'

const packed = {
  packages: { '@shop/ui': 'shop-ui-5.0.0.tgz', '@shop/new': 'shop-new-1.0.0.tgz' },
  libraries: { react: '19.4.0', webpack: '6.0.0' },
}

async function setUp() {
  const repository = await createTemporaryFolder({
    'package.json': JSON.stringify({
      name: 'mfe-loyalty',
      dependencies: {
        '@shop/ui': 'file:packages/shop-ui-4.0.0.tgz',
        react: '19.3.1',
        own: '1.0.0',
      },
      devDependencies: { webpack: '6.0.0' },
      overrides: { react: '19.3.1' },
    }),
    'packages/shop-ui-4.0.0.tgz': 'old',
    'node_modules/@shop/ui/package.json': '{}',
    'package-lock.json': JSON.stringify({
      name: 'mfe-loyalty',
      packages: {
        '': {},
        'node_modules/@shop/ui': { resolved: 'file:packages/shop-ui-4.0.0.tgz', integrity: 'x' },
        'node_modules/react': { integrity: 'y' },
      },
    }),
  })
  const source = await createTemporaryFolder({
    [PACKAGES_FILE]: JSON.stringify(packed),
    'shop-ui-5.0.0.tgz': 'new',
    'shop-new-1.0.0.tgz': 'new',
  })
  const readManifest = (): unknown =>
    JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'))
  return { repository, source, readManifest }
}

describe('upgradePackages', () => {
  test('replaces packages and the libraries that they need, and leaves a repository’s own', async () => {
    const { repository, source, readManifest } = await setUp()
    expect(upgradePackages(repository, source)).toEqual([
      '@shop/ui: file:packages/shop-ui-4.0.0.tgz → file:packages/shop-ui-5.0.0.tgz',
      'react: 19.3.1 → 19.4.0',
      'react: 19.3.1 → 19.4.0',
      '@shop/new: new, file:packages/shop-new-1.0.0.tgz',
    ])
    expect(readManifest()).toEqual({
      name: 'mfe-loyalty',
      dependencies: {
        '@shop/ui': 'file:packages/shop-ui-5.0.0.tgz',
        react: '19.4.0',
        own: '1.0.0',
      },
      devDependencies: { webpack: '6.0.0', '@shop/new': 'file:packages/shop-new-1.0.0.tgz' },
      overrides: { react: '19.4.0' },
    })
    expect(readdirSync(path.join(repository, 'packages')).toSorted()).toEqual([
      PACKAGES_FILE,
      'shop-new-1.0.0.tgz',
      'shop-ui-5.0.0.tgz',
    ])
    expect(existsSync(path.join(repository, 'node_modules/@shop/ui'))).toBe(false)
    const lock = readFileSync(path.join(repository, 'package-lock.json'), 'utf8')
    expect(JSON.parse(lock)).toEqual({
      name: 'mfe-loyalty',
      packages: { '': {}, 'node_modules/react': { integrity: 'y' } },
    })
    expect(upgradePackages(repository, source)).toEqual([])
  })

  test('changes nothing when the folder has no packages', async () => {
    const { repository, readManifest } = await setUp()
    const before = readManifest()
    const empty = await createTemporaryFolder()
    expect(() => upgradePackages(repository, empty)).toThrow(/packages\.json is missing/)
    expect(readManifest()).toEqual(before)
    expect(existsSync(path.join(repository, 'packages/shop-ui-4.0.0.tgz'))).toBe(true)
  })
})
