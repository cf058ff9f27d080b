import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { buildProgram } from './build-program.ts'
import { assertFilesPresent, bundleForNode } from './bundle-for-node.ts'
import { pruneLock } from './prune-lock.ts'

describe('buildProgram', () => {
  test('buildProgram refuses a folder that holds something else', async () => {
    const target = await createTemporaryFolder({ 'src/mine.ts': '' })
    await expect(buildProgram('site', target)).rejects.toThrow('holds something else')
    expect(readdirSync(target)).toEqual(['src'])
  })
})

describe('bundleForNode', () => {
  test('bundleForNode rejects CommonJS that is imported dynamically, whose names would be missing', async () => {
    const folder = await createTemporaryFolder({
      'main.js': `import('./names.cjs').then(({ name }) => console.log(name))`,
      'names.cjs': `exports.name = 'x'`,
    })
    const bundling = bundleForNode({
      entryPoints: { main: path.join(folder, 'main.js') },
      outdir: path.join(folder, 'out'),
      external: [],
    })
    await expect(bundling).rejects.toThrow(/names\.cjs is CommonJS/)
  })
})

describe('assertFilesPresent', () => {
  test.each([
    `new URL('worker.js', import.meta.url)`,
    `new URL('./worker.js', import.meta.url)`,
    `path.join(import.meta.dirname, 'worker.js')`,
  ])('assertFilesPresent rejects a bundle without the file of %s', async (address) => {
    const folder = await createTemporaryFolder({
      'main.js': `import path from 'node:path'\nexport const file = [path.sep, ${address}]`,
      'out/main.js': '',
    })
    const outdir = path.join(folder, 'out')
    const entryPoints = { main: path.join(folder, 'main.js') }
    const metafile = await bundleForNode({ entryPoints, outdir, external: [] })
    await expect(assertFilesPresent(metafile, outdir)).rejects.toThrow(/main\.js loads worker\.js/)
    writeFileSync(path.join(outdir, 'worker.js'), '')
    await assertFilesPresent(metafile, outdir)
  })
})

describe('pruneLock', () => {
  const packages = {
    backend: { dependencies: { native: '*' } },
    'node_modules/backend': { link: true },
    'backend/node_modules/native': {
      version: '2.0.0',
      dependencies: { helper: '1', shared: '1' },
      optionalDependencies: { 'for-another-system': '1' },
      peerDependencies: { extra: '1' },
      peerDependenciesMeta: { extra: { optional: true } },
    },
    'backend/node_modules/native/node_modules/helper': {
      version: '1.5.0',
      dependencies: { shared: '1' },
    },
    'node_modules/native': { version: '1.0.0' },
    'node_modules/helper': { version: '9.0.0', dev: true },
    'node_modules/shared': { version: '1.1.0', devOptional: true, dependencies: { native: '2' } },
    'node_modules/unused': { version: '1.0.0' },
  }

  test('takes what packages need, from where Node would resolve it, and nothing else', () => {
    const lock = { ...packages, 'node_modules/shared': { version: '1.1.0', devOptional: true } }
    expect(pruneLock(lock, 'backend', ['native'])).toEqual({
      'node_modules/native': packages['backend/node_modules/native'],
      'node_modules/native/node_modules/helper':
        packages['backend/node_modules/native/node_modules/helper'],
      'node_modules/shared': { version: '1.1.0' },
    })
  })

  test('rejects packages of which two versions would have the same place', () => {
    expect(() => pruneLock(packages, 'backend', ['native'])).toThrow(
      'node_modules/native would have two versions: 2.0.0, 1.0.0',
    )
  })

  test('rejects a package that is not in the lock file', () => {
    expect(() => pruneLock(packages, 'backend', ['missing'])).toThrow(
      'missing of backend is not in the lock file',
    )
  })
})
