import { createRequire } from 'node:module'
import path from 'node:path'

import { readJson } from '@shop/config/json.js'

const require = createRequire(import.meta.url)

/** Packages that only ship ES modules. Jest runs CommonJS, so they are transformed like our own source. */
const ES_MODULE_PACKAGES = [
  '@bundled-es-modules',
  '@lingui',
  '@module-federation/webpack-bundler-runtime',
  '@mswjs',
  '@open-draft',
  '@shop',
  'cookie',
  'embla-carousel',
  'get-port',
  'jose',
  'lucide-react',
  'msw',
  'outvariant',
  'rettime',
  'strict-event-emitter',
  'until-async',
  'yet-another-react-lightbox',
]

/**
 * The Jest project of one package.
 * @param {string} directory the package's folder
 * @param {{ environment?: 'browser' | 'node' }} [options] where the code under test runs
 * @returns {import('jest').Config}
 */
export function preset(directory, { environment = 'browser' } = {}) {
  const browser = environment === 'browser'
  /** @type {{ name: string }} */
  const { name } = readJson(path.join(directory, 'package.json'))
  return {
    displayName: name,
    rootDir: directory,
    testEnvironment: browser ? require.resolve('jest-fixed-jsdom') : 'node',
    testMatch: ['<rootDir>/**/*.test.{ts,tsx,js}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    transform: {
      '/messages/[a-z]+\\.json$': path.resolve(import.meta.dirname, 'messages.jest.js'),
      '\\.m?[jt]sx?$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    // Packages may be nested in the node_modules of another package.
    transformIgnorePatterns: [
      `/node_modules/(?!(?:.*/node_modules/)?(?:${ES_MODULE_PACKAGES.join('|')})(?:/|-))`,
    ],
    moduleNameMapper: browser
      ? { '\\.(css|png|svg|woff2)$': path.resolve(import.meta.dirname, 'asset-stub.cjs') }
      : {},
    setupFilesAfterEnv: browser ? [require.resolve('@shop/testing/setup.ts')] : [],
  }
}
