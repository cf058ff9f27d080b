import { server } from '@shop/testing/server.ts'
import { delay, http, HttpResponse } from 'msw'

import { fetchJson, FileError } from './fetch-json.ts'

const URL = 'http://localhost/file.json'

const load = (answer: () => Response | Promise<Response>, init?: RequestInit) => {
  server.use(http.get(URL, answer))
  return fetchJson(URL, init).catch((error: unknown) => error)
}

describe('fetchJson', () => {
  test('returns what the file contains', async () => {
    expect(await load(() => HttpResponse.json({ a: [1] }))).toEqual({ a: [1] })
  })

  test.each([
    ['is missing', () => new HttpResponse('{}', { status: 404 }), 'server', 'answered 404'],
    ['cannot be served', () => new HttpResponse(null, { status: 503 }), 'server', 'answered 503'],
    ['is a page', () => HttpResponse.html('<!doctype html>'), 'shape', 'not JSON'],
    ['is empty', () => new HttpResponse(''), 'shape', 'not JSON'],
    ['is truncated', () => HttpResponse.text('{"a":'), 'shape', 'not JSON'],
    ['cannot be fetched', () => HttpResponse.error(), 'unreachable', URL],
  ])('rejects when the file %s', async (_, answer, kind, detail) => {
    const error = await load(answer)
    expect(error).toBeInstanceOf(FileError)
    expect(error).toMatchObject({ kind, message: expect.stringContaining(detail) as string })
  })

  test('rejects with the reason of the signal', async () => {
    const signal = AbortSignal.abort(new DOMException('Too slow', 'TimeoutError'))
    const error = await load(() => delay('infinite').then(() => new Response()), { signal })
    expect(error).not.toBeInstanceOf(FileError)
    expect(String(error)).toContain('Too slow')
  })
})
