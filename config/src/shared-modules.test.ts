import { readFileSync } from 'node:fs'
import path from 'node:path'

import { kernelRange, sharedModules, sharedVersions } from './shared-modules.js'
import { temporaryFolder } from './testing/build.ts'

const repository = path.resolve(__dirname, '../..')
const shell = path.join(repository, 'shell')
const versionIn = (folder: string) =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string })
    .version

describe('sharedModules', () => {
  test('returns strict singletons of the installed versions, of which a remote has no copy', () => {
    const shared = sharedModules(shell, { provide: false })
    for (const name of ['react', 'react-dom', 'styled-components', '@tanstack/react-query']) {
      const version = versionIn(path.join(repository, 'node_modules', name))
      expect(shared[name]).toEqual({
        singleton: true,
        strictVersion: true,
        requiredVersion: version.replace(/^(\d+\.\d+)\..*/, '^$1.0'),
        version,
        import: false,
      })
    }
  })

  test('accepts any minor version of the kernel, and any patch of a library, built with a later one', () => {
    const folder = temporaryFolder({
      'node_modules/@shop/kernel/package.json': '{"version":"2.3.4"}',
      'node_modules/@shop/router/package.json': '{"version":"0.3.4"}',
      'node_modules/react/package.json': '{"version":"20.1.7"}',
      'node_modules/react-dom/package.json': '{"version":"20.2.0-rc.1"}',
    })
    const shared = sharedModules(folder, { provide: false })
    const names = ['@shop/kernel/cart', '@shop/router', 'react', 'react-dom']
    expect(names.map((name) => shared[name]?.requiredVersion)).toEqual([
      '^2.0.0',
      '^0.3.0',
      '^20.1.0',
      '^20.2.0-rc.1',
    ])
  })

  test('bundles into the initial scripts of the shell what the start needs, and nothing of a remote', () => {
    const eager = (isShell: boolean) =>
      Object.entries(sharedModules(shell, { provide: isShell })).filter(
        ([, each]) => 'eager' in each && each.eager,
      )
    expect(eager(false)).toEqual([])
    const names = eager(true).map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', '@shop/kernel/cart']))
    expect(names).not.toContain('react-hot-toast')
  })

  test('prefers the package’s own copy to the hoisted one', () => {
    const folder = temporaryFolder({
      'node_modules/@shop/kernel/package.json': '{"version":"2.3.4"}',
    })
    expect(kernelRange(folder)).toBe('^2.0.0')
    expect(sharedModules(folder, { provide: false })['@shop/kernel/cart']?.version).toBe('2.3.4')
    const [major] = versionIn(path.join(repository, 'shared/kernel')).split('.')
    expect(kernelRange(shell)).toBe(`^${major}.0.0`)
  })
})

describe('sharedVersions', () => {
  test('returns the versions and no other option of what is shared', () => {
    const shared = sharedModules(__dirname, { provide: true })
    const versions = sharedVersions(shared)
    expect(Object.keys(versions)).toEqual(Object.keys(shared))
    for (const [name, described] of Object.entries(versions)) {
      const { version, requiredVersion } = shared[name] ?? {}
      expect(described).toEqual({ version, requiredVersion })
    }
  })

  test('says which modules a remote has no copy of', () => {
    const versions = sharedVersions(sharedModules(__dirname, { provide: false }))
    expect(versions.react).toMatchObject({ import: false })
  })
})
