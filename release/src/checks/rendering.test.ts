import { SERVER_BUILD } from '@shop/release-format/version-files.js'

import { loadState } from '../state/stored-state.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import { createRemoteFiles, createShellFiles, publishFiles } from '../testing/release-fixtures.ts'
import {
  recorded,
  remoteServerBuild,
  renderCatalog,
  renderExtension,
  shellServerBuild,
} from '../testing/server-builds.ts'
import { findRenderProblems } from './rendering.ts'

const greeting = remoteServerBuild('return { html: "<h1>" + url + "</h1>" }')

describe('findRenderProblems', () => {
  test('finds nothing in a version whose pages render', async () => {
    expect(await renderCatalog(greeting)).toEqual({ failures: [], notes: [] })
  })

  test('names each page that fails, its languages, why, and what to do', async () => {
    const { failures } = await renderCatalog(
      remoteServerBuild(`
        if (url === '/shop') throw new Error('No page')
        if (language === 'ar') { await null; throw new Error('No plural') }
        return { html: 'Offer' }`),
    )
    expect(failures).toEqual([
      expect.stringMatching(
        /^mfe-catalog@9\.0\.0 cannot render \/shop \(English and Arabic\) on the server: Error: No page\. .* --force/,
      ),
      expect.stringContaining(
        'cannot render /offer/summer (Arabic) on the server: Error: No plural.',
      ),
    ])
  })

  test('refuses pages that are empty, have only styles, or ask for what only a browser has', async () => {
    const paths = ['/empty', '/styles', '/title']
    const { failures } = await renderCatalog(
      remoteServerBuild(`
        if (url === '/title') return { html: document.title }
        return { html: url === '/empty' ? '<div> </div>' : '<style>a{}</style>' }`),
      {},
      paths,
    )
    expect(failures.toSorted()).toEqual([
      expect.stringMatching(/ \/empty .* Its region is empty/),
      expect.stringMatching(/ \/styles .* Its region is empty/),
      expect.stringMatching(/ \/title .* document is not defined/),
    ])
  })

  test('names a version that throws where nothing catches it', async () => {
    const build = remoteServerBuild(
      'queueMicrotask(() => { throw new Error("Late") }); return { html: "Done" }',
    )
    const { failures } = await renderCatalog(build)
    expect(failures.join('\n')).toMatch(/^mfe-catalog@9\.0\.0 cannot .*Late.* --force/)
  })

  test.each([
    ['throws', 'throw new Error("No module")', /^mfe-catalog@9.0.0 cannot be loaded .* No module/],
    ['is no script', 'exports.routes = (', /^mfe-catalog@9.0.0 cannot be loaded .* SyntaxError/],
    ['asks for what the shell does not share', 'require("left-pad")', /asks for left-pad/],
  ])(
    'refuses a version that %s when it is imported, in one sentence',
    async (_name, module, reason) => {
      const build = remoteServerBuild('return { html: "Shop" }', module)
      const { failures } = await renderCatalog(build)
      expect(failures).toEqual([expect.stringMatching(reason)])
    },
  )

  test('refuses a page that never responds', async () => {
    const build = remoteServerBuild(
      'if (url === "/shop") await new Promise(() => {}); return { html: "Offer" }',
    )
    const { failures } = await renderCatalog(build, { dataTimeoutMs: 300 })
    expect(failures).toEqual([
      expect.stringMatching(/^mfe-catalog@9.0.0 cannot render \/shop .*longer than 300 ms/),
    ])
  })

  test('responds to requests as recorded, whatever the order of their parameters', async () => {
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
    expect(notes).toEqual([expect.stringMatching(/\(GET \/api\/v1.0\/loyalty\).*record-responses/)])
  })

  test('refuses a page that its routes do not have', async () => {
    const build = remoteServerBuild('return { html: "Not found", status: 404 }')
    expect((await renderCatalog(build)).failures.join()).toContain(
      'cannot render /shop (English and Arabic) on the server: It answers 404',
    )
  })

  test.each([
    ['throws', 'if (language === "ar") throw new Error("No text"); return "# Shop"', 'No text'],
    ['is empty', 'return " "', 'is empty'],
    ['has HTML in it', 'return "# Shop\\n\\n<p>All cards</p>"', 'has HTML in it'],
    ['has escaped signs', 'return "# Shop\\n\\n\\\\<b\\\\> `<a>` <https://x.test/>"', null],
  ])('looks at the Markdown of a page: one that %s', async (_name, body, reason) => {
    const module = `exports.markdown = { '/shop': async ({ language }) => { ${body} } }`
    const build = remoteServerBuild('return { html: "Shop" }', module)
    const { failures } = await renderCatalog(build, {}, ['/shop'], false, ['/shop'])
    const languages = reason === 'No text' ? 'Arabic' : 'English and Arabic'
    expect(failures).toEqual(
      reason === null
        ? []
        : [
            expect.stringMatching(
              new RegExp(`cannot render /shop.md \\(${languages}\\).*${reason}.*nobody gets it`),
            ),
          ],
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

describe('findRenderProblems of an extension', () => {
  test('finds nothing in one that renders on the page of its slot, or leaves its place', async () => {
    expect(await renderExtension('return "Box"')).toEqual({ failures: [], notes: [] })
    expect(await renderExtension('throw new Error("No data")')).toEqual({ failures: [], notes: [] })
  })

  test.each([
    ['loops for ever', 'for (;;);', /longer than 2000 ms/],
    [
      'throws where nothing catches it',
      'setTimeout(() => { throw new Error("Late") }, 0); await new Promise(() => {})',
      /Late/,
    ],
  ])('refuses one that %s, and names the page', async (_, body, reason) => {
    const { failures } = await renderExtension(body, undefined, { timeoutMs: 2_000 })
    expect(failures).toEqual([
      expect.stringMatching(/^mfe-catalog@9\.0\.0 cannot (render \/agents|be loaded)/),
    ])
    expect(failures[0]).toMatch(reason)
  })

  test('leaves the faults of the page itself to its owner', async () => {
    expect(await renderExtension('return "Box"', 'throw new Error("No agents")')).toMatchObject({
      failures: [],
    })
  })
})
