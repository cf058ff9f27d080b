import { mainApi } from '@shop/kernel'
import { mainUrl, server } from '@shop/testing/server.ts'
import { http, HttpResponse } from 'msw'

import { isNotFound } from './not-found.ts'

async function failWith(status: number): Promise<unknown> {
  server.use(http.get(mainUrl('/thing'), () => HttpResponse.json({}, { status })))
  return mainApi.request({ url: '/thing' }).catch((error: unknown) => error)
}

describe('isNotFound', () => {
  test('returns true for status 404 only', async () => {
    expect(isNotFound(await failWith(404))).toBe(true)
    expect(isNotFound(await failWith(500))).toBe(false)
    expect(isNotFound(new Error('other'))).toBe(false)
    expect(isNotFound(null)).toBe(false)
  })
})
