import { deferred } from '@shop/testing/deferred.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { http, HttpResponse } from 'msw'

import { loader } from './agents.loader.ts'

describe('loader', () => {
  test('prefetches the requested page without awaiting it', async () => {
    setUpBrowser()
    const requestedPage = deferred<string | null>()
    server.use(
      http.get(mainUrl('/users'), ({ request }) => {
        requestedPage.resolve(new URL(request.url).searchParams.get('page'))
        return HttpResponse.json({ message: 'not now' }, { status: 400 })
      }),
    )
    const request = new Request('http://shop.test/agents?page=3')
    expect(loader({ request, params: {}, context: undefined } as never)).toBeNull()
    expect(await requestedPage.promise).toBe('3')
  })
})
