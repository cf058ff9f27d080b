import { z } from '@shop/schema'
import { expectConsole } from '@shop/testing/console.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { http, HttpResponse } from 'msw'

import { mainApi, request } from './clients.ts'
import { serverMessage, toFailure } from './failure.ts'
import { setTooManyRequestsTexts } from './too-many-requests.ts'

const describeWait = (headers: Record<string, unknown>) => `Wait ${String(headers['retry-after'])}`

async function fail(answer: Response): Promise<unknown> {
  server.use(http.get(mainUrl('/thing'), () => answer))
  return request(mainApi, z.object({}), { url: '/thing' }).catch((error: unknown) => error)
}
const tooMany = (headers: Record<string, string>, body: string | null = null) =>
  new HttpResponse(body, { status: 429, headers })

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

test('the server’s own message stays, and other answers get none', async () => {
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
