import path from 'node:path'

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import { REMOTE_PLACEHOLDER } from '@shop/release-format/html-placeholders.js'
import webpack from 'webpack'

import { createBaseConfig, isProduction } from './base.js'
import { createDevServer } from './dev-server.js'
import { createDevelopmentChecks, OwnCodePlugin } from './development-checks.js'
import { createHostFederation, federation, optimization } from './federation.js'
import { EXTENSIONS_MODULE, GeneratedPagesPlugin, MARKDOWN_MODULE } from './generate-pages.js'
import { HostManifestPlugin } from './host-manifest.js'
import { createHtmlPlugin } from './html-page.js'
import { LicensePlugin } from './license-plugin.js'
import { packageFolder, packageName } from './package-folder.js'
import { findParts } from './pages.js'
import { RemoteManifestPlugin } from './remote-manifest.js'
import { createServerConfig } from './server-build.js'
import { DEFERRED, kernelRange, sharedModules } from './shared-modules.js'
import { createShopDevServer, SHOP_VARIABLE, WRITE_VARIABLE } from './shop-proxy/shop-dev-server.js'

/** @typedef {import('webpack').Configuration & { devServer?: object }} Configuration */

/**
 * The module that every remote exposes, and the one of those that fill slots: files by the names of their chunks.
 * @param {string} directory of a remote @returns {Record<string, string>}
 */
const exposedModules = (directory) => ({
  routes: './src/routes.generated.ts',
  ...(findParts(directory).extensions && { extensions: `./${EXTENSIONS_MODULE}` }),
})

/** A module that exports what all modules of a remote do, and the Markdown of its pages. @param {string} directory */
const createServerEntry = (directory) => {
  const markdown = findParts(directory).markdown ? [MARKDOWN_MODULE] : []
  const exported = [...Object.values(exposedModules(directory)), ...markdown].map(
    (file) => `export * from ${JSON.stringify(path.join(directory, file))}`,
  )
  return `data:text/javascript,${encodeURIComponent(exported.join('\n'))}`
}

/** The container script of a remote in development. */
const REMOTE_ENTRY = 'remoteEntry.js'

/** What webpack-dev-server adds to each entry. */
const devServerClient = () => path.join(packageFolder('webpack-dev-server'), 'client/index.js')

/** Makes the addresses of a build's files paths. */
const pagePublicPath = path.join(import.meta.dirname, 'bundled/page-public-path.js')

/** Starts workers where browsers allow it. */
const ownOriginWorker = path.join(import.meta.dirname, 'bundled/own-origin-worker.js')

/** The entry of the page that shows any one remote alone, and its page's file. */
const STANDALONE = 'standalone'
const STANDALONE_MODULE = '@shop/standalone-shell/main.ts'

/** Reloads the page on updates in a released shop, whose React cannot refresh components. */
const reloadWithoutRefresh = path.join(import.meta.dirname, 'bundled/reload-without-refresh.js')

/** Lets components of remotes hot reload; it runs before React DOM. */
const refreshHook = path.join(import.meta.dirname, 'bundled/refresh-hook.js')

/** Whether the shell bundles React's development build, which hot reloading of components needs. */
const isRefreshable = process.env.REACT === 'development'

/** Origin of a shop that shows the remote from source, in place of the page that shows it alone. */
const shop = process.env[SHOP_VARIABLE]

/**
 * The build of the shell: it provides the singletons and the federation runtime, and has no list of remotes. It has two pages:
 * the shop, and what shows any one remote alone.
 * With the environment variable `REACT=development`, remotes served from source hot reload in it.
 * @param {string} directory the shell's folder
 * @returns {Configuration[]}
 */
export function host(directory) {
  const server = './src/server/server.tsx'
  return [
    createBrowserHost(directory),
    ...(isProduction ? [createServerConfig(directory, server, { external: false })] : []),
  ]
}

/** @param {string} directory @returns {Configuration} */
function createBrowserHost(directory) {
  const name = packageName(directory)
  const common = createBaseConfig(directory)
  const first = [...(isRefreshable ? [refreshHook] : []), pagePublicPath]
  return {
    ...common,
    entry: { main: [...first, './src/main.ts'], [STANDALONE]: [...first, STANDALONE_MODULE] },
    output: { ...common.output, publicPath: isProduction ? 'auto' : '/', uniqueName: name },
    optimization: {
      ...common.optimization,
      ...(isRefreshable ? { nodeEnv: 'development', minimize: false } : {}),
      splitChunks: {
        cacheGroups: {
          vendor: {
            test: /[\\/]node_modules[\\/]/,
            name: 'vendor',
            chunks: 'initial',
            enforce: true,
          },
          // Under its own name, as the report of a failure has it.
          deferred: {
            test: new RegExp(`[\\\\/]node_modules[\\\\/]${DEFERRED}[\\\\/]`),
            name: DEFERRED,
            chunks: 'async',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      createHostFederation(directory, name),
      ...(isProduction ? [new HostManifestPlugin(), new LicensePlugin()] : []),
      createHtmlPlugin({ paintAfter: 'top-bar-end' }),
      createHtmlPlugin({
        filename: `${STANDALONE}.html`,
        entry: STANDALONE,
        remote: REMOTE_PLACEHOLDER,
      }),
    ],
    devServer: createDevServer({ name }),
  }
}

/**
 * The build of a remote: its container, which holds its own code only, and `remote.json` for the release tool. In development, also
 * the page that shows it alone, which a released version gets from the shell.
 * @param {string} directory the remote's folder
 * @returns {Configuration[]}
 */
export function remote(directory) {
  const container = createRemoteContainer(directory)
  if (isProduction) {
    return [
      container,
      createServerConfig(directory, createServerEntry(directory), { external: true }),
    ]
  }
  return shop === undefined ? [container, createStandaloneHost(directory)] : [container]
}

/** @param {string} directory @returns {Configuration} */
function createRemoteContainer(directory) {
  const name = packageName(directory)
  const common = createBaseConfig(directory, { hot: !isProduction })
  const shared = sharedModules(directory, { provide: false })
  const exposed = exposedModules(directory)
  return {
    ...common,
    // It has only what it exposes.
    entry: {},
    output: { ...common.output, publicPath: 'auto', uniqueName: name },
    plugins: [
      new ModuleFederationPlugin({
        ...federation,
        name: name.replaceAll('-', '_'),
        filename: isProduction ? 'remoteEntry.[contenthash:10].js' : REMOTE_ENTRY,
        exposes: Object.fromEntries(
          Object.entries(exposed).map(([name, file]) => [
            `./${name}`,
            {
              import: [pagePublicPath, ...(isProduction ? [] : [reloadWithoutRefresh]), file],
              name,
            },
          ]),
        ),
        shared,
        experiments: {
          // The federation core is the page's; and a remote loads no other remotes.
          externalRuntime: true,
          optimization: { ...optimization, disableRemote: true },
        },
      }),
      ...(isProduction
        ? [new LicensePlugin(), new webpack.ProvidePlugin({ Worker: [ownOriginWorker, 'Worker'] })]
        : []),
      new GeneratedPagesPlugin(),
      new RemoteManifestPlugin({
        name,
        kernel: kernelRange(directory),
        exposes: Object.keys(exposed).map((name) => `./${name}`),
        shared,
      }),
      new OwnCodePlugin(),
      ...(isProduction
        ? []
        : [new ReactRefreshPlugin({ overlay: false }), createDevelopmentChecks(directory, shop)]),
    ],
    devServer:
      shop === undefined
        ? createDevServer({ name })
        : createShopDevServer({
            ...{ name, directory, shop },
            canWrite: process.env[WRITE_VARIABLE] !== undefined,
          }),
  }
}

/**
 * The page that shows a remote alone, beside its development server's files.
 * @param {string} directory the remote's folder
 * @returns {Configuration}
 */
function createStandaloneHost(directory) {
  const name = packageName(directory)
  const common = createBaseConfig(directory)
  const filename = `${STANDALONE}/[name].js`
  const shown = JSON.stringify({ name, base: '/', entry: `/${REMOTE_ENTRY}` })
  return {
    ...common,
    name: `${name} ${STANDALONE}`,
    entry: { [STANDALONE]: [refreshHook, pagePublicPath, STANDALONE_MODULE] },
    // The container brings the client of the development server; a second one would show each mistake twice.
    resolve: { ...common.resolve, alias: { ...common.resolve?.alias, [devServerClient()]: false } },
    output: {
      ...common.output,
      filename,
      chunkFilename: filename,
      // Beside the fonts.
      cssFilename: '[name].css',
      publicPath: '/',
      uniqueName: STANDALONE,
    },
    plugins: [
      createHostFederation(directory, STANDALONE),
      createHtmlPlugin({ entry: STANDALONE, remote: shown.replaceAll('"', '&quot;') }),
    ],
  }
}
