/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": [""]}
 */
import type { RouteObject } from '@shop/router'
import { http, HttpResponse } from 'msw'

import { failOnConsole } from '../console.ts'
import { mainUrl, server } from '../server.ts'
import { hydratePages, toCase } from './hydrate-pages.ts'

const isBrowser = () => typeof window !== 'undefined'

async function loadRoutes(): Promise<RouteObject[]> {
  const [{ mainApi, queryClient, useLanguage, useSession }, { useQuery }, { styled }] =
    await Promise.all([
      import('@shop/kernel'),
      import('@tanstack/react-query'),
      import('styled-components'),
    ])
  const query = {
    queryKey: ['words'],
    queryFn: async () => (await mainApi.request<string>({ url: '/words' })).data,
  }
  const Box = styled.p`
    color: ${() => (isBrowser() ? 'red' : 'blue')};
  `
  const Words = () => <p>{useQuery(query).data}</p>
  const Member = () => <p>{useSession()?.user._id}</p>
  const loader = async () => queryClient.prefetchQuery(query)
  return [
    { path: '/text', Component: () => <p>{isBrowser() ? 'browser' : 'server'}</p> },
    { path: '/attribute', Component: () => <p title={String(isBrowser())} /> },
    { path: '/style', Component: () => <Box /> },
    { path: '/element', Component: () => (isBrowser() ? <p /> : <b />) },
    { path: '/storage', Component: () => <p>{isBrowser() && localStorage.getItem('list')}</p> },
    { path: '/session', Component: Member },
    { path: '/language', Component: () => <p>{useLanguage().lang}</p> },
    { path: '/data', Component: Words, loader },
    {
      path: '/nesting',
      Component: () => (
        <p>
          <p />
        </p>
      ),
    },
    { path: '/throws', Component: () => <p>{window.name}</p> },
  ]
}

const different = ['/text', '/attribute', '/style', '/element', '/nesting']
const equal = ['/session', '/data', '/language']

jest.setTimeout(60_000)

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

  test('returns what the server throws', () => {
    expect(differences('/throws')).toEqual([expect.stringContaining('window is not defined')])
  })

  test.each(equal)('returns none at %s, in both languages', (at) => {
    expect([differences(at), results.get(toCase(at, 'ar'))]).toEqual([[], []])
  })
})
