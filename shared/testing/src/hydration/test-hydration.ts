import { failOnConsole } from '../console.ts'
import { server } from '../server.ts'
import {
  checkPageStructuredData,
  type StructuredDataReport,
} from '../structured-data/check-structured-data.ts'
import { hydratePages, type HydrationOptions, languages, toCase } from './hydrate-pages.ts'

interface PagesOptions extends HydrationOptions {
  /** `pages` of the front end's `pages.json`. */
  pages: Record<string, { path: string; example?: string }>
  /** Types of the JSON-LD that the pages have, sorted; without them, only what there is is checked. */
  structuredData?: string[]
}

/**
 * Declares a test of each page in each language: the browser's first rendering is the server's, and its JSON-LD is
 * schema.org's.
 */
export function testHydration({ pages, structuredData, ...options }: PagesOptions): void {
  const addresses = Object.values(pages).map(({ path, example }) => example ?? path)
  let results: Map<string, string[]>
  const reports = new Map<string, StructuredDataReport>()

  // All pages are rendered before the first test: minutes on a busy machine.
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' })
    failOnConsole()
    results = await hydratePages(options, addresses, (name, html) =>
      reports.set(name, checkPageStructuredData(html)),
    )
  }, 300_000)
  afterAll(() => server.close())

  test.each(languages.flatMap((lang) => addresses.map((at) => toCase(at, lang))))(
    'the page %s hydrates',
    (name) => {
      expect(results.get(name)).toEqual([])
      expect(reports.get(name)?.problems ?? []).toEqual([])
    },
  )

  if (structuredData)
    test('the pages have JSON-LD of the types that are named', () => {
      const types = new Set([...reports.values()].flatMap((report) => report.types))
      expect([...types].toSorted()).toEqual(structuredData)
    })
}
