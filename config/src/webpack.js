import path from 'node:path'

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'

import { createBaseConfig, CSS_IN_TYPESCRIPT, isProduction, packageName } from './base.js'
import { BillOfMaterialsPlugin } from './bill-of-materials-plugin.js'
import { MessageChunksPlugin } from './chunk-names.js'
import { createDevServer } from './dev-server.js'
import { createHtmlPlugin } from './html-page.js'
import { IntegrityPlugin } from './integrity-plugin.js'
import { createRemoteAliases } from './production-aliases.js'
import { RemoteManifestPlugin } from './remote-manifest.js'
import { createServerConfig } from './server-build.js'
import { createLimitedExports, SharedExportsPlugin } from './shared-exports-plugin.js'
import { kernelRange, sharedModules } from './shared-modules.js'

/** @typedef {import('webpack').Configuration & { devServer?: object }} Configuration */

const federation = {
  shareStrategy: /** @type {const} */ ('loaded-first'),
  dts: false,
  dev: false,
}

/** The chunk of the module that a remote exposes. */
const ROUTES_CHUNK = 'routes'

/** Provides the federation core to remotes. */
const federationRuntime = path.join(import.meta.dirname, 'bundled/federation-runtime.js')

/** Makes the addresses of a build's files paths. */
const pagePublicPath = path.join(import.meta.dirname, 'bundled/page-public-path.js')

/** What hot reloading does in a released shop. */
const reloadWithoutRefresh = path.join(import.meta.dirname, 'bundled/reload-without-refresh.js')

/** Whether the shell bundles React's development build, which hot reloading of components needs. */
const isRefreshable = process.env.REACT === 'development'

/**
 * The build of the shell: it provides the singletons and the federation runtime, and has no list of remotes.
 * With the environment variable `REACT=development`, remotes served from source hot reload in it.
 * @param {string} directory the shell's folder
 * @returns {Configuration[]}
 */
export function host(directory) {
  const server = './src/server/server.tsx'
  return withBillOfMaterials([
    createBrowserHost(directory),
    ...(isProduction ? [createServerConfig(directory, server, { external: false })] : []),
  ])
}

/** @param {string} directory @returns {Configuration} */
function createBrowserHost(directory) {
  const name = packageName(directory)
  const common = createBaseConfig(directory)
  return {
    ...common,
    entry: {
      main: [
        ...(isRefreshable ? [path.join(import.meta.dirname, 'bundled/refresh-hook.js')] : []),
        pagePublicPath,
        './src/main.ts',
      ],
    },
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
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        ...federation,
        name,
        manifest: false,
        shared: sharedModules(directory, { eager: true }),
        // Instead of `provideExternalRuntime`, which bundles a second, whole copy of the federation core.
        runtimePlugins: [federationRuntime],
        experiments: {
          // discovery.json names the remotes' entries; no federation manifest is read.
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new MessageChunksPlugin(),
      ...(isProduction ? [new IntegrityPlugin()] : []),
      createHtmlPlugin({ paintAfter: 'top-bar-end' }),
    ],
    devServer: createDevServer({ name }),
  }
}

/**
 * The build of a remote: its container, `remote.json` for the release tool, and the page that shows it standalone.
 * @param {string} directory the remote's folder
 * @returns {Configuration[]}
 */
export function remote(directory) {
  const name = packageName(directory)
  const common = createBaseConfig(directory, { hot: !isProduction })
  const runtimeFile = 'runtime.js'
  return withBillOfMaterials([
    {
      ...common,
      entry: { main: '@shop/standalone-shell/main.ts' },
      resolve: {
        ...common.resolve,
        alias: {
          ...common.resolve?.alias,
          'remote-routes$': path.join(directory, 'src/routes.tsx'),
          ...(isProduction ? createRemoteAliases() : {}),
        },
      },
      output: { ...common.output, publicPath: 'auto', uniqueName: name },
      optimization: {
        ...common.optimization,
        // The exposed module is one file. What it shares with the standalone page is of no use to the shop.
        splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== ROUTES_CHUNK },
      },
      plugins: [
        new ModuleFederationPlugin({
          ...federation,
          name: name.replaceAll('-', '_'),
          filename: isProduction ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
          manifest: false,
          exposes: {
            './routes': {
              import: [
                pagePublicPath,
                ...(isProduction ? [] : [reloadWithoutRefresh]),
                './src/routes.tsx',
              ],
              name: ROUTES_CHUNK,
            },
          },
          shared: sharedModules(directory, { eager: false }),
          // Uses the host's runtime; the standalone page loads a copy of its own first.
          experiments: isProduction ? { externalRuntime: true } : {},
        }),
        ...(isProduction ? [new IntegrityPlugin()] : []),
        new SharedExportsPlugin(createLimitedExports()),
        new RemoteManifestPlugin({ name, kernel: kernelRange(directory) }),
        createHtmlPlugin({ scripts: isProduction ? [runtimeFile] : [] }),
        ...(isProduction
          ? []
          : [
              new ReactRefreshPlugin({
                overlay: false,
                exclude: [/node_modules/, CSS_IN_TYPESCRIPT],
              }),
            ]),
      ],
      devServer: createDevServer({ name }),
    },
    ...(isProduction
      ? [
          createRuntimeConfig(directory, runtimeFile),
          createServerConfig(directory, './src/routes.tsx', { external: true }),
        ]
      : []),
  ])
}

/**
 * Lets the builds of a front end together write what they contain.
 * @param {Configuration[]} configurations
 * @returns {Configuration[]}
 */
function withBillOfMaterials(configurations) {
  if (!isProduction) return configurations
  const plugin = new BillOfMaterialsPlugin()
  return configurations.map((each) => ({ ...each, plugins: [...(each.plugins ?? []), plugin] }))
}

/** @param {string} directory @param {string} filename @returns {Configuration} the federation runtime as a script of its own */
function createRuntimeConfig(directory, filename) {
  const common = createBaseConfig(directory)
  return {
    ...common,
    name: `${packageName(directory)} runtime`,
    entry: federationRuntime,
    output: { ...common.output, filename, clean: false },
    devtool: false,
  }
}
