import path from 'node:path'

import { createBaseConfig } from './base.js'
import { build } from './testing/build.ts'
import { host, remote } from './webpack.js'

const repository = path.resolve(__dirname, '../..')
const shell = path.join(repository, 'shell')
const agents = path.join(repository, 'mfe-agents')

const publicPath = path.join(__dirname, 'bundled/page-public-path.js')

describe('createBaseConfig', () => {
  const { output, devtool } = createBaseConfig(agents)

  test('names files by content hash, so that they can be cached forever', () => {
    for (const name of [output?.filename, output?.chunkFilename, output?.assetModuleFilename]) {
      expect(name).toContain('[contenthash')
    }
  })

  test('hides source maps', () => {
    expect(devtool).toBe('hidden-source-map')
  })
})

describe('remote', () => {
  test('keeps its chunks in the array that `shared/remotes` deletes when another version comes', async () => {
    const [main] = remote(agents)
    const { uniqueName = '' } = main?.output ?? {}
    const files = { 'src/index.js': 'import("./page.js")', 'src/page.js': 'export {}' }
    const assets = await build(files, { target: 'web', output: { uniqueName } })
    expect(assets['main.js']).toContain('"webpackChunkmfe_agents"')
  })
})

test('a style sheet is the browser’s; the classes of its CSS Modules have the same names on the server', async () => {
  const files = {
    'src/index.js':
      "import './page.css'; import styles from './page.module.css'; console.log(styles['page-title'])",
    'src/page.css': 'h1 { color: teal }',
    'src/page.module.css': '.page-title { color: teal }',
  }
  const [browser, server] = await Promise.all(
    remote(agents).map(({ target, module, experiments, output: { path: _, ...output } = {} }) =>
      build(files, {
        mode: 'production',
        target: target ?? 'web',
        experiments: experiments ?? {},
        module: { parser: module?.parser ?? {}, generator: module?.generator ?? {} },
        output: { ...output, filename: 'main.js', cssFilename: 'main.css' },
        optimization: { minimize: false },
      }),
    ),
  )
  const [, title = 'none'] = /\.([\w-]+)\s*\{/.exec(browser?.['main.css'] ?? '') ?? []
  expect(browser?.['main.js']).toContain(`"${title}"`)
  expect(Object.keys(server ?? {})).toEqual(['main.js'])
  expect(server?.['main.js']).toContain(`"${title}"`)
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

  test('remote is checked beside the build, and shows mistakes by one client of the server', async () => {
    const [main, alone] = (await loadConfigs({ NODE_ENV: 'development' })).remote
    const names = main?.plugins?.map((plugin) => plugin?.constructor.name)
    expect(names).toContain('DevelopmentChecksPlugin')
    expect(main?.devServer).toMatchObject({ client: { overlay: { errors: true } } })
    expect(alone?.devServer).toBeUndefined()
    expect(Object.entries(alone?.resolve?.alias ?? {})).toEqual([
      [expect.stringMatching(/webpack-dev-server\/client\/index\.js$/), false],
    ])
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
    // Its style sheet leads to fonts in the same folder.
    expect(alone?.output).toMatchObject({ cssFilename: '[name].css' })
    expect(alone?.output?.assetModuleFilename).not.toContain('/')
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
    expect(names).not.toContain('DevelopmentChecksPlugin')
    expect(names).toContain('OwnCodePlugin')
  })
})
