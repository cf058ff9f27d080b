import { onRejectedRow, reportRejectedRow } from '@shop/contracts/wire/rejected-rows.ts'
import { listOf } from '@shop/contracts/wire/tolerant.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios'
import { delay, http, HttpResponse, type JsonBodyType } from 'msw'
import * as z from 'zod/mini'

import { TimeoutError } from '../loading.ts'
import { mainApi, request } from './clients.ts'
import { ResponseValidationError, serverMessage, toFailure } from './failure.ts'
import { fetchJson, FileError } from './fetch-json.ts'
import { findRequestId } from './request-id.ts'
import { setTooManyRequestsTexts } from './too-many-requests.ts'

function answered(status: number, data?: unknown): AxiosError {
  const config = { headers: new AxiosHeaders() }
  const response: AxiosResponse = { status, data, statusText: '', headers: {}, config }
  return new AxiosError('Request failed', 'ERR_BAD_RESPONSE', config, null, response)
}

const networkError = new AxiosError('Network Error', 'ERR_NETWORK')

/** As webpack throws it. */
const toChunkLoadError = (type: string) =>
  Object.assign(new Error(`Loading chunk failed (${type})`), { name: 'ChunkLoadError', type })

const chunkLoadError = toChunkLoadError('error')

/** As the shell throws it. */
const toRemoteLoadError = (cause: Error) =>
  Object.assign(new Error('mfe-x could not be loaded', { cause }), { name: 'RemoteLoadError' })

/** As the federation runtime throws it. */
const entryError = new Error('#RUNTIME-008 ScriptNetworkError: Failed to load script "/e.js"')

describe('toFailure', () => {
  test.each([
    ['code', chunkLoadError],
    ['a remote', toRemoteLoadError(entryError)],
    ['data', networkError],
    ['a file', new FileError('unreachable', '/config.json: Failed to fetch')],
  ])('classifies %s that could not be fetched offline', (_, error) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(toFailure(error)).toEqual({ kind: 'offline' })
    expect(toFailure(answered(503))).toEqual({ kind: 'server' })
    onLine.mockRestore()
  })

  test.each([
    ['a network error', networkError, 'unreachable'],
    ['a request time-out', new AxiosError('timeout', 'ECONNABORTED'), 'timeout'],
    ['a connection time-out', new AxiosError('timeout', 'ETIMEDOUT'), 'timeout'],
    ['code that came too late', new TimeoutError('The page', 120_000), 'timeout'],
    ['a signal that timed out', new DOMException('Too slow', 'TimeoutError'), 'timeout'],
    ['code that is not there', chunkLoadError, 'missing'],
    ['code that webpack gave up', toChunkLoadError('timeout'), 'timeout'],
    ['code that is broken', toChunkLoadError('missing'), 'unknown'],
    ['an entry that is not there', entryError, 'missing'],
    ['a remote that is not there', toRemoteLoadError(entryError), 'remote'],
    ['a remote that timed out', toRemoteLoadError(new TimeoutError('x', 1)), 'timeout'],
    ['a file that is no JSON', new FileError('shape', '/config.json'), 'shape'],
    ['a 404', answered(404), 'notFound'],
    ['a 422', answered(422), 'server'],
    ['a 503', answered(503), 'server'],
    ['an invalid response', new ResponseValidationError('/x', 'y'), 'shape'],
    ['a programming error', new TypeError('x is not a function'), 'unknown'],
    ['a thrown text', 'oops', 'unknown'],
    ['nothing', undefined, 'unknown'],
  ])('classifies %s', (_, error, kind) => {
    expect(toFailure(error)).toEqual({ kind })
  })
})

describe('serverMessage', () => {
  test('is part of the failure', () => {
    expect(toFailure(answered(404, { message: 'No such product' }))).toEqual({
      kind: 'notFound',
      message: 'No such product',
    })
  })

  test.each([
    ['beside other values', { success: false, message: 'Out of stock' }, 'Out of stock'],
    ['within `data`', { data: { message: 'Inner' }, message: 'Outer' }, 'Inner'],
    ['beside empty `data`', { data: null, message: 'Outer' }, 'Outer'],
    ['beside `data` without one', { data: { code: 7 }, message: 'Outer' }, 'Outer'],
    ['beside `data` with an empty one', { data: { message: '' }, message: 'Outer' }, 'Outer'],
  ])('returns the message %s', (_, body, message) => {
    expect(serverMessage(answered(400, body))).toBe(message)
  })

  test.each([
    ['an empty body', undefined],
    ['HTML', '<!doctype html><title>502</title>'],
    ['a list', ['Out of stock']],
    ['a message that is not text', { message: { code: 7 } }],
    ['an empty message', { message: '' }],
  ])('returns undefined for %s', (_, body) => {
    expect(serverMessage(answered(502, body))).toBeUndefined()
    expect(toFailure(answered(502, body))).toEqual({ kind: 'server' })
  })

  test('returns undefined for errors without a response', () => {
    expect(serverMessage(new Error('x is undefined'))).toBeUndefined()
    expect(serverMessage(new AxiosError('Network Error', 'ERR_NETWORK'))).toBeUndefined()
  })
})

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

const describeWait = (headers: Record<string, unknown>) => `Wait ${String(headers['retry-after'])}`

async function fail(answer: Response): Promise<unknown> {
  server.use(http.get(mainUrl('/thing'), () => answer))
  return request(mainApi, z.object({}), { url: '/thing' }).catch((error: unknown) => error)
}

const tooMany = (headers: Record<string, string>, body: string | null = null) =>
  new HttpResponse(body, { status: 429, headers })

describe('too many requests', () => {
  beforeEach(() => {
    setUpBrowser()
    setTooManyRequestsTexts(async () => describeWait)
  })

  test('a 429 without a message gets one by its headers', async () => {
    const error = await fail(tooMany({ 'retry-after': '180' }))
    expect(serverMessage(error)).toBe('Wait 180')
    expect(toFailure(error)).toEqual({ kind: 'server', message: 'Wait 180' })
  })

  test('a page of HTML is no message', async () => {
    const headers = { 'retry-after': '60', 'content-type': 'text/html' }
    expect(serverMessage(await fail(tooMany(headers, '<h1>429</h1>')))).toBe('Wait 60')
  })

  test('the server’s own message stays, and other responses get none', async () => {
    const own = JSON.stringify({ message: 'Slowly, please.' })
    const headers = { 'retry-after': '60', 'content-type': 'application/json' }
    expect(serverMessage(await fail(tooMany(headers, own)))).toBe('Slowly, please.')
    const busy = new HttpResponse(null, { status: 503, headers: { 'retry-after': '60' } })
    expect(serverMessage(await fail(busy))).toBeUndefined()
  })

  test('a 429 stays without a message when the texts cannot be loaded', async () => {
    setTooManyRequestsTexts(() => Promise.reject(new Error('Loading chunk failed')))
    const error = await fail(tooMany({ 'retry-after': '60' }))
    expect(toFailure(error)).toEqual({ kind: 'server' })
    expect(expectConsole()).toEqual([expect.stringContaining('Loading chunk failed')])
  })
})

const REQUEST_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const thingSchema = z.object({ names: listOf(z.string()) })

function answer(body: JsonBodyType, status = 200): void {
  const headers = { 'X-Request-Id': REQUEST_ID }
  server.use(http.get(mainUrl('/thing'), () => HttpResponse.json(body, { status, headers })))
}

const fetchThing = () => request(mainApi, thingSchema, { url: '/thing' })
const getError = () => fetchThing().catch((error: unknown) => error)

describe('request', () => {
  beforeEach(() => setUpBrowser())

  test('passes the id of a request to those who are told that its list has lost a row', async () => {
    answer({ names: ['a', 7] })
    const found: unknown[] = []
    const stop = onRejectedRow((_error, requestId) => found.push(requestId))
    await expect(fetchThing()).resolves.toEqual({ names: ['a'] })
    reportRejectedRow(new Error('A list of another origin lost its row'))
    stop()
    expect(found).toEqual([REQUEST_ID, undefined])
    expectConsole()
  })
})

describe('findRequestId', () => {
  beforeEach(() => setUpBrowser())

  test.each([404, 500])('returns the id of a request that was answered %d', async (status) => {
    answer({}, status)
    expect(findRequestId(await getError())).toBe(REQUEST_ID)
    if (status === 500) expectConsole()
  })

  test('returns the id of a request whose response has another shape', async () => {
    answer({ names: 7 })
    expect(findRequestId(await getError())).toBe(REQUEST_ID)
    expectConsole()
  })

  test('returns none of what no API has answered', async () => {
    server.use(http.get(mainUrl('/thing'), () => HttpResponse.error()))
    expect(findRequestId(await getError())).toBeUndefined()
    server.use(http.get(mainUrl('/thing'), () => HttpResponse.json({}, { status: 404 })))
    expect(findRequestId(await getError())).toBeUndefined()
    expect(findRequestId(new Error('x is not a function'))).toBeUndefined()
    expect(findRequestId('oops')).toBeUndefined()
  })
})
