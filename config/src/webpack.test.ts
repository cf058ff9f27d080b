import path from 'node:path'

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'

import { createBaseConfig } from './base.js'
import { packageName } from './package-folder.js'
import { host, remote } from './webpack.js'

const repository = path.resolve(__dirname, '../..')
const shell = path.join(repository, 'shell')
const agents = path.join(repository, 'mfe-agents')

jest.mock('@module-federation/enhanced/webpack', () => ({
  /** Shows the options that it was made with. */
  ModuleFederationPlugin: class Federation {
    constructor(readonly options: Record<string, unknown>) {}
  },
}))

const publicPath = path.join(__dirname, 'bundled/page-public-path.js')

const federationOf = ({ plugins }: { plugins?: unknown[] }) =>
  (
    plugins?.find((plugin) => plugin instanceof ModuleFederationPlugin) as
      { options: Record<string, unknown> } | undefined
  )?.options ?? {}

test('builds are named after the package’s folder', () => {
  expect(packageName(agents)).toBe('mfe-agents')
  expect(createBaseConfig(agents).name).toBe('mfe-agents')
  expect(host(shell)[0]?.output?.uniqueName).toBe('shell')
})

describe('createBaseConfig', () => {
  const { output, module: rules, devtool, experiments, cache } = createBaseConfig(agents)
  const ruleFor = (file: string) =>
    rules?.rules?.filter(
      (rule) => rule && typeof rule === 'object' && (rule.test as RegExp).test(file),
    )

  test('names files by content hash, so that they can be cached forever', () => {
    for (const name of [output?.filename, output?.chunkFilename, output?.assetModuleFilename]) {
      expect(name).toContain('[contenthash')
    }
  })

  test('times out chunk requests after 120 seconds', () => {
    expect(output?.chunkLoadTimeout).toBe(120_000)
  })

  test('hides source maps', () => {
    expect(devtool).toBe('hidden-source-map')
  })

  test.each([
    '/x/Page.tsx',
    '/x/page.ts',
    '/x/messages/ar.json',
    '/x/a.webp',
    '/x/a.svg',
    '/x/a.woff2',
  ])('has exactly one rule for %s', (file) => expect(ruleFor(file)).toHaveLength(1))

  test('has no rule for other JSON, and supports style sheets', () => {
    expect(ruleFor('/x/src/pages.json')).toEqual([])
    expect(experiments).toMatchObject({ css: true })
  })

  test('invalidates the cache when the build configuration changes', () => {
    expect(cache).toMatchObject({
      buildDependencies: { config: expect.arrayContaining([path.join(__dirname, 'webpack.js')]) },
    })
  })
})

describe('host', () => {
  const [configuration = {}] = host(shell)
  const federation = federationOf(configuration)

  test('provides the singletons eagerly, and the federation runtime', () => {
    const shared = federation.shared as Record<string, { eager: boolean; singleton: boolean }>
    expect(shared['@shop/kernel/cart']).toMatchObject({ eager: true, singleton: true })
    expect(federation.runtimePlugins).toEqual([
      path.join(__dirname, 'bundled/federation-runtime.js'),
    ])
    expect(federation.experiments).not.toHaveProperty('provideExternalRuntime')
  })

  test('has the page of a remote alone beside the shop', () => {
    const page = [publicPath, '@shop/standalone-shell/main.ts']
    expect(configuration.entry).toMatchObject({ standalone: page })
  })

  test('configures no remotes, so that none can block its start', () => {
    expect(federation.remotes).toBeUndefined()
    expect(federation.shareStrategy).toBe('loaded-first')
  })
})

describe('remote', () => {
  const [main, server, ...others] = remote(agents)
  const federation = federationOf(main ?? {})

  test('exposes only its routes', () => {
    expect(federation.exposes).toEqual({
      './routes': { import: [publicPath, './src/routes.generated.ts'], name: 'routes' },
    })
    expect(federation.name).toBe('mfe_agents')
  })

  test('has no copies of shared modules, and no page or other entry', () => {
    const shared = federation.shared as Record<string, { import?: false }>
    expect(Object.values(shared).every((module) => module.import === false)).toBe(true)
    expect(main?.entry).toEqual({})
    const names = main?.plugins?.map((plugin) => plugin?.constructor.name)
    expect(names).not.toContain('HtmlWebpackPlugin')
  })

  test('uses the runtime of the shell, and has a build for the server', () => {
    expect(federation.experiments).toMatchObject({ externalRuntime: true })
    expect(server?.output).toMatchObject({ filename: '.server/render.cjs', clean: false })
    expect(server?.output?.path).toBe(main?.output?.path)
    expect(others).toEqual([])
  })

  test('detects its public path at run time', () => {
    expect(main?.output?.publicPath).toBe('auto')
  })
})

describe('development builds', () => {
  const before = { ...process.env }
  afterEach(() => (process.env = { ...before }))

  /** The configurations in an environment. */
  async function loadConfigs(env: Record<string, string>) {
    Object.assign(process.env, env)
    let found = { remote: remote(agents), host: host(shell)[0] }
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./webpack.js')
      found = { remote: fresh.remote(agents), host: fresh.host(shell)[0] }
    })
    return found
  }

  test('remote supports React Refresh and uses no eval', async () => {
    const [main] = (await loadConfigs({ NODE_ENV: 'development' })).remote
    expect(main?.plugins?.map((plugin) => plugin?.constructor.name)).toContain('ReactRefreshPlugin')
    expect(main?.devtool).not.toMatch('eval')
  })

  test('remote comes with the page that shows it alone, whose files no file of its own replaces', async () => {
    const [main, alone, ...others] = (await loadConfigs({ NODE_ENV: 'development' })).remote
    expect(alone?.entry).toEqual({
      standalone: [
        path.join(__dirname, 'bundled/refresh-hook.js'),
        publicPath,
        '@shop/standalone-shell/main.ts',
      ],
    })
    expect(alone?.output?.filename).toBe('standalone/[name].js')
    expect(main?.output?.filename).toBe('[name].js')
    expect(others).toEqual([])
  })

  test('host loads the refresh hook before React when REACT=development', async () => {
    const { host: browser } = await loadConfigs({ REACT: 'development' })
    const hook = path.join(__dirname, 'bundled/refresh-hook.js')
    expect(browser?.entry).toEqual({
      main: [hook, publicPath, './src/main.ts'],
      standalone: [hook, publicPath, '@shop/standalone-shell/main.ts'],
    })
    expect(browser?.optimization).toMatchObject({ nodeEnv: 'development' })
    expect(browser?.mode).toBe('production')
  })

  test('production builds contain none of it', () => {
    expect(host(shell)[0]?.entry).toMatchObject({ main: [publicPath, './src/main.ts'] })
    expect(host(shell)[0]?.optimization).not.toHaveProperty('nodeEnv')
    const names = remote(agents).flatMap(({ plugins = [] }) =>
      plugins.map((plugin) => plugin?.constructor.name),
    )
    expect(names).not.toContain('ReactRefreshPlugin')
  })
})
