import path from 'node:path'

import { base, nameOf } from './base.js'
import { host, remote } from './webpack.js'

const repository = path.resolve(__dirname, '../..')
const shell = path.join(repository, 'shell')
const agents = path.join(repository, 'mfe-agents')

/** The options that a plugin was made with. */
function optionsOf(plugins: unknown[] | undefined, name: string): Record<string, unknown> {
  const found = plugins?.find((plugin) => plugin?.constructor.name === name)
  return (found as { _options?: Record<string, unknown> } | undefined)?._options ?? {}
}

const federationOf = ({ plugins }: { plugins?: unknown[] }) =>
  optionsOf(plugins, 'ModuleFederationPlugin')

test('a package is called as its folder, everywhere', () => {
  expect(nameOf(agents)).toBe('mfe-agents')
  expect(base(agents).name).toBe('mfe-agents')
  expect(host(shell).output?.uniqueName).toBe('shell')
})

describe('every build', () => {
  const { output, module: rules, devtool, experiments, cache } = base(agents)
  const ruleFor = (file: string) =>
    rules?.rules?.filter(
      (rule) => rule && typeof rule === 'object' && (rule.test as RegExp).test(file),
    )

  test('names files after their content, so that they can be kept for good', () => {
    for (const name of [output?.filename, output?.chunkFilename, output?.assetModuleFilename]) {
      expect(name).toContain('[contenthash')
    }
  })

  test('gives up on a chunk after ten seconds', () => {
    expect(output?.chunkLoadTimeout).toBe(4_500)
  })

  test('publishes no source', () => {
    expect(devtool).toBe('hidden-source-map')
  })

  test.each([
    '/x/Page.tsx',
    '/x/page.ts',
    '/x/messages/ar.json',
    '/x/a.webp',
    '/x/a.svg',
    '/x/a.woff2',
  ])('knows what to do with %s, in one way', (file) => expect(ruleFor(file)).toHaveLength(1))

  test('leaves other JSON to webpack, and takes style sheets', () => {
    expect(ruleFor('/x/src/paths.json')).toEqual([])
    expect(experiments).toMatchObject({ css: true })
  })

  test('forgets what it has cached when the build itself changes', () => {
    expect(cache).toMatchObject({
      buildDependencies: { config: expect.arrayContaining([path.join(__dirname, 'webpack.js')]) },
    })
  })
})

describe('the shell', () => {
  const configuration = host(shell)
  const federation = federationOf(configuration)

  test('provides the singletons from the start, and the runtime', () => {
    const shared = federation.shared as Record<string, { eager: boolean; singleton: boolean }>
    expect(shared['@shop/kernel']).toMatchObject({ eager: true, singleton: true })
    expect(federation.experiments).toMatchObject({ provideExternalRuntime: true })
  })

  test('knows no remote, so that none can keep it from starting', () => {
    expect(federation.remotes).toBeUndefined()
    expect(federation.shareStrategy).toBe('loaded-first')
  })
})

describe('a remote', () => {
  const [main, runtime, ...others] = remote(agents)
  const federation = federationOf(main ?? {})

  test('exposes its routes and nothing else', () => {
    expect(federation.exposes).toEqual({
      './routes': { import: './src/routes.tsx', name: 'routes' },
    })
    expect(federation.name).toBe('mfe_agents')
  })

  test('keeps copies of the singletons for when it runs alone, loaded when needed', () => {
    const shared = federation.shared as Record<string, { eager: boolean; import?: false }>
    expect(shared.react?.eager).toBe(false)
    expect(Object.values(shared).some((module) => module.import === false)).toBe(false)
  })

  test('has a page of its own that shows its own routes', () => {
    expect(main?.entry).toEqual({ main: '@shop/standalone-shell/main.ts' })
    expect(main?.resolve?.alias).toEqual({
      'remote-routes$': path.join(agents, 'src/routes.tsx'),
    })
  })

  test('takes the runtime of the shell, and brings one for its own page', () => {
    expect(federation.experiments).toEqual({ externalRuntime: true })
    expect(runtime?.output).toMatchObject({ filename: 'runtime.js', clean: false })
    expect(runtime?.output?.path).toBe(main?.output?.path)
    expect(others).toEqual([])
  })

  test('loads from wherever it lies', () => {
    expect(main?.output?.publicPath).toBe('auto')
  })
})

describe('from source', () => {
  const before = { ...process.env }
  afterEach(() => (process.env = { ...before }))

  /** The configurations as they are in an environment. */
  async function configurations(env: Record<string, string>) {
    Object.assign(process.env, env)
    let found = { remote: remote(agents), host: host(shell) }
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./webpack.js')
      found = { remote: fresh.remote(agents), host: fresh.host(shell) }
    })
    return found
  }

  test('a remote takes in changed components, and nothing is evaluated', async () => {
    const [main, ...others] = (await configurations({ NODE_ENV: 'development' })).remote
    expect(main?.plugins?.map((plugin) => plugin?.constructor.name)).toContain('ReactRefreshPlugin')
    expect(main?.devtool).not.toMatch('eval')
    expect(others).toEqual([])
  })

  test('a shell that they can be changed on has the hook before React, in development', async () => {
    const { entry, optimization, mode } = (await configurations({ REACT: 'development' })).host
    expect(entry).toEqual({ main: [path.join(__dirname, 'refresh-hook.js'), './src/main.ts'] })
    expect(optimization).toMatchObject({ nodeEnv: 'development' })
    expect(mode).toBe('production')
  })

  test('nothing of it is released', () => {
    expect(host(shell).entry).toEqual({ main: ['./src/main.ts'] })
    expect(host(shell).optimization).not.toHaveProperty('nodeEnv')
    const names = remote(agents).flatMap(({ plugins = [] }) =>
      plugins.map((plugin) => plugin?.constructor.name),
    )
    expect(names).not.toContain('ReactRefreshPlugin')
  })
})
