import path from 'node:path'

import { SERVER_BUILD } from '@shop/release-format/version-files.js'
import webpack from 'webpack'

import { ASSET_FILENAME, createBaseConfig } from './base.js'
import { packageName } from './package-folder.js'
import { ServerFilesPlugin } from './server-files.js'
import { sharedRequests } from './shared-modules.js'

/** Tells a build the address of its version's folder. */
const publicPath = path.join(import.meta.dirname, 'bundled/server-public-path.js')

/**
 * The build of a front end for the server: one file, which finds nothing but what its host hands it. It runs the same
 * sources as the browser's, but for modules that have a `.server` file beside them.
 * @param {string} directory the package's folder
 * @param {string} entry its module
 * @param {{ external: boolean }} options `external` leaves shared modules to the shell, so that there is one copy
 * @returns {import('webpack').Configuration}
 */
export function createServerConfig(directory, entry, { external }) {
  const common = createBaseConfig(directory)
  return {
    ...common,
    name: `${packageName(directory)} server`,
    // No platform: the host is neither a browser nor Node.
    target: 'es2022',
    entry: { server: [publicPath, entry] },
    devtool: false,
    resolve: {
      ...common.resolve,
      // styled-components' build for browsers never renders to a string.
      aliasFields: [],
      mainFields: ['module', 'main'],
      // The server build of React asks for it to stream, which nothing does.
      fallback: { stream: false },
      conditionNames: ['browser', 'import', 'module', 'require', 'default'],
    },
    output: {
      path: path.join(directory, 'dist'),
      filename: SERVER_BUILD,
      assetModuleFilename: ASSET_FILENAME,
      publicPath: '',
      // The names of classes in CSS Modules are made of it.
      uniqueName: packageName(directory),
      globalObject: 'globalThis',
      chunkFormat: 'commonjs',
      chunkLoading: false,
      library: { type: 'commonjs2' },
      clean: false,
    },
    module: {
      ...common.module,
      // The browser's build emits the files that both refer to, style sheets included.
      generator: {
        asset: { emit: false },
        'asset/resource': { emit: false },
        'css/auto': { exportsOnly: true },
      },
      // Nor does the server start workers.
      parser: { ...common.module?.parser, javascript: { worker: false } },
      rules: [
        ...(common.module?.rules ?? []),
        // axios finds its way around Node by its `browser` field.
        { include: /[\\/]node_modules[\\/]axios[\\/]/, resolve: { aliasFields: ['browser'] } },
      ],
    },
    externals: external
      ? ({ request = '' }, callback) =>
          sharedRequests.includes(request) ? callback(undefined, `commonjs ${request}`) : callback()
      : [],
    optimization: { minimize: false, moduleIds: 'named' },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new ServerFilesPlugin(),
    ],
  }
}
