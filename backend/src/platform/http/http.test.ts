import fc from 'fast-check'
import Fastify, { type FastifyError } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'

import { API_BASE } from '../../app.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { openShop, withShop } from '../../testing/test-shop.ts'
import { DatabaseUnavailableError } from '../db/database-errors.ts'
import { HttpError } from '../errors/http-error.ts'
import { describeError } from './error.handler.ts'
import { paginate, positiveIntegerParam } from './paging.ts'
import { rejectUnusableInput } from './reject-unusable-requests.ts'

describe('error.handler', () => {
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
})

describe('paging', () => {
  test('paginate returns as many pages as the records fill', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 1e6 }),
        (limit, count) => {
          const { totalPage } = paginate(1, limit, count)
          expect(totalPage * limit).toBeGreaterThanOrEqual(count)
          expect((totalPage - 1) * limit).toBeLessThan(count)
        },
      ),
    )
  })

  test('paginate returns one page without records', () => {
    expect(paginate(1, 10, 0)).toEqual({
      currentPage: 1,
      totalPage: 1,
      totalCount: 0,
      currentLimit: 10,
    })
  })

  test('positiveIntegerParam accepts positive integers only', () => {
    expect(['1', '10', '9999999'].map((text) => positiveIntegerParam.parse(text))).toEqual([
      1, 10, 9999999,
    ])
    for (const text of ['0', '-1', '01', '1e3', ' 1', '1.0', '', '10000000', 'NaN']) {
      expect(positiveIntegerParam.safeParse(text).success).toBe(false)
    }
  })
})

describe('reject-unusable-input', () => {
  const app = Fastify()
  app.addHook('preValidation', rejectUnusableInput)
  app.all('/*', () => 'fine')

  const send = async (payload: unknown) =>
    (await app.inject({ method: 'POST', url: '/', payload: payload as object })).statusCode

  test('rejectUnusableInput rejects null bytes in body, keys, path and query', async () => {
    const nul = '\u0000'
    for (const body of [{ a: nul }, { a: [`x${nul}y`] }, { [`key${nul}`]: 1 }]) {
      expect(await send(body)).toBe(400)
    }
    expect((await app.inject({ url: '/a%00b' })).statusCode).toBe(400)
    expect((await app.inject({ url: '/?q=%00' })).statusCode).toBe(400)
  })

  test('rejectUnusableInput accepts everything else', async () => {
    expect((await app.inject({ url: '/a%20b' })).statusCode).toBe(200)
    // Fastify rejects these itself: they would pollute prototypes.
    const rejectedByFastify = /u0000|__proto__|constructor/
    const value = fc.jsonValue().filter((json) => !rejectedByFastify.test(JSON.stringify(json)))
    await fc.assert(
      fc.asyncProperty(value, async (json) => expect(await send({ json })).toBe(200)),
      { numRuns: 50 },
    )
  })

  test.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('rejectUnusableInput rejects deeply nested %s of any depth', async (_name, open, close) => {
    for (const depth of [40, 40_000]) {
      const payload = `${open.repeat(depth)}${open === '[' ? '' : '1'}${close.repeat(depth)}`
      const headers = { 'content-type': 'application/json' }
      const response = await app.inject({ method: 'POST', url: '/', headers, payload })
      expect(response.statusCode).toBe(400)
    }
  })
})

describe('registerSecurity', () => {
  const shop = withShop(openSqliteFile)

  function parsePolicy(header: unknown): Map<string, string> {
    const directives = String(header).split(';')
    return new Map(
      directives.map((directive): [string, string] => {
        const [name = '', ...sources] = directive.trim().split(' ')
        return [name, sources.join(' ')]
      }),
    )
  }

  test.each(['/portal/login', '/pay/unknown', `${API_BASE}/users`, '/nothing'])(
    'forbids framing %s',
    async (url) => {
      const { headers } = await shop().app.inject({ url })
      const policy = parsePolicy(headers['content-security-policy'])
      expect(policy.get('frame-ancestors')).toBe("'none'")
      expect(headers['x-frame-options']).toBe('DENY')
    },
  )

  test('lets forms lead to the shop, and to no other card page than ours', async () => {
    const { headers } = await shop().app.inject({ url: '/portal/login' })
    expect(parsePolicy(headers['content-security-policy']).get('form-action')).toBe(
      "'self' http://site.test http://qa.test",
    )
  })

  test('lets forms lead to Stripe’s card page where it takes the payments', async () => {
    const stripe = { secretKey: 'sk_test', webhookSecret: 'whsec_test' }
    const other = await openShop(openSqliteFile, { stripe })
    const { headers } = await other.app.inject({ url: '/portal/login' })
    const sources = parsePolicy(headers['content-security-policy']).get('form-action')
    expect(sources?.split(' ')).toContain('https://checkout.stripe.com')
    await other.close()
  })
})
