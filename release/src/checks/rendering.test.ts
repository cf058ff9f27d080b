import { loadState } from '../state/stored-state.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import { createRemoteFiles, createShellFiles, publishFiles } from '../testing/release-fixtures.ts'
import { remoteServerBuild, shellServerBuild } from '../testing/server-builds.ts'
import { findRenderProblems } from './rendering.ts'

const SERVER_BUILD = '.server/server.cjs'
const recorded = {
  addresses: { '/offer/:id': '/offer/summer' },
  answers: { 'GET /api/v1.0/offers?limit=2&page=1': { status: 200, body: ['Half price'] } },
}

/**
 * Publishes a catalogue with this build for the server, whose pages are `/shop` and `/offer/:id`, and renders it.
 * @param build null for none
 */
async function renderCatalog(build: string | null, limits = {}) {
  const { store } = await createReleaseContext()
  await publishFiles(store, 'shell', '9.0.0', {
    ...createShellFiles(),
    [SERVER_BUILD]: shellServerBuild,
  })
  await publishFiles(store, 'mfe-catalog', '9.0.0', {
    ...createRemoteFiles('mfe-catalog', ['/shop', '/offer/:id']),
    ...(build !== null && { [SERVER_BUILD]: build }),
  })
  const { state } = await loadState(store)
  const shell = { ...state.shell, version: '9.0.0' } as (typeof state)[string]
  const files = store.files('mfe-catalog', '9.0.0')
  const candidate = { name: 'mfe-catalog', version: '9.0.0', files } as const
  return findRenderProblems(store, { ...state, shell }, candidate, state, { recorded, limits })
}

const greeting = remoteServerBuild('return { html: "<h1>" + url + "</h1>" }')

describe('findRenderProblems', () => {
  test('finds nothing in a version whose pages render', async () => {
    expect(await renderCatalog(greeting)).toEqual({ failures: [], notes: [] })
  })

  test.each([
    ['throws', remoteServerBuild('throw new Error("No page")'), /: Error: No page\. /],
    ['rejects', remoteServerBuild('await null; throw new Error("No page")'), /: Error: No page\. /],
    ['ends the process', remoteServerBuild('process.exit(1)'), /process is not defined/],
    [
      'renders an empty region',
      remoteServerBuild('return { html: "<div> </div>" }'),
      /Its region is empty/,
    ],
    [
      'renders only styles',
      remoteServerBuild('return { html: "<style>a{}</style>" }'),
      /Its region is empty/,
    ],
    [
      'throws where nothing catches it',
      remoteServerBuild(
        'queueMicrotask(() => { throw new Error("Late") }); return { html: "Done" }',
      ),
      /Late/,
    ],
  ])('names a page that %s, its languages, and what to do', async (_name, build, reason) => {
    const { failures } = await renderCatalog(build)
    expect(failures.join('\n')).toMatch(reason)
    expect(failures.join('\n')).toMatch(/^mfe-catalog@9\.0\.0 cannot .* --force/)
  })

  test('names the page and the languages that fail, and no other', async () => {
    const build = remoteServerBuild(
      'if (url === "/offer/summer" && language === "ar") throw new Error("No plural"); return { html: "Shop" }',
    )
    expect((await renderCatalog(build)).failures).toEqual([
      expect.stringContaining(
        'cannot render /offer/summer (Arabic) on the server: Error: No plural.',
      ),
    ])
    const both = remoteServerBuild(
      'if (url === "/shop") throw new Error("No"); return { html: "Shop" }',
    )
    expect((await renderCatalog(both)).failures).toEqual([
      expect.stringContaining('cannot render /shop (English and Arabic) on the server'),
    ])
  })

  test.each([
    ['throws', 'throw new Error("No module")', /^mfe-catalog@9.0.0 cannot be loaded .* No module/],
    ['hangs', 'for (;;);', /^mfe-catalog@9.0.0 cannot be loaded .* longer than 1500 ms/],
    ['is no script', 'exports.routes = (', /^mfe-catalog@9.0.0 cannot be loaded .* SyntaxError/],
    ['asks for what the shell does not share', 'require("left-pad")', /asks for left-pad/],
  ])(
    'refuses a version that %s when it is imported, in one sentence',
    async (_name, module, reason) => {
      const build = remoteServerBuild('return { html: "Shop" }', module)
      const { failures } = await renderCatalog(build, { warmTimeoutMs: 1_500 })
      expect(failures).toEqual([expect.stringMatching(reason)])
    },
  )

  test.each([
    ['hangs', 'for (;;);', { timeoutMs: 1_500 }, /longer than 1500 ms/],
    ['never answers', 'await new Promise(() => {})', { dataTimeoutMs: 300 }, /longer than 300 ms/],
    [
      'uses up its memory',
      'const all = []; for (;;) all.push([url])',
      { memoryMb: 32, timeoutMs: 60_000 },
      /memory/,
    ],
  ])('refuses a page that %s', async (_name, body, limits, reason) => {
    const build = remoteServerBuild(`if (url === "/shop") { ${body} } return { html: "Offer" }`)
    const { failures } = await renderCatalog(build, limits)
    expect(failures).toEqual([expect.stringMatching(/^mfe-catalog@9.0.0 cannot render \/shop /)])
    expect(failures.join()).toMatch(reason)
  })

  test('answers requests as recorded, whatever the order of their parameters', async () => {
    const build = remoteServerBuild(`
      const response = await fetch(config.apiUrl + '/offers?page=1&limit=2')
      const [offer] = await response.json()
      if (offer !== 'Half price') throw new Error('Not recorded')
      return { html: offer }`)
    expect(await renderCatalog(build)).toEqual({ failures: [], notes: [] })
  })

  test('says what is not recorded, and goes on without it', async () => {
    const build = remoteServerBuild(`
      const response = await fetch(config.apiUrl + '/loyalty')
      return { html: 'Points: ' + response.status, status: response.status }`)
    const { failures, notes } = await renderCatalog(build)
    expect(failures).toEqual([])
    expect(notes).toEqual([expect.stringMatching(/\(GET \/api\/v1.0\/loyalty\).*record-answers/)])
  })

  test('refuses a page that its routes do not have', async () => {
    const build = remoteServerBuild('return { html: "Not found", status: 404 }')
    expect((await renderCatalog(build)).failures.join()).toContain(
      'cannot render /shop (English and Arabic) on the server: It answers 404',
    )
  })

  test('allows a version without a build for the server, and says so', async () => {
    expect(await renderCatalog(null)).toEqual({
      failures: [],
      notes: [expect.stringContaining('mfe-catalog@9.0.0 has no build for the server')],
    })
  })

  test('renders the live remotes with a shell that is to go live', async () => {
    const { store, context } = await createReleaseContext()
    const build = remoteServerBuild('throw new Error("Other kernel")')
    for (const [name, paths] of [
      ['mfe-catalog', ['/shop']],
      ['mfe-agents', ['/agents']],
    ] as const) {
      await publishFiles(store, name, '9.0.0', {
        ...createRemoteFiles(name, [...paths]),
        [SERVER_BUILD]: name === 'mfe-agents' ? greeting : build,
      })
    }
    const files = { ...createShellFiles(), [SERVER_BUILD]: shellServerBuild }
    await publishFiles(store, 'shell', '9.0.0', files)
    const { state } = await loadState(context.store)
    const at9 = (name: string) => ({ [name]: { ...state[name], version: '9.0.0' } })
    const live = { ...state, ...at9('mfe-catalog'), ...at9('mfe-agents') } as typeof state
    const shell = { name: 'shell', version: '9.0.0', files: store.files('shell', '9.0.0') } as const
    const next = { ...live, ...at9('shell') } as typeof state
    expect((await findRenderProblems(store, next, shell, live, { recorded })).failures).toEqual([
      expect.stringContaining(
        'shell@9.0.0, with mfe-catalog@9.0.0, cannot render /shop (English and Arabic)',
      ),
    ])
    // A version that goes live with it is rendered by itself.
    const before = { ...live, ...{ 'mfe-catalog': state['mfe-catalog'] } } as typeof state
    expect((await findRenderProblems(store, next, shell, before, { recorded })).failures).toEqual(
      [],
    )
  })
})
