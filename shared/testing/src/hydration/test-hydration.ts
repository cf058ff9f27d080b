import { failOnConsole } from '../console.ts'
import { server } from '../server.ts'
import { hydratePages, type HydrationOptions, languages, toCase } from './hydrate-pages.ts'

interface PagesOptions extends HydrationOptions {
  /** `pages` of the front end's `pages.json`. */
  pages: Record<string, { path: string; example?: string }>
}

/** Declares a test of each page in each language: the browser's first rendering is the server's. */
export function testHydration({ pages, ...options }: PagesOptions): void {
  const addresses = Object.values(pages).map(({ path, example }) => example ?? path)
  let results: Map<string, string[]>

  // All pages are rendered before the first test: minutes on a busy machine.
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' })
    failOnConsole()
    results = await hydratePages(options, addresses)
  }, 300_000)
  afterAll(() => server.close())

  test.each(languages.flatMap((lang) => addresses.map((at) => toCase(at, lang))))(
    'the page %s hydrates',
    (name) => expect(results.get(name)).toEqual([]),
  )
}
