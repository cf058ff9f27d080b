import json from '@eslint/json'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import importSort from 'eslint-plugin-simple-import-sort'
import globals from 'globals'
import { builtIns, kitSyntax, pageSyntax } from 'tools/lint/page-rules.js'
import { personalText } from 'tools/lint/personal-text.js'
import tseslint from 'typescript-eslint'

/** What no module may import, and what to do instead; `.dependency-cruiser.js` says which package may import which. */
const internal = {
  kernelInside: {
    group: [
      '@shop/kernel/*/*',
      '**/kernel/src/*',
      '@shop/router/*',
      '**/router/src/*',
      '!@shop/router/page-loader.ts',
    ],
    message:
      'Import the package by its name, a part of the kernel as @shop/kernel/PART: any other request gives the page a second copy.',
  },
  router: {
    group: ['react-router', 'react-router-dom', 'react-router/*'],
    message: 'Import from @shop/router, and add there what is missing.',
  },
  schemas: {
    regex: '^zod(?!/mini$)',
    message: 'Import zod/mini, of which a build has only what is used.',
  },
  pathToOther: {
    group: [
      '**/{backend,site,release,release-store,object-storage,workspace,tools,config,settings,monitoring,shell}/src/**',
      '**/{mfe-*,shared/*}/src/**',
      '../**/e2e/**',
    ],
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

/** Hooks, accessibility and the order of imports; `.oxlintrc.json` has the rules that need types. */
export default tseslint.config(
  { ignores: ['**/dist/**', '.site/**', '.data/**', '**/node_modules/**', '**/*.generated.ts'] },
  {
    files: ['**/*.json'],
    ignores: ['package-lock.json'],
    plugins: { json },
    language: 'json/json',
    // `JSON.parse` takes the last of two equal keys without a word.
    rules: { 'json/no-duplicate-keys': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,js,cjs,mjs}'],
    plugins: { 'simple-import-sort': importSort },
    languageOptions: { parser: tseslint.parser, globals: { ...globals.browser, ...globals.node } },
    rules: { 'simple-import-sort/imports': 'error' },
  },
  {
    files: ['{shell,mfe-*,shared}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Methods of instances are left to TypeScript, which knows those of ES2022.
    files: [
      '{shell,mfe-*}/src/**/*.{ts,tsx}',
      'shared/{contracts,i18n,kernel,remotes,router,shop-ui,standalone-shell,ui}/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: builtIns,
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
  { files: ['{shell,mfe-*,shared}/**/*.{ts,tsx}'], rules: pageSyntax },
  {
    files: ['shared/ui/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'shared/ui/src/tokens/**'],
    rules: kitSyntax,
  },
  {
    files: ['{shell,mfe-*}/src/**/*.tsx', 'shared/{shop-ui,standalone-shell,ui}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    plugins: { shop: { rules: { 'personal-text': personalText } } },
    rules: { 'shop/personal-text': 'error' },
  },
  { files: ['*/**/*.{ts,tsx,js}'], rules: forbid(internal.pathToOther) },
  {
    files: ['{shell,mfe-*}/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'],
    ignores: ['shared/router/**', 'shared/testing/**'],
    rules: forbid(
      internal.pathToOther,
      internal.kernelInside,
      internal.router,
      internal.schemas,
      internal.icons,
    ),
  },
  {
    files: ['shared/contracts/**/*.ts'],
    rules: forbid(internal.pathToOther, internal.schemas, {
      group: ['react', 'react-*'],
      message: 'The contracts stand alone: servers use them too.',
    }),
  },
)
