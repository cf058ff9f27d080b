import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'

import { base, nameOf, production } from './base.js'
import { MessageChunksPlugin } from './chunk-names.js'
import { devServer } from './dev-server.js'
import { page } from './page.js'
import { RemoteDescriptionPlugin } from './remote-description.js'
import { kernelRange, sharedModules } from './shared.js'

/** @typedef {import('webpack').Configuration & { devServer?: object }} Configuration */

const federation = {
  shareStrategy: /** @type {const} */ ('loaded-first'),
  dts: false,
  dev: false,
}

/** Whether the shell is to bring React's development build, the only one that takes in changed components. */
const refreshable = process.env.REACT === 'development'

/**
 * The build of the shell: it provides the singletons and the federation runtime, and knows no remote.
 * With REACT=development in the environment, remotes served from source can change on its pages.
 * @param {string} directory the shell's folder
 * @returns {Configuration}
 */
export function host(directory) {
  const name = nameOf(directory)
  const common = base(directory)
  return {
    ...common,
    entry: {
      main: [
        ...(refreshable ? [path.join(import.meta.dirname, 'refresh-hook.js')] : []),
        './src/main.ts',
      ],
    },
    output: { ...common.output, publicPath: production ? 'auto' : '/', uniqueName: name },
    optimization: {
      ...common.optimization,
      ...(refreshable ? { nodeEnv: 'development', minimize: false } : {}),
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
        experiments: {
          provideExternalRuntime: true,
          // Remotes are found through discovery.json, which names their entries; no manifest is ever read.
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new MessageChunksPlugin(),
      page(),
    ],
    devServer: devServer({ name }),
  }
}

/**
 * The build of a remote: its container, the description that the release tool reads, and the page that
 * shows it alone.
 * @param {string} directory the remote's folder
 * @returns {Configuration[]}
 */
export function remote(directory) {
  const name = nameOf(directory)
  const common = base(directory, { hot: !production })
  const runtime = 'runtime.js'
  return [
    {
      ...common,
      entry: { main: '@shop/standalone-shell/main.ts' },
      resolve: {
        ...common.resolve,
        alias: { 'remote-routes$': path.join(directory, 'src/routes.tsx') },
      },
      output: { ...common.output, publicPath: 'auto', uniqueName: name },
      plugins: [
        new ModuleFederationPlugin({
          ...federation,
          name: name.replaceAll('-', '_'),
          filename: production ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
          manifest: false,
          exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
          shared: sharedModules(directory, { eager: false }),
          // The host lends its runtime; alone, the page loads a copy of its own first.
          experiments: production ? { externalRuntime: true } : {},
        }),
        new RemoteDescriptionPlugin({ name, kernel: kernelRange(directory) }),
        page({ scripts: production ? [runtime] : [] }),
        ...(production ? [] : [new ReactRefreshPlugin({ overlay: false })]),
      ],
      devServer: devServer({ name }),
    },
    ...(production ? [runtimeOf(directory, runtime)] : []),
  ]
}

/** @param {string} directory @param {string} filename @returns {Configuration} the federation runtime as a script of its own */
function runtimeOf(directory, filename) {
  const common = base(directory)
  return {
    ...common,
    name: `${nameOf(directory)} runtime`,
    entry: path.join(import.meta.dirname, 'federation-runtime.js'),
    output: { ...common.output, filename, clean: false },
    devtool: false,
  }
}
