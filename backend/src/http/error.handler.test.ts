import type { FastifyError } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'

import { DatabaseUnavailableError } from '../db/unavailable-error.ts'
import { describeError } from './error.handler.ts'
import { HttpError } from './http-error.ts'

z.config(z.locales.en())

function createError(fields: Partial<FastifyError>): FastifyError {
  return Object.assign(new Error('secret details'), { code: 'X' }, fields)
}

function createValidationError(schema: z.ZodMiniType, value: unknown): FastifyError {
  const validate = validatorCompiler({ schema, method: 'POST', url: '/' })
  return createError({ statusCode: 400, validation: (validate(value) as { error: never }).error })
}

test('describeError returns the status and message of an HttpError', () => {
  const error = new HttpError(409, 'This order has already been paid.')
  expect(describeError(error)).toEqual({ status: 409, message: error.message })
})

test('describeError names an invalid field by its path', () => {
  const schema = z.object({ lines: z.array(z.object({ quantity: z.int() })) })
  const error = createValidationError(schema, { lines: [{ quantity: 1 }, { quantity: 'two' }] })
  const { status, message } = describeError(error)
  expect(status).toBe(400)
  expect(message).toBe('Please check lines.1.quantity: expected number, received string.')
})

test('describeError omits the path when the whole body is invalid', () => {
  const { message } = describeError(createValidationError(z.object({}), 'text'))
  expect(message).toBe('Please check the request: expected object, received string.')
})

test.each([
  [400, 'The request could not be read.'],
  [413, 'The request is too large.'],
  [415, 'The request must be sent as JSON.'],
  [418, 'The request was refused.'],
])(
  'describeError returns a sentence for a framework error with status %p',
  (statusCode, message) => {
    expect(describeError(createError({ statusCode }))).toEqual({ status: statusCode, message })
  },
)

test.each([undefined, 500, 503])(
  'describeError hides the details of an unexpected error with status %p',
  (statusCode) => {
    const error = createError(statusCode ? { statusCode } : {})
    expect(describeError(error)).toEqual({
      status: 500,
      message: 'Something went wrong on our side. Please try again.',
    })
  },
)

test('describeError asks to try again in a few seconds while the database is away', () => {
  const error = new DatabaseUnavailableError(new Error('connect ECONNREFUSED'))
  expect(describeError(error)).toEqual({
    status: 503,
    message: 'We could not complete this just now. Please try again in a few seconds.',
  })
})
