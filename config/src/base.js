import { readdirSync } from 'node:fs'
import path from 'node:path'
import refreshTypeScript from 'react-refresh-typescript'
import TerserPlugin from 'terser-webpack-plugin'

const root = path.resolve(import.meta.dirname, '../..')
const production = process.env.NODE_ENV !== 'development'

/**
 * What every front end's build has in common.
 * @param {string} directory the package's folder
 * @param {{ hot?: boolean }} [options] `hot` lets pages that are open take in what changes
 * @returns {import('webpack').Configuration & { devServer?: object }}
 */
export function base(directory, { hot = false } = {}) {
  return {
    name: path.basename(directory),
    context: directory,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    // The shop's content policy lets nothing be evaluated.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    output: {
      path: path.join(directory, 'dist'),
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      cssFilename: '[name].[contenthash:10].css',
      // The federation runtime of a remote's own page comes from a second build into the same folder.
      clean: { keep: /runtime\.js/ },
      // Milliseconds; given up when the page stops waiting and says so, so that a retry asks anew.
      chunkLoadTimeout: 4_500,
    },
    experiments: { css: true },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: path.join(root, 'tsconfig.base.json'),
            compilerOptions: { noEmit: false, allowImportingTsExtensions: false, sourceMap: true },
            getCustomTransformers: () => (hot ? { before: [refreshTypeScript()] } : {}),
          },
        },
        {
          test: /\/messages\/[a-z]+\.json$/,
          loader: path.join(import.meta.dirname, 'messages.loader.js'),
          ...(hot ? { type: 'javascript/auto' } : {}),
        },
        { test: /\.(avif|webp|png|jpe?g|svg)$/, type: 'asset/resource' },
        // Only style sheets name fonts, and they lie beside them.
        { test: /\.woff2$/, type: 'asset/resource', generator: { publicPath: './' } },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          terserOptions: { format: { comments: false } },
        }),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'named',
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      buildDependencies: {
        config: readdirSync(import.meta.dirname, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => path.join(import.meta.dirname, name)),
      },
    },
    stats: 'errors-warnings',
  }
}

/** @param {string} directory @returns {string} the package's folder name, which is its name everywhere */
export function nameOf(directory) {
  return path.basename(directory)
}

export { production }
