import { testConfig } from '@shop/testing/config.ts'
import { server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { delay, http, HttpResponse, type JsonBodyType } from 'msw'

import { fetchTranslation, REQUEST_TIMEOUT_MS } from './fetch-translation.ts'

describe('fetchTranslation', () => {
  const serviceUrl = testConfig.translationUrl
  const fetchText = (text = 'Muscat') => fetchTranslation(serviceUrl, text, 'ar')
  const serve = (answer: () => Response | Promise<Response>) =>
    server.use(http.get(serviceUrl, answer))
  const serveJson = (body: JsonBodyType, status = 200) =>
    serve(() => HttpResponse.json(body, { status }))
  const response = (translatedText: unknown) => ({ responseData: { translatedText } })

  test('requests the text and the language pair, and returns the trimmed translation', async () => {
    let params: URLSearchParams | undefined
    server.use(
      http.get(serviceUrl, ({ request }) => {
        params = new URL(request.url).searchParams
        return HttpResponse.json(response(' مسقط '))
      }),
    )
    expect(await fetchText('Fish & chips + 5 %')).toEqual({ kind: 'translated', text: 'مسقط' })
    expect(Object.fromEntries(params ?? [])).toEqual({ q: 'Fish & chips + 5 %', langpair: 'en|ar' })
  })

  test('returns a translation with Western digits', async () => {
    serveJson(response('شارع ٢٤٥'))
    expect(await fetchText('Street 245')).toEqual({ kind: 'translated', text: 'شارع 245' })
  })

  test('keeps the query of the service address', async () => {
    let search = ''
    server.use(
      http.get(serviceUrl, ({ request }) => {
        search = new URL(request.url).search
        return HttpResponse.json(response('مسقط'))
      }),
    )
    await fetchTranslation(`${serviceUrl}?de=shop`, 'Muscat', 'ar')
    expect(search).toBe('?de=shop&q=Muscat&langpair=en%7Car')
  })

  test('sends neither the token nor cookies', async () => {
    setUpBrowser({ lang: 'ar', token: testToken() })
    document.cookie = 'session=1'
    let headers = new Headers()
    let request: Request | undefined
    server.use(
      http.get(serviceUrl, ({ request: received }) => {
        request = received
        headers = received.headers
        return HttpResponse.json(response('مسقط'))
      }),
    )
    await fetchText()
    expect(headers.get('authorization')).toBeNull()
    expect(headers.get('cookie')).toBeNull()
    expect(request?.credentials).toBe('omit')
    document.cookie = 'session=; max-age=0'
  })

  describe('returns no translation', () => {
    test.each([
      ['an echo', response('Muscat'), 200],
      ['nothing', response(''), 200],
      ['an English error message', response('MYMEMORY WARNING: YOU USED ALL …'), 200],
      ['a rejection', { message: 'texts may have at most 1000 characters' }, 400],
      ['a rejection of its length', {}, 414],
    ])('when the response is %s', async (_, body, status) => {
      serveJson(body, status)
      expect(await fetchText()).toEqual({ kind: 'none' })
    })
  })

  describe('returns that the service is unavailable', () => {
    test.each([
      ['an exceeded quota, in the body', { ...response('مسقط'), responseStatus: 429 }, 200],
      ['a status as text', { ...response('مسقط'), responseStatus: '403' }, 200],
      ['an exceeded quota', response('مسقط'), 429],
      ['an error', {}, 500],
      ['another shape', { translatedText: 'مسقط' }, 200],
      ['a number', response(7), 200],
      ['nothing at all', null, 200],
    ])('when the response is %s', async (_, body, status) => {
      serveJson(body, status)
      expect(await fetchText()).toEqual({ kind: 'unavailable' })
    })

    test('when the response is a page', async () => {
      serve(() => HttpResponse.html('<!doctype html><p>مسقط</p>'))
      expect(await fetchText()).toEqual({ kind: 'unavailable' })
    })

    test('when the service cannot be reached', async () => {
      serve(() => HttpResponse.error())
      expect(await fetchText()).toEqual({ kind: 'unavailable' })
    })

    test('when the request times out', async () => {
      const timeout = jest.spyOn(AbortSignal, 'timeout')
      timeout.mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')))
      serve(async () => {
        await delay('infinite')
        return HttpResponse.json(response('مسقط'))
      })
      expect(await fetchText()).toEqual({ kind: 'unavailable' })
      expect(timeout).toHaveBeenCalledWith(REQUEST_TIMEOUT_MS)
      timeout.mockRestore()
    })
  })
})
