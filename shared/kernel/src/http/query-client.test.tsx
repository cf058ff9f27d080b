import { expectConsole } from '@shop/testing/console.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { onlineManager } from '@tanstack/react-query'
import { AxiosError } from 'axios'
import { http, HttpResponse } from 'msw'
import * as z from 'zod/mini'

import { mainApi, request } from './clients.ts'
import { createQueryClient, retryPendingQueries } from './query-client.ts'

const thingSchema = z.object({ message: z.string() })

type Answer = () => Response

/** Fetches through a new cache and counts the requests. The last response repeats. */
async function fetchThing(...responses: [Answer, ...Answer[]]) {
  setUpBrowser()
  let calls = 0
  server.use(
    http.get(mainUrl('/thing'), () =>
      (responses[Math.min(calls++, responses.length - 1)] as Answer)(),
    ),
  )
  const client = createQueryClient()
  const options = {
    queryKey: ['thing'],
    queryFn: () => request(mainApi, thingSchema, { url: '/thing' }),
    retryDelay: 1,
  }
  const first = await client.fetchQuery(options).catch(String)
  return { first, again: () => client.fetchQuery(options), calls: () => calls }
}

const ok: Answer = () => HttpResponse.json({ message: 'Hi' })
const broken: Answer = () => HttpResponse.json({}, { status: 500 })

describe('createQueryClient', () => {
  test('retries a failed request once', async () => {
    const { first, calls } = await fetchThing(broken, ok)
    expect(first).toEqual({ message: 'Hi' })
    expect(calls()).toBe(2)
  })

  test.each([
    ['a 500', broken, 2],
    ['a network error', () => HttpResponse.error(), 2],
    ['a 404', () => HttpResponse.json({}, { status: 404 }), 1],
    ['a 429', () => HttpResponse.json({}, { status: 429 }), 1],
    ['an invalid response', () => HttpResponse.json({}), 1],
  ] satisfies [string, Answer, number][])('on %s makes this many requests', async (...row) => {
    const [, response, expected] = row
    const { first, calls } = await fetchThing(response)
    expect(first).toMatch(/Error/)
    expect(calls()).toBe(expected)
    expectConsole()
  })

  test('does not retry a time-out', async () => {
    const queryFn = jest.fn(() => Promise.reject(new AxiosError('timeout', 'ECONNABORTED')))
    const query = createQueryClient().fetchQuery({ queryKey: ['slow'], queryFn, retryDelay: 1 })
    await expect(query).rejects.toThrow('timeout')
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  test('is fresh for a minute', async () => {
    const { again, calls } = await fetchThing(ok)
    const now = jest.spyOn(Date, 'now')
    const fetchedAt = Date.now()
    now.mockReturnValue(fetchedAt + 59_000)
    await again()
    expect(calls()).toBe(1)
    now.mockReturnValue(fetchedAt + 60_001)
    await again()
    expect(calls()).toBe(2)
    jest.restoreAllMocks()
  })

  test('fails when offline', async () => {
    onlineManager.setOnline(false)
    const { first } = await fetchThing(() => HttpResponse.error())
    expect(first).toMatch('Network Error')
    onlineManager.setOnline(true)
  })
})

describe('retryPendingQueries', () => {
  /** A query whose first request hangs. */
  function startQuery() {
    const client = createQueryClient()
    const signals: AbortSignal[] = []
    const data = client.fetchQuery({
      queryKey: ['thing'],
      queryFn: ({ signal }) => {
        signals.push(signal)
        return signals.length === 1 ? new Promise<string>(() => undefined) : 'arrived'
      },
    })
    return { client, signals, data }
  }

  test('aborts the pending request, and who waits gets the response to the new one', async () => {
    const { client, signals, data } = startQuery()
    retryPendingQueries(client)
    await expect(data).resolves.toBe('arrived')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  test('requests nothing that has arrived', async () => {
    const { client, signals, data } = startQuery()
    retryPendingQueries(client)
    await data
    retryPendingQueries(client)
    expect(signals).toHaveLength(2)
  })
})
