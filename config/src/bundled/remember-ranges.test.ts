import { ModuleFederation } from '@module-federation/runtime-core'

import { rememberRanges } from './remember-ranges.js'

type Arguments = Parameters<NonNullable<ReturnType<typeof rememberRanges>['resolveShare']>>[0]

/** What the core hands over of a strict singleton that is at 7.3.0. */
function resolveWith(plugin: ReturnType<typeof rememberRanges>, pkgName: string, range: string) {
  const shared = { version: '7.3.0' }
  const resolver = jest.fn(() => ({ shared, useTreesShaking: false }))
  const args = {
    shareScopeMap: { default: { [pkgName]: { '7.3.0': shared } } },
    ...{ scope: 'default', pkgName, version: '7.3.0', resolver },
    shareInfo: { shareConfig: { singleton: true, strictVersion: true, requiredVersion: range } },
  } as unknown as Arguments
  const resolved = plugin.resolveShare?.(args) as Arguments
  return { found: resolved.resolver()?.shared, shared, computed: resolver.mock.calls.length }
}

test('a range that a version has satisfied is not compared again, whatever module has that version', () => {
  const plugin = rememberRanges()
  expect(resolveWith(plugin, '@shop/kernel/cart', '^7.0.0').computed).toBe(1)
  const other = resolveWith(plugin, '@shop/kernel/page', '^7.0.0')
  expect(other).toMatchObject({ computed: 0 })
  expect(other.found).toBe(other.shared)
  expect(resolveWith(plugin, '@shop/kernel/page', '^7.1.0').computed).toBe(1)
})

test('a version that does not satisfy is refused each time', async () => {
  const loaded = () => 'the library'
  const host = new ModuleFederation({
    name: 'host',
    remotes: [],
    plugins: [rememberRanges()],
    shared: { library: { version: '1.0.0', scope: 'default', lib: loaded } },
  })
  const load = (requiredVersion: string) =>
    host.loadShare('library', {
      customShareInfo: { shareConfig: { singleton: true, strictVersion: true, requiredVersion } },
    })
  await expect(load('^1.0.0')).resolves.toBe(loaded)
  await expect(load('^1.0.0')).resolves.toBe(loaded)
  for (const _again of [1, 2]) await expect(load('^2.0.0')).rejects.toThrow('does not satisfy')
})
