/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { http, HttpResponse } from 'msw'

import { failOnConsole } from '../console.ts'
import { mainUrl, server } from '../server.ts'
import { loadRoutes } from './differing-routes.tsx'
import { hydratePages, toCase } from './hydrate-pages.ts'

const different = ['/text', '/attribute', '/style', '/element', '/nesting']
const equal = ['/session', '/data', '/language']

describe('hydratePages', () => {
  let results: Map<string, string[]>
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' })
    failOnConsole()
    results = await hydratePages(
      {
        load: loadRoutes,
        handlers: [http.get(mainUrl('/words'), () => HttpResponse.json('Words'))],
        storage: { list: 'stored' },
      },
      [...different, ...equal, '/storage', '/throws'],
    )
  })
  afterAll(() => server.close())

  const differences = (at: string) => results.get(toCase(at, 'en'))

  test.each(different)('returns the differences at %s for both shoppers', (at) => {
    expect(differences(at)).toContainEqual(expect.stringContaining('as a visitor: '))
    expect(differences(at)).toContainEqual(expect.stringContaining('as a member: '))
  })

  test('returns what the page reads from the storage of a member', () => {
    expect(differences('/storage')?.length).toBeGreaterThan(0)
    expect(differences('/storage')).not.toContainEqual(expect.stringContaining('as a visitor'))
  })

  test('returns what the server throws and where, without the frames of libraries', () => {
    const [message = '', ...others] = differences('/throws') ?? []
    expect(others).toEqual([])
    const [what, ...places] = message.split('\n')
    expect(what).toBe('The server cannot render the page: window is not defined')
    expect(places.join()).toMatch(/^ +at .*differing-routes\.tsx:\d+:\d+\)$/)
  })

  test.each(equal)('returns none at %s, in both languages', (at) => {
    expect([differences(at), results.get(toCase(at, 'ar'))]).toEqual([[], []])
  })
})
