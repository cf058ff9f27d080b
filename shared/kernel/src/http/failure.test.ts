import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios'

import { toFailure, serverMessage, ResponseValidationError } from './failure.ts'

function answered(status: number, data?: unknown): AxiosError {
  const config = { headers: new AxiosHeaders() }
  const response: AxiosResponse = { status, data, statusText: '', headers: {}, config }
  return new AxiosError('Request failed', 'ERR_BAD_RESPONSE', config, null, response)
}

describe('the kind of a failure', () => {
  test.each([
    ['no connection', new AxiosError('Network Error', 'ERR_NETWORK'), 'offline'],
    ['a call that took too long', new AxiosError('timeout', 'ECONNABORTED'), 'timeout'],
    ['a connection that took too long', new AxiosError('timeout', 'ETIMEDOUT'), 'timeout'],
    ['nothing at the address', answered(404), 'notFound'],
    ['a refusal', answered(422), 'server'],
    ['a broken server', answered(503), 'server'],
    ['an answer of the wrong shape', new ResponseValidationError('/x', 'y'), 'shape'],
    ['a fault of our own', new TypeError('x is not a function'), 'unknown'],
    ['a thrown text', 'oops', 'unknown'],
    ['nothing', undefined, 'unknown'],
  ])('%s', (_, error, kind) => {
    expect(toFailure(error)).toEqual({ kind })
  })
})

describe('the server’s own sentence', () => {
  test('goes with the kind', () => {
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
  ])('is found %s', (_, body, message) => {
    expect(serverMessage(answered(400, body))).toBe(message)
  })

  test.each([
    ['an empty body', undefined],
    ['a page', '<!doctype html><title>502</title>'],
    ['a list', ['Out of stock']],
    ['a message that is no text', { message: { code: 7 } }],
    ['an empty message', { message: '' }],
  ])('is not made up of %s', (_, body) => {
    expect(serverMessage(answered(502, body))).toBeUndefined()
    expect(toFailure(answered(502, body))).toEqual({ kind: 'server' })
  })

  test('is not taken from errors that no server sent', () => {
    expect(serverMessage(new Error('x is undefined'))).toBeUndefined()
    expect(serverMessage(new AxiosError('Network Error', 'ERR_NETWORK'))).toBeUndefined()
  })
})

test('a wrong shape names the address and what is wrong, for the log', () => {
  const error = new ResponseValidationError('/products/1', 'price: expected number')
  expect(error.message).toContain('/products/1')
  expect(error.message).toContain('price: expected number')
})
