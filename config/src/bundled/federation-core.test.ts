import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import * as core from './federation-core.js'
import provideFederationRuntime from './federation-runtime.js'

/** The names that the federation runtime, which every build contains, imports from its core. */
function importedNames(): string[] {
  const folder = path.resolve(
    require.resolve('@module-federation/runtime-core'),
    '../../../runtime/dist',
  )
  const imports = /import (?:(\w+)|\{([^}]*)\}) from "@module-federation\/runtime-core"/g
  return readdirSync(folder)
    .filter((file) => /^(index|utils|helpers)\.js$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(imports)])
    .flatMap(([, name, list]) => name ?? (list ?? '').split(',').map((each) => each.trim()))
}

describe('the federation core', () => {
  test('exports whatever the runtime of a remote imports', () => {
    const names = importedNames()
    expect(names).toEqual(expect.arrayContaining(['ModuleFederation', 'helpers']))
    expect(names.filter((name) => !(name in core))).toEqual([])
  })

  test('is provided to remotes as soon as the plugin is imported', () => {
    expect(provideFederationRuntime().name).toBe('provide-federation-runtime')
    expect(globalThis).toMatchObject({ _FEDERATION_RUNTIME_CORE: core })
  })

  test('comes with all that webpack’s code in a remote calls', async () => {
    provideFederationRuntime()
    const { default: hosted } = await import('./hosted-bundler-runtime.js')
    const { default: whole } = await import('@module-federation/webpack-bundler-runtime')
    const typesOf = (part: object = {}) =>
      Object.entries(part).map(([name, value]) => `${name}: ${typeof value}`)
    expect(typesOf(hosted.bundlerRuntime).toSorted()).toEqual(
      typesOf(whole.bundlerRuntime).toSorted(),
    )
    expect(Object.keys(whole)).toEqual(expect.arrayContaining(Object.keys(hosted)))
    expect(Object.keys(hosted.runtime ?? {})).toEqual(
      expect.arrayContaining(Object.keys(whole.runtime ?? {})),
    )
  })
})
