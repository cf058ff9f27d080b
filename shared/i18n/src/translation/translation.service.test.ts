import { testConfig } from '@shop/testing/config.ts'
import { server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { setUpBrowser } from '@shop/testing/render.tsx'
import { delay, http, HttpResponse, type JsonBodyType } from 'msw'

import { askService, SERVICE_TIMEOUT } from './translation.service.ts'

const service = testConfig.translationUrl
const ask = (text = 'Muscat') => askService(service, text, 'ar')
const serve = (answer: () => Response | Promise<Response>) => server.use(http.get(service, answer))
const answering = (body: JsonBodyType, status = 200) =>
  serve(() => HttpResponse.json(body, { status }))
const translated = (translatedText: unknown) => ({ responseData: { translatedText } })

test('the text and the pair of languages are asked for, and the answer comes trimmed', async () => {
  let asked: URLSearchParams | undefined
  server.use(
    http.get(service, ({ request }) => {
      asked = new URL(request.url).searchParams
      return HttpResponse.json(translated(' مسقط '))
    }),
  )
  expect(await ask('Fish & chips + 5 %')).toEqual({ kind: 'translated', text: 'مسقط' })
  expect(Object.fromEntries(asked ?? [])).toEqual({ q: 'Fish & chips + 5 %', langpair: 'en|ar' })
})

test('what is in the service’s address already stays there', async () => {
  let asked = ''
  server.use(
    http.get(service, ({ request }) => {
      asked = new URL(request.url).search
      return HttpResponse.json(translated('مسقط'))
    }),
  )
  await askService(`${service}?de=shop`, 'Muscat', 'ar')
  expect(asked).toBe('?de=shop&q=Muscat&langpair=en%7Car')
})

test('a member’s token is no business of the service', async () => {
  setUpBrowser({ lang: 'ar', token: testToken() })
  document.cookie = 'session=1'
  let headers = new Headers()
  let request: Request | undefined
  server.use(
    http.get(service, ({ request: received }) => {
      request = received
      headers = received.headers
      return HttpResponse.json(translated('مسقط'))
    }),
  )
  await ask()
  expect(headers.get('authorization')).toBeNull()
  expect(headers.get('cookie')).toBeNull()
  expect(request?.credentials).toBe('omit')
  document.cookie = 'session=; max-age=0'
})

describe('the text has no translation', () => {
  test.each([
    ['an echo', translated('Muscat'), 200],
    ['nothing', translated(''), 200],
    ['a complaint in English', translated('MYMEMORY WARNING: YOU USED ALL …'), 200],
    ['a refusal', { message: 'texts may have at most 1000 characters' }, 400],
    ['a refusal of its length', {}, 414],
  ])('when the service answers %s', async (_, body, status) => {
    answering(body, status)
    expect(await ask()).toEqual({ kind: 'none' })
  })
})

describe('the service does not work', () => {
  test.each([
    ['a quota used up, in the body', { ...translated('مسقط'), responseStatus: 429 }, 200],
    ['a status in words', { ...translated('مسقط'), responseStatus: '403' }, 200],
    ['a quota used up', translated('مسقط'), 429],
    ['an error', {}, 500],
    ['another shape', { translatedText: 'مسقط' }, 200],
    ['a number', translated(7), 200],
    ['nothing at all', null, 200],
  ])('when it answers %s', async (_, body, status) => {
    answering(body, status)
    expect(await ask()).toEqual({ kind: 'unavailable' })
  })

  test('when it answers with a page', async () => {
    serve(() => HttpResponse.html('<!doctype html><p>مسقط</p>'))
    expect(await ask()).toEqual({ kind: 'unavailable' })
  })

  test('when it cannot be reached', async () => {
    serve(() => HttpResponse.error())
    expect(await ask()).toEqual({ kind: 'unavailable' })
  })

  test('when it takes too long', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout')
    limit.mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')))
    serve(async () => {
      await delay('infinite')
      return HttpResponse.json(translated('مسقط'))
    })
    expect(await ask()).toEqual({ kind: 'unavailable' })
    expect(limit).toHaveBeenCalledWith(SERVICE_TIMEOUT)
    limit.mockRestore()
  })
})

test('the public service’s own good answer counts', async () => {
  answering({ ...translated('مسقط'), responseStatus: 200, matches: [], quotaFinished: false })
  expect(await ask()).toEqual({ kind: 'translated', text: 'مسقط' })
})
