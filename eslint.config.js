import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import importSort from 'eslint-plugin-simple-import-sort'
import globals from 'globals'
import { builtIns, textsInElements } from 'tools/lint/page-rules.js'
import { personalText } from 'tools/lint/personal-text.js'
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
  servers: {
    group: [
      'backend',
      'backend/**',
      'site',
      'site/**',
      'release',
      'release/**',
      'tools',
      'tools/**',
    ],
    message: 'What servers share does not know them.',
  },
  packagesOfPages: {
    regex:
      '^@shop/(?!contracts/|config/|release-format/|server/|testing/(?:console|temporary-folder))',
    message: 'Code of pages belongs to the front ends; import contracts, release-format or config.',
  },
  pathToOther: {
    group: [
      '**/{backend,site,release,tools,e2e,config,shared,settings,monitoring,shell}/src/**',
      '**/mfe-*/src/**',
      '**/e2e/**',
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

/** Layers, hooks, accessibility and the order of imports; `.oxlintrc.json` has the rules that need types, and circles. */
export default tseslint.config(
  { ignores: ['**/dist/**', '.site/**', '.data/**', '**/node_modules/**', '**/*.generated.ts'] },
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
      'shared/{contracts,i18n,kernel,remotes,router,standalone-shell,ui}/src/**/*.{ts,tsx}',
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
      ...textsInElements,
    },
  },
  {
    files: ['{shell,mfe-*}/src/**/*.tsx', 'shared/{standalone-shell,ui}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    plugins: { shop: { rules: { 'personal-text': personalText } } },
    rules: { 'shop/personal-text': 'error' },
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
    files: ['{settings,monitoring}/**/*.ts'],
    rules: forbid(
      internal.frontEnd,
      internal.servers,
      internal.pathToOther,
      internal.packagesOfPages,
    ),
  },
  {
    files: ['config/**/*.{js,ts}'],
    rules: forbid(internal.frontEnd, internal.servers, internal.pathToOther),
  },
  {
    files: ['backend/**/*.ts'],
    rules: forbid(
      internal.frontEnd,
      {
        group: ['site', 'site/**', 'release', 'release/**'],
        message: 'The backend reaches the site by its address only.',
      },
      internal.tools,
      {
        regex:
          '^@shop/(?!contracts/|config/|release-format/|server/|i18n/format-message|testing/(?:console|temporary-folder))',
        message: 'The backend shares the contracts and the format of messages, nothing else.',
      },
    ),
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
      {
        group: ['backend', 'backend/**'],
        message: 'A shop may have another backend: the release tool knows none.',
      },
      internal.tools,
      internal.pathToOther,
      internal.packagesOfPages,
    ),
  },
  {
    files: ['object-storage/**/*.ts'],
    rules: forbid(
      internal.frontEnd,
      internal.tools,
      internal.pathToOther,
      internal.packagesOfPages,
    ),
  },
  {
    files: ['{tools,demo}/**/*.{ts,js}'],
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
