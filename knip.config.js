import { readJson } from './config/src/json.js'
import { listPackageFolders } from './tools/src/list-packages.js'

/** @typedef {Record<string, string>} Versions by package */

/**
 * The root states the version of each package that several workspaces use; they depend on `*`.
 * @returns {string[]} the names of those packages
 */
function sharedVersions() {
  return listPackageFolders('.').flatMap((folder) => {
    /** @type {{ dependencies?: Versions, peerDependencies?: Versions, devDependencies?: Versions }} */
    const {
      dependencies = {},
      peerDependencies = {},
      devDependencies = {},
    } = readJson(`${folder}/package.json`)
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => version === '*')
      .map(([name]) => name)
      .concat(Object.keys(peerDependencies))
  })
}

/** @type {import('knip').KnipConfig} */
export default {
  ignoreDependencies: ['@swc/jest', 'jest-fixed-jsdom', 'oxlint-tsgolint'],
  // A generated module has what any page of its remote may need.
  ignoreIssues: { '**/*.generated.ts': ['exports'] },
  workspaces: {
    '.': { ignoreDependencies: sharedVersions() },
    config: {
      ignoreDependencies: [
        '@babel/core',
        'babel-loader',
        'babel-plugin-styled-components',
        'ts-loader',
        'webpack-cli',
      ],
    },
    e2e: {
      // For remotes of other repositories.
      entry: ['standalone/own-repository.ts'],
      playwright: { config: ['playwright.config.ts', 'standalone/playwright.config.ts'] },
    },
    backend: { ignoreBinaries: ['openssl'] },
    release: {
      entry: ['src/testing/killed-promotion.ts'],
      ignoreDependencies: ['webpack'],
    },
    'release-store': { ignoreBinaries: ['mkfifo'] },
    'shared/kernel': {
      entry: ['src/startup/inline-*.ts', 'src/**/*.server.ts'],
    },
    // An alias of the build: the routes of the remote that the page shows.
    'shared/standalone-shell': { ignoreDependencies: ['remote-routes'] },
    // No workspaces: what only tests or benchmarks need is not installed with the shop.
    'shared/testing': {},
    'tools/src/bench': {},
    tools: {
      ignoreDependencies: ['license-checker-rseidelsohn', 'webpack'],
      ignoreBinaries: ['nginx', 'unshare'],
    },
    'mfe-*': {
      entry: ['e2e/*.spec.ts', 'src/**/*.server.{ts,tsx}', 'src/markdown.generated.ts'],
      ignoreDependencies: ['react-dom'],
    },
  },
}
