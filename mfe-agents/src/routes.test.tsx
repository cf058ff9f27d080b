import { matchRoutes } from '@shop/router'
import { deferred } from '@shop/testing/deferred.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { http, HttpResponse } from 'msw'

import paths from './paths.json'
import { routes } from './routes.tsx'

describe('routes', () => {
  test.each(Object.values(paths))('has a lazy page at %s', (path) => {
    const page = matchRoutes(routes, path)?.at(-1)?.route
    expect(page?.path).toBe(path)
    expect(page?.lazy).toBeInstanceOf(Function)
  })

  test('has its own error boundary', () => {
    expect(routes).toEqual([
      expect.objectContaining({ id: 'mfe-agents', ErrorBoundary: expect.any(Function) }),
    ])
  })

  test('prefetches the requested page without awaiting it', async () => {
    setUpBrowser()
    const requestedPage = deferred<string | null>()
    server.use(
      http.get(mainUrl('/users'), ({ request }) => {
        requestedPage.resolve(new URL(request.url).searchParams.get('page'))
        return HttpResponse.json({ message: 'not now' }, { status: 400 })
      }),
    )
    const { loader } = routes[0]?.children?.[0] ?? {}
    if (typeof loader !== 'function') throw new Error('The page has no loader')
    const request = new Request('http://shop.test/agents?page=3')
    expect(loader({ request, params: {}, context: undefined } as never, undefined)).toBeNull()
    expect(await requestedPage.promise).toBe('3')
  })
})
