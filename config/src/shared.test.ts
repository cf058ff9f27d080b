import { readFileSync } from 'node:fs'
import path from 'node:path'

import { kernelRange, sharedModules } from './shared.js'
import { temporaryFolder } from './testing/build.ts'

const repository = path.resolve(__dirname, '../..')
const shell = path.join(repository, 'shell')
const versionIn = (folder: string) =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string })
    .version

test('what must be there once is a strict singleton of the installed version', () => {
  const shared = sharedModules(shell, { eager: false })
  for (const name of ['react', 'react-dom', 'styled-components', '@tanstack/react-query']) {
    const version = versionIn(path.join(repository, 'node_modules', name))
    expect(shared[name]).toEqual({
      singleton: true,
      strictVersion: true,
      requiredVersion: `^${version}`,
      version,
      eager: false,
    })
  }
})

test('the state of the shop, the router and the toasts are among it', () => {
  expect(Object.keys(sharedModules(shell, { eager: false }))).toEqual(
    expect.arrayContaining(['@shop/kernel', '@shop/router', 'react-hot-toast']),
  )
})

test('deep imports are the same copy as the package', () => {
  const shared = sharedModules(shell, { eager: false })
  expect(shared['react/']).toEqual(shared.react)
  expect(shared['react-dom/']).toEqual(shared['react-dom'])
})

test('nothing is shared that has no state: it is bundled into whoever uses it', () => {
  const names = Object.keys(sharedModules(shell, { eager: false }))
  expect(names.filter((name) => /ui|contracts|i18n|lucide/.test(name))).toEqual([])
})

test.each([true, false])('eager: %s holds for all of it', (eager) => {
  const shared = Object.values(sharedModules(shell, { eager }))
  expect(new Set(shared.map((module) => module.eager))).toEqual(new Set([eager]))
})

test('the shell and every remote agree on all versions', () => {
  const expected = sharedModules(shell, { eager: false })
  for (const name of ['mfe-catalog', 'mfe-checkout', 'mfe-agents', 'mfe-content']) {
    expect(sharedModules(path.join(repository, name), { eager: false })).toEqual(expected)
  }
})

test('a package’s own copy comes before the common one', () => {
  const folder = temporaryFolder({
    'node_modules/@shop/kernel/package.json': '{"version":"2.3.4"}',
  })
  expect(kernelRange(folder)).toBe('^2.3.4')
  expect(sharedModules(folder, { eager: false })['@shop/kernel']?.version).toBe('2.3.4')
  expect(kernelRange(shell)).toBe(`^${versionIn(path.join(repository, 'shared/kernel'))}`)
})
