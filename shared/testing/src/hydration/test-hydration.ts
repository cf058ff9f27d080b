import { failOnConsole } from '../console.ts'
import { server } from '../server.ts'
import { hydratePages, type HydrationOptions, languages, toCase } from './hydrate-pages.ts'

interface PagesOptions extends HydrationOptions {
  /** `paths.json` of the front end. */
  paths: Record<string, string>
  /** `e2e/pages.json`: the addresses of paths with parameters. */
  pages: Record<string, object>
}

const addressOf = (page: { address?: string } = {}) => page.address

/** Declares a test of each page in each language: the browser's first rendering is the server's. */
export function testHydration({ paths, pages, ...options }: PagesOptions): void {
  const addresses = Object.entries(paths).map(([key, path]) => addressOf(pages[key]) ?? path)
  let results: Map<string, string[]>

  // All pages are rendered before the first test.
  jest.setTimeout(60_000)
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' })
    failOnConsole()
    results = await hydratePages(options, addresses)
  })
  afterAll(() => server.close())

  test.each(languages.flatMap((lang) => addresses.map((at) => toCase(at, lang))))(
    'the page %s hydrates',
    (name) => expect(results.get(name)).toEqual([]),
  )
}
