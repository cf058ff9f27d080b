import { mainApi } from '@shop/kernel'
import { mainUrl, server } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

import { ImpossibleIdError, isMissing, requireId } from './missing.ts'

async function refusal(status: number): Promise<unknown> {
  server.use(http.get(mainUrl('/thing'), () => HttpResponse.json({}, { status })))
  return mainApi.get('/thing').catch((error: unknown) => error)
}

test('what the server does not know is missing; what it fails to answer is not', async () => {
  expect(isMissing(await refusal(404))).toBe(true)
  expect(isMissing(await refusal(500))).toBe(false)
  expect(isMissing(new Error('other'))).toBe(false)
  expect(isMissing(null)).toBe(false)
})

test.each(['', 'a b', '../users', 'x'.repeat(65), 'بطاقة'])(
  'no record can have the id %j',
  (id) => {
    expect(() => requireId(id)).toThrow(ImpossibleIdError)
    expect(isMissing(new ImpossibleIdError(id))).toBe(true)
  },
)

test('a possible id is handed on', () => {
  expect(requireId('steel-card_1')).toBe('steel-card_1')
})
