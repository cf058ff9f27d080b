import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import refreshTypeScript from 'react-refresh-typescript'
import TerserPlugin from 'terser-webpack-plugin'

import { oldestBrowsers } from './browsers.js'
import { readJson } from './json.js'
import { packageFolder, packageName } from './package-folder.js'
import { createProductionAliases } from './production-aliases.js'

const isProduction = process.env.NODE_ENV !== 'development'

const { resolve } = createRequire(import.meta.url)

/** @type {{ loadTimeoutMs: number }} */
const { loadTimeoutMs } = readJson(resolve('@shop/contracts/browser/timeouts.json'))

/** Builds for browsers emit the files, builds for the server refer to them. */
export const ASSET_FILENAME = '[name].[contenthash:10][ext]'

/**
 * Names the classes of components after their file, so that the page rendered on the server and the browser's agree, and
 * removes white space from their styles.
 */
const styledComponentsOptions = {
  babelrc: false,
  configFile: false,
  plugins: [['babel-plugin-styled-components', { displayName: !isProduction, pure: true }]],
}

/**
 * The webpack configuration that every front end starts from.
 * @param {string} directory the package's folder
 * @param {{ hot?: boolean }} [options] `hot` enables hot module replacement
 * @returns {import('webpack').Configuration & { devServer?: object }}
 */
export function createBaseConfig(directory, { hot = false } = {}) {
  const target = oldestBrowsers(directory)
  return {
    name: packageName(directory),
    context: directory,
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    // The content security policy forbids eval.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: isProduction ? createProductionAliases() : {},
    },
    output: {
      path: path.join(directory, 'dist'),
      filename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: ASSET_FILENAME,
      cssFilename: '[name].[contenthash:10].css',
      // Other builds write into the same folder: that for the server, and in development the page of a remote alone.
      clean: isProduction ? { keep: /\.server/ } : false,
      // Long before that, the page says that it is waiting, and offers to ask again.
      chunkLoadTimeout: loadTimeoutMs,
      // Browsers report errors in scripts of other origins only if these may be read.
      crossOriginLoading: 'anonymous',
      // A module whose evaluation threw, since a dependency could not be loaded, is evaluated again. (`strictModuleErrorHandling` caches the error.)
      // Hot reload looks for the module that threw, and would load the page again without it.
      strictModuleExceptionHandling: !hot,
    },
    experiments: { css: true },
    module: {
      // `import styles from './page.module.css'`, as in every other build tool.
      parser: { 'css/auto': { namedExports: false } },
      rules: [
        {
          test: /\.tsx?$/,
          use: [
            { loader: 'babel-loader', options: styledComponentsOptions },
            {
              loader: 'ts-loader',
              options: {
                transpileOnly: true,
                configFile: path.join(import.meta.dirname, 'tsconfig.base.json'),
                compilerOptions: {
                  noEmit: false,
                  allowImportingTsExtensions: false,
                  sourceMap: true,
                },
                getCustomTransformers: () => (hot ? { before: [refreshTypeScript()] } : {}),
              },
            },
          ],
        },
        {
          test: /\/messages\/[a-z]+\.json$/,
          loader: path.join(import.meta.dirname, 'messages.loader.js'),
          ...(isProduction ? {} : { type: 'javascript/auto' }),
        },
        {
          test: /\/pictures\/[\w-]+\.json$/,
          type: 'javascript/auto',
          loader: path.join(import.meta.dirname, 'pictures.loader.js'),
        },
        { test: /\.(avif|webp|png|jpe?g|svg)$/, type: 'asset/resource' },
        // Only style sheets refer to fonts, and they are in the same folder.
        { test: /\.woff2$/, type: 'asset/resource', generator: { publicPath: './' } },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          test: /\.(js|css)$/,
          extractComments: false,
          // All of them have threads or a process of their own.
          parallel: false,
          // Syntax first, since libraries are bundled as they are published.
          minify: [
            TerserPlugin.esbuildMinify,
            TerserPlugin.swcMinify,
            TerserPlugin.esbuildMinifyCss,
          ],
          minimizerOptions: [
            { target, minify: false, charset: 'utf8', legalComments: 'none' },
            { ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
            { target, legalComments: 'none' },
          ],
        }),
      ],
      moduleIds: 'deterministic',
      // Names of chunks that have none are made of the paths of their modules, and repeated in every script that loads them.
      chunkIds: isProduction ? 'deterministic' : 'named',
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(packageFolder('webpack'), '../.cache/webpack'),
      buildDependencies: {
        config: readdirSync(import.meta.dirname, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => path.join(import.meta.dirname, name)),
      },
    },
    stats: 'errors-warnings',
  }
}

export { isProduction }
