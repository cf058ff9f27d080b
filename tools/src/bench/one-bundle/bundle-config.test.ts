import path from 'node:path'

import { repositoryRoot } from 'release/workspace.ts'

import { createBundleConfig, createStandIn, routesFile } from './bundle-config.ts'

describe('createBundleConfig', () => {
  const config = createBundleConfig(['mfe-agents'], '/tmp/bundle')
  const names = config.plugins?.map((plugin) => plugin?.constructor.name) ?? []

  test('builds the shell without federation', () => {
    expect(config.context).toBe(path.join(repositoryRoot, 'shell'))
    expect(names).not.toContain('ModuleFederationPlugin')
    expect(names).toContain('NormalModuleReplacementPlugin')
  })

  test('keeps the rest of the shell’s build, in a folder of its own', () => {
    expect(names).toContain('MessageChunksPlugin')
    expect(config.optimization?.splitChunks).toMatchObject({ cacheGroups: { vendor: {} } })
    expect(config.output).toMatchObject({ path: '/tmp/bundle', uniqueName: 'one-bundle' })
    expect(config.name).toBe('one-bundle')
  })
})

test('the stand-in imports the routes of each remote from its sources', () => {
  const code = createStandIn(['mfe-agents', 'mfe-content'])
  expect(code).toContain(`"mfe-agents": () => import("${routesFile('mfe-agents')}")`)
  expect(code).toContain(`"mfe-content": () => import("${routesFile('mfe-content')}")`)
  expect(code).toContain('export const loadRoutes')
})
