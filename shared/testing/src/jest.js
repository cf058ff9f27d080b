import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** Packages that only ship ES modules. Jest runs CommonJS, so they are transformed like our own source. */
const ES_MODULE_PACKAGES = [
  '@bundled-es-modules',
  '@lingui',
  '@mswjs',
  '@open-draft',
  '@shop',
  'cookie',
  'd3',
  'embla-carousel',
  'error-stack-parser-es',
  'get-port',
  'internmap',
  'jose',
  'lucide-react',
  'marked',
  'msw',
  'outvariant',
  'rettime',
  'strict-event-emitter',
  'until-async',
  'yet-another-react-lightbox',
]

/**
 * The two Jest projects of a repository: `.test.ts` runs in Node, `.test.tsx` in jsdom with HTTP faked by msw.
 * @param {string} rootDir of the repository
 * @returns {[import('jest').Config, import('jest').Config]}
 */
export function jestProjects(rootDir) {
  /** @type {import('jest').Config} */
  const common = {
    rootDir,
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    transform: {
      '/messages/[a-z]+\\.json$': path.resolve(import.meta.dirname, 'messages.jest.js'),
      '\\.(css|png|svg|woff2)$': path.resolve(import.meta.dirname, 'assets.jest.js'),
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
      `/node_modules/(?!(?:.*/node_modules/)?(?:${ES_MODULE_PACKAGES.join('|')})(?:/|-)).*\\.[cm]?[jt]sx?$`,
    ],
  }
  return [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.test.ts'],
      setupFilesAfterEnv: [require.resolve('@shop/testing/setup-node.ts')],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: require.resolve('jest-fixed-jsdom'),
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: [require.resolve('@shop/testing/setup-browser.ts')],
    },
  ]
}
