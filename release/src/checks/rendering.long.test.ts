import { remoteServerBuild, renderCatalog } from '../testing/server-builds.ts'

describe('findRenderProblems', () => {
  test('refuses a version that hangs when it is imported, in one sentence', async () => {
    const build = remoteServerBuild('return { html: "Shop" }', 'for (;;);')
    const { failures } = await renderCatalog(build, { warmTimeoutMs: 1_500 })
    expect(failures).toEqual([
      expect.stringMatching(/^mfe-catalog@9.0.0.* cannot be loaded .* in time\./),
    ])
  })

  test('does not take the time-out of a busy machine for a page that hangs', async () => {
    const build = remoteServerBuild('if (url === "/shop") for (;;); return { html: "Offer" }')
    const { failures } = await renderCatalog(build, { timeoutMs: 1_500 }, ['/shop'], true)
    expect(failures).toEqual([
      expect.stringMatching(
        /^The machine was too busy to tell whether mfe-catalog@9\.0\.0 can render \/shop /,
      ),
    ])
  })

  test.each([
    ['hangs', 'for (;;);', { timeoutMs: 1_500 }, /longer than 1500 ms/],
    [
      'uses up its memory',
      'const all = []; for (;;) all.push([url])',
      { memoryMb: 32, timeoutMs: 60_000 },
      /memory/,
    ],
  ])('refuses a page that %s', async (_name, body, limits, reason) => {
    const build = remoteServerBuild(`if (url === "/shop") { ${body} } return { html: "Offer" }`)
    const { failures } = await renderCatalog(build, limits)
    // Either V8's limit or the process's is reached first, in each language.
    expect(failures).not.toEqual([])
    for (const failure of failures) {
      expect(failure).toMatch(/^mfe-catalog@9.0.0 cannot render \/shop /)
      expect(failure).toMatch(reason)
    }
  })
})
