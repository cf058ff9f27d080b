import { backendLayers } from './backend/layers.js'

const contracts = 'shared/contracts'
const format = 'shared/release-format'
const server = 'shared/server'
const kit = [contracts, 'shared/i18n', 'shared/kernel', 'shared/router']
const page = [...kit, 'shared/ui', 'shared/shop-ui']

/**
 * What each package imports of the others, from the ground up: it knows only packages that stand before it, so that no
 * circle can be written down. `tests` is what only its tests import, besides the test kit.
 * @type {{ folder: string, imports: string[], tests?: string[] }[]}
 */
const packages = [
  { folder: contracts, imports: [] },
  { folder: server, imports: [] },
  { folder: 'demo', imports: [] },
  { folder: 'monitoring', imports: [contracts] },
  { folder: 'settings', imports: [contracts, server] },
  { folder: 'object-storage', imports: ['settings'] },
  { folder: format, imports: [contracts] },
  { folder: 'workspace', imports: [contracts, format, server] },
  { folder: 'release-store', imports: [format, server, 'settings', 'object-storage'] },
  { folder: 'shared/kernel', imports: [contracts] },
  { folder: 'shared/i18n', imports: [contracts, 'shared/kernel'] },
  { folder: 'shared/router', imports: ['shared/kernel'], tests: [contracts] },
  { folder: 'shared/remotes', imports: [contracts, 'shared/kernel', 'shared/router'] },
  { folder: 'shared/ui', imports: kit },
  { folder: 'shared/shop-ui', imports: [...kit, 'shared/ui'] },
  { folder: 'shared/standalone-shell', imports: [...page, 'shared/remotes'] },
  { folder: 'shared/testing', imports: page },
  {
    folder: 'config',
    imports: [format, 'shared/i18n', 'shared/kernel'],
    tests: [contracts, 'shared/ui'],
  },
  {
    folder: 'site',
    imports: [
      contracts,
      format,
      server,
      'monitoring',
      'settings',
      'object-storage',
      'release-store',
    ],
  },
  {
    folder: 'release',
    imports: [
      contracts,
      format,
      server,
      'monitoring',
      'workspace',
      'release-store',
      'config',
      'site',
    ],
    tests: ['object-storage'],
  },
  {
    folder: 'backend',
    imports: [
      contracts,
      server,
      'demo',
      'monitoring',
      'settings',
      'object-storage',
      'shared/i18n/src/format-message.ts',
    ],
  },
]

/** Where the tests of a folder are. */
const testsOf = (/** @type {string} */ folder) =>
  ['.*\\.test\\.', '.*/testing/', 'e2e/'].map((rest) => `^${folder}/${rest}`)
const within = (/** @type {string[]} */ folders) => folders.map((folder) => `^${folder}(/|$)`)
const comment =
  'The table in .dependency-cruiser.js says what a package imports; docs/decisions/057 says why.'

/**
 * @param {string} name
 * @param {{ path: string | string[], pathNot?: string[] }} from
 * @param {string[]} imports patterns
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const only = (name, from, imports) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: {
    pathNot: ['^node_modules/', '/node_modules/', '^[^/]+$', ...imports],
    dependencyTypesNot: ['core'],
  },
})

/**
 * What a package imports, and what its tests do.
 * @param {string} name
 * @param {string} folder pattern
 * @param {string[]} imports
 * @param {string[]} tests
 */
const rulesOf = (name, folder, imports, tests) => [
  only(`${name}-imports`, { path: `^${folder}/`, pathNot: testsOf(folder) }, within(imports)),
  only(
    `${name}-tests-import`,
    { path: testsOf(folder) },
    within([...imports, ...tests, 'shared/testing']),
  ),
]

const layers = packages.flatMap(({ folder, imports, tests = [] }, at) => {
  const before = packages.slice(0, at).map((each) => `${each.folder}/`)
  const later = imports.find((each) => !before.some((one) => `${each}/`.startsWith(one)))
  if (later) throw new Error(`${folder} stands before ${later}, which it imports`)
  return rulesOf(folder, folder, [folder, ...imports], tests)
})

/** @param {string} folder of the contracts @param {string[]} imports other folders of theirs */
const contractsOf = (folder, imports) => {
  const from = { path: `^${contracts}/src/${folder}/`, pathNot: ['\\.test\\.'] }
  const allowed = [folder, ...imports].map((each) => `${contracts}/src/${each}`)
  return only(`contracts-${folder}-import`, from, within(allowed))
}

/**
 * Who may import whom: what is seen in one file stands in `eslint.config.js`, what takes the whole graph stands here.
 * Imports at run time and of types count, too.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    ...layers,
    ...backendLayers,
    ...rulesOf(
      'front-ends',
      '(mfe-[^/]+|shell)',
      ['$1', ...page, 'shared/remotes', 'config'],
      ['e2e/standalone'],
    ),
    only(
      'tools-import',
      { path: '^tools/' },
      within(['tools', 'shared', ...packages.map(({ folder }) => folder)]),
    ),
    only('e2e-import', { path: '^e2e/' }, within(['e2e', 'tools'])),
    // What several sides compute the same way knows no schemas; settings and browsers know both.
    contractsOf('rules', []),
    contractsOf('wire', ['rules']),
    contractsOf('browser', ['rules', 'wire']),
    contractsOf('configuration', ['rules', 'wire']),
    {
      name: 'stores-are-named-by-who-starts',
      comment: 'Everything else takes a ReleaseStore.',
      severity: 'error',
      from: {
        pathNot: ['^release-store/src/objects/', '^release/src/cli/', '^tools/', '\\.test\\.'],
      },
      to: { path: '^release-store/src/objects/object-store' },
    },
    {
      name: 'no-circles',
      comment: 'Modules that need each other are one module, or have a third one below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolved',
      comment: 'An import that cannot be resolved is an arrow that nobody sees.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Benchmarks have packages of their own, which are not installed with the shop.
    exclude: {
      path: '^tools/src/bench/|^\\.(site|data)/|(^|/)dist/|^\\.(packages|release-check)/',
    },
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    detectJSDocImports: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
