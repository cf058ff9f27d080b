import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios'

import { TimeoutError } from '../with-timeout.ts'
import { ResponseValidationError, serverMessage, toFailure } from './failure.ts'
import { FileError } from './fetch-json.ts'

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

test('ResponseValidationError’s message has the URL and the details', () => {
  const error = new ResponseValidationError('/products/1', 'price: expected number')
  expect(error.message).toContain('/products/1')
  expect(error.message).toContain('price: expected number')
})
