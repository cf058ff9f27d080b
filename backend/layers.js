const SOURCES = '^backend/src'
const TESTS = ['\\.test\\.ts$', `${SOURCES}/testing/`]

/**
 * The folders of both lower layers, from the ground up: each knows those before it, so that no circle can be written down. A new
 * one gets its place here.
 */
const folders = [
  ...[
    ...['config', 'csv', 'errors', 'i18n', 'jobs', 'db', 'http', 'media', 'monitoring'],
    ...['deps.ts', 'auth', 'pages', 'rate-limits', 'mail'],
  ].map((name) => `platform/${name}`),
  ...[
    ...[
      'agents',
      'audit-log',
      'failure-reports',
      'releases',
      'holds',
      'users',
      'coupons',
      'staff',
      'stock',
    ],
    ...[
      'catalog',
      'content-pages',
      'settings',
      'orders',
      'sales',
      'search',
      'forms',
      'payments',
      'seed',
    ],
    ...['messages', 'payment-providers', 'translation'],
  ].map((name) => `domain/${name}`),
]
const toPattern = (/** @type {string} */ name) =>
  `${SOURCES}/${name.replace('.', '\\.')}${name.endsWith('.ts') ? '$' : '/'}`

const comment =
  'The platform knows nothing above it, a domain no face, a face no other: backend/layers.js has the order, docs/decisions/058 the reasons.'
const severity = /** @type {const} */ ('error')

/** Which folder of the backend may import which, for `.dependency-cruiser.js`; imports at run time and of types count, too. */
export const backendLayers = [
  ...folders.map((name, at) => ({
    name: `backend-${name.replace('/', '-')}-imports`,
    comment,
    severity,
    from: { path: toPattern(name), pathNot: TESTS },
    to: { path: SOURCES, pathNot: folders.slice(0, at + 1).map(toPattern) },
  })),
  {
    name: 'backend-folders-have-a-place',
    comment,
    severity,
    from: { path: `${SOURCES}/(platform|domain)/`, pathNot: [...TESTS, ...folders.map(toPattern)] },
    to: {},
  },
  {
    name: 'backend-faces-import',
    comment,
    severity,
    from: { path: `${SOURCES}/faces/([^/]+)/`, pathNot: TESTS },
    to: {
      path: SOURCES,
      pathNot: `${SOURCES}/(platform|domain|faces/$1)/|${SOURCES}/(platform/deps|faces/services)\\.ts$`,
    },
  },
  {
    name: 'backend-domain-knows-no-route',
    comment: 'A face has the route, and calls the domain.',
    severity,
    from: { path: `${SOURCES}/domain/`, pathNot: TESTS },
    to: { path: `node_modules/@?fastify|${SOURCES}/platform/http/app\\.types` },
  },
  {
    name: 'backend-services-import',
    comment,
    severity,
    from: { path: `${SOURCES}/faces/[^/]+$` },
    to: { path: `${SOURCES}/(faces/[^/]+/|[^/]+$)` },
  },
  {
    name: 'backend-testing-is-for-tests',
    comment: 'What the server runs on has no part of the test kit.',
    severity,
    from: { path: `${SOURCES}/`, pathNot: TESTS },
    to: { path: `${SOURCES}/testing/` },
  },
]
