import { onRejectedRow } from '@shop/contracts/rejected-rows.ts'
import { listOf } from '@shop/contracts/tolerant.ts'
import { z } from '@shop/schema'
import { expectConsole } from '@shop/testing/console.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { mainApi, request } from './clients.ts'
import { findRequestId } from './request-id.ts'

const REQUEST_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const thingSchema = z.object({ names: listOf(z.string()) })

function answer(body: JsonBodyType, status = 200): void {
  const headers = { 'X-Request-Id': REQUEST_ID }
  server.use(http.get(mainUrl('/thing'), () => HttpResponse.json(body, { status, headers })))
}
const fetchThing = () => request(mainApi, thingSchema, { url: '/thing' })
const getError = () => fetchThing().catch((error: unknown) => error)

beforeEach(() => setUpBrowser())

test.each([404, 500])(
  'findRequestId returns the id of a request that was answered %d',
  async (status) => {
    answer({}, status)
    expect(findRequestId(await getError())).toBe(REQUEST_ID)
    if (status === 500) expectConsole()
  },
)

test('findRequestId returns the id of a request whose response has another shape', async () => {
  answer({ names: 7 })
  expect(findRequestId(await getError())).toBe(REQUEST_ID)
  expectConsole()
})

test('findRequestId returns the id of a request whose list has lost a row, while that is reported', async () => {
  answer({ names: ['a', 7] })
  const found: unknown[] = []
  const stop = onRejectedRow((error) => found.push(findRequestId(error)))
  await expect(fetchThing()).resolves.toEqual({ names: ['a'] })
  stop()
  expect(found).toEqual([REQUEST_ID])
  expectConsole()
})

test('findRequestId returns none of what no API has answered', async () => {
  server.use(http.get(mainUrl('/thing'), () => HttpResponse.error()))
  expect(findRequestId(await getError())).toBeUndefined()
  server.use(http.get(mainUrl('/thing'), () => HttpResponse.json({}, { status: 404 })))
  expect(findRequestId(await getError())).toBeUndefined()
  expect(findRequestId(new Error('x is not a function'))).toBeUndefined()
  expect(findRequestId('oops')).toBeUndefined()
})
