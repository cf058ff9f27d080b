import { existsSync } from 'node:fs'

import jest from 'eslint-plugin-jest'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import importSort from 'eslint-plugin-simple-import-sort'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** What a package may not import, and what to do instead. */
const internal = {
  frontEnd: {
    group: ['mfe-*', 'mfe-*/**', 'shell', 'shell/**', '**/mfe-*/src/**', '**/shell/src/**'],
    message: 'Front ends know one another by address only. What two of them need goes to shared/.',
  },
  server: {
    group: [
      'backend',
      'backend/**',
      'site',
      'site/**',
      'release',
      'release/**',
      '**/{backend,site,release,tools}/src/**',
    ],
    message: 'A front end reaches servers through the contracts in shared/contracts.',
  },
  tools: {
    group: ['tools', 'tools/**'],
    message: 'The tools are for the team: nothing that visitors run imports them.',
  },
  kernelInside: {
    group: [
      '@shop/kernel/*',
      '**/kernel/src/*',
      '@shop/router/*',
      '**/router/src/*',
      '!@shop/router/pages.tsx',
    ],
    message: 'Import the package by its name: any other request gives the page a second copy.',
  },
  router: {
    group: ['react-router', 'react-router-dom', 'react-router/*'],
    message: 'Import from @shop/router, and add there what is missing.',
  },
  schemas: {
    regex: '^zod(?!/mini$)',
    message: 'Import zod/mini, of which a build has only what is used.',
  },
  packagesOfPages: {
    regex: '^@shop/(?!contracts/|config/|release-format/|testing/console)',
    message: 'Code of pages belongs to the front ends; import contracts, release-format or config.',
  },
  pathToOther: {
    group: ['**/{backend,site,release,tools,e2e,config,shared}/src/**', '**/e2e/**'],
    message: 'Import another package by its name, through its exports.',
  },
  icons: {
    regex: '^lucide-react$',
    message: 'Import one icon: lucide-react/icons/NAME.',
  },
}

/**
 * @param {...({ group: string[], message: string } | { regex: string, message: string })} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const forbid = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '.site/**',
      '.data/**',
      '**/node_modules/**',
      // Without Lighthouse, which only benchmarks install, its types are unknown.
      ...(existsSync('tools/src/bench/node_modules') ? [] : ['tools/src/bench/**']),
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    plugins: { 'simple-import-sort': importSort },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node, ...globals.jest },
      parserOptions: {
        project: ['./tsconfig.json', './tools/src/bench/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'simple-import-sort/imports': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        // React ignores what a handler returns; `no-floating-promises` covers the rest.
        { checksVoidReturn: { attributes: false } },
      ],
      // Functions that must return a promise by their interface need not await one.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: false }],
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['**/data/**'], rules: { 'max-lines': 'off' } },
  // A folder has one test file.
  { files: ['**/*.test.{ts,tsx}'], rules: { 'max-lines': ['error', 350] } },
  {
    files: ['{shell,mfe-*,shared}/**/*.{ts,tsx}'],
    ignores: ['shared/testing/src/console.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['{shell,mfe-*,shared}/**/*.tsx'],
    ...jsxA11y.configs.recommended,
    rules: {
      ...jsxA11y.configs.recommended.rules,
      // An opened dialog moves the focus anyway: its first field, a component, may take it.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { jest },
    rules: {
      // Queries of Testing Library are functions that their types call methods.
      '@typescript-eslint/unbound-method': 'off',
      'jest/no-focused-tests': 'error',
      'jest/no-identical-title': 'error',
      'jest/valid-expect': 'error',
      'jest/valid-title': ['error', { ignoreTypeOfDescribeName: true }],
    },
  },
  {
    files: ['{shell,mfe-*}/**/*.{ts,tsx}'],
    rules: forbid(
      internal.frontEnd,
      internal.server,
      internal.tools,
      internal.kernelInside,
      internal.router,
      internal.schemas,
      internal.icons,
    ),
  },
  {
    files: ['shared/**/*.{ts,tsx}'],
    ignores: ['shared/router/**', 'shared/testing/**'],
    rules: forbid(
      internal.frontEnd,
      internal.server,
      internal.tools,
      internal.kernelInside,
      internal.router,
      internal.schemas,
      internal.icons,
    ),
  },
  {
    files: ['shared/contracts/**/*.ts'],
    rules: forbid(internal.frontEnd, internal.server, internal.tools, internal.schemas, {
      group: ['@shop/*', 'react', 'react-*'],
      message: 'The contracts stand alone: servers use them too.',
    }),
  },
  {
    files: ['backend/**/*.ts'],
    rules: forbid(internal.frontEnd, internal.tools, {
      regex: '^@shop/(?!contracts/|config/|release-format/|testing/console)',
      message: 'The backend shares the contracts with the site, nothing else.',
    }),
  },
  {
    files: ['site/**/*.ts'],
    rules: forbid(
      internal.frontEnd,
      internal.tools,
      internal.pathToOther,
      {
        group: ['release', 'release/**', 'backend', 'backend/**'],
        message: 'The site takes what it needs through interfaces of its own.',
      },
      internal.packagesOfPages,
    ),
  },
  {
    files: ['release/**/*.ts'],
    rules: forbid(
      internal.frontEnd,
      internal.tools,
      internal.pathToOther,
      internal.packagesOfPages,
    ),
  },
  {
    files: ['tools/**/*.ts'],
    rules: forbid(internal.frontEnd, internal.pathToOther),
  },
  {
    files: ['e2e/**/*.ts'],
    rules: forbid(internal.frontEnd, internal.server, {
      group: ['@shop/*'],
      message: 'The end-to-end tests know addresses only.',
    }),
  },
)
