import { mainApi } from '@shop/kernel'
import { mainUrl, server } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

import { InvalidIdError, isNotFound, validateId } from './not-found.ts'

async function failWith(status: number): Promise<unknown> {
  server.use(http.get(mainUrl('/thing'), () => HttpResponse.json({}, { status })))
  return mainApi.get('/thing').catch((error: unknown) => error)
}

describe('isNotFound', () => {
  test('returns true for status 404 only', async () => {
    expect(isNotFound(await failWith(404))).toBe(true)
    expect(isNotFound(await failWith(500))).toBe(false)
    expect(isNotFound(new Error('other'))).toBe(false)
    expect(isNotFound(null)).toBe(false)
  })
})

describe('validateId', () => {
  test.each(['', 'a b', '../users', 'x'.repeat(65), 'بطاقة'])(
    'throws an InvalidIdError for %j',
    (id) => {
      expect(() => validateId(id)).toThrow(InvalidIdError)
      expect(isNotFound(new InvalidIdError(id))).toBe(true)
    },
  )

  test('returns a valid id', () => {
    expect(validateId('steel-card_1')).toBe('steel-card_1')
  })
})
