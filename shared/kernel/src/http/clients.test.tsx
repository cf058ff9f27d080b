import {
  REASON_PARAMETER,
  RETURN_PARAMETER,
  SESSION_ENDED_REASON,
  storageKeys,
} from '@shop/contracts/browser/storage-keys.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { mainUrl, paymentsUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { http, HttpResponse } from 'msw'
import * as z from 'zod/mini'

import { getSession } from '../session/session.store.ts'
import { mainApi, paymentsApi, request } from './clients.ts'
import { toFailure } from './failure.ts'

const thingSchema = z.object({ message: z.string() })

const both = [
  { name: 'main', api: mainApi, url: mainUrl },
  { name: 'payments', api: paymentsApi, url: paymentsUrl },
]
const fetchThing = (api = mainApi) => request(api, thingSchema, { url: '/thing' })
const getFailure = (response: Promise<unknown>) =>
  response.then(
    () => 'no failure',
    (error: unknown) => toFailure(error),
  )

describe.each(both)('the $name API', ({ api, url }) => {
  test('returns the properties of the schema', async () => {
    setUpBrowser()
    server.use(http.get(url('/thing'), () => HttpResponse.json({ message: 'Hi', more: 1 })))
    await expect(fetchThing(api)).resolves.toEqual({ message: 'Hi' })
  })

  test('names the request that has failed on the server, for whoever searches its logs', async () => {
    setUpBrowser()
    const headers = { 'X-Request-Id': '4bf92f3577b34da6a3ce929d0e0e4736' }
    server.use(http.get(url('/thing'), () => HttpResponse.json({}, { status: 500, headers })))
    await expect(fetchThing(api)).rejects.toThrow()
    expect(expectConsole()).toEqual([
      '/thing answered 500 (request 4bf92f3577b34da6a3ce929d0e0e4736)',
    ])
  })

  const token = testToken()
  test.each([
    ['a member’s token', token, `Bearer ${token}`],
    ['no token of a visitor', undefined, null],
    ['no expired token', testToken({ _id: 'member-1', exp: 1 }), null],
  ])('sends %s', async (_, token, header) => {
    setUpBrowser(token === undefined ? {} : { token })
    const sent: (string | null)[] = []
    server.use(
      http.get(url('/thing'), ({ request }) => {
        sent.push(request.headers.get('authorization'))
        return HttpResponse.json({ message: '' })
      }),
    )
    await fetchThing(api)
    expect(sent).toEqual([header])
  })

  test('ends the session and opens the portal’s login with the return URL on a 401', async () => {
    const navigation = recordNavigation()
    window.history.replaceState(null, '', '/user-setting?tab=contact#phone')
    setUpBrowser({ token: testToken() })
    server.use(http.get(url('/thing'), () => new HttpResponse(null, { status: 401 })))
    await expect(fetchThing(api)).rejects.toThrow('401')
    expect(getSession()).toBeNull()
    expect(localStorage.getItem(storageKeys.token)).toBeNull()
    const [address, ...others] = navigation.addresses.map((href) => new URL(href))
    expect(others).toEqual([])
    expect(address?.href).toMatch(/^http:\/\/portal\.test\/portal\/login\?/)
    expect(address?.searchParams.get(REASON_PARAMETER)).toBe(SESSION_ENDED_REASON)
    expect(address?.searchParams.get(RETURN_PARAMETER)).toMatch(
      /^http:\/\/localhost\/user-setting\?tab=contact&login_state=\w+#phone$/,
    )
  })

  test('keeps a session that has replaced the one that was refused', async () => {
    const navigation = recordNavigation()
    setUpBrowser({ token: testToken() })
    const answer = deferred()
    const asked = deferred()
    server.use(
      http.get(url('/thing'), async () => {
        asked.resolve()
        await answer.promise
        return new HttpResponse(null, { status: 401 })
      }),
    )
    const response = fetchThing(api)
    await asked.promise
    const newer = testToken({ _id: 'member-1', firstName: 'Maha' })
    localStorage.setItem(storageKeys.token, newer)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }))
    answer.resolve()
    await expect(response).rejects.toThrow('401')
    expect(getSession()?.token).toBe(newer)
    expect(navigation.addresses).toEqual([])
  })

  test('waits until it is known whether another token replaces the member’s', async () => {
    const newer = testToken({ _id: 'member-1', firstName: 'Maha' })
    const answer = deferred()
    const sent: (string | null)[] = []
    server.use(
      http.get(mainUrl('/users/profile/member-1'), async () => {
        await answer.promise
        return HttpResponse.json({})
      }),
      http.get(url('/thing'), ({ request }) => {
        sent.push(request.headers.get('authorization'))
        return HttpResponse.json({ message: '' })
      }),
    )
    window.incomingLogin = { token: newer, state: null }
    setUpBrowser({ token: testToken() })
    const response = fetchThing(api)
    answer.resolve()
    await response
    expect(sent).toEqual([`Bearer ${newer}`])
  })

  test.each([403, 404, 500])('keeps the session on a %d', async (status) => {
    const navigation = recordNavigation()
    setUpBrowser({ token: testToken() })
    server.use(http.get(url('/thing'), () => new HttpResponse(null, { status })))
    await expect(fetchThing(api)).rejects.toThrow(String(status))
    expect(getSession()).not.toBeNull()
    expect(navigation.addresses).toEqual([])
  })
})

describe('request fails as', () => {
  test('unreachable when the server cannot be reached', async () => {
    setUpBrowser()
    server.use(http.get(mainUrl('/thing'), () => HttpResponse.error()))
    expect(await getFailure(fetchThing())).toEqual({ kind: 'unreachable' })
  })

  test('timeout after ten seconds', async () => {
    setUpBrowser()
    // msw has no time-outs, so XMLHttpRequest is faked.
    server.close()
    const waited: number[] = []
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send')
    send.mockImplementation(function silence(this: XMLHttpRequest) {
      waited.push(this.timeout)
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('timeout')))
    })
    expect(await getFailure(fetchThing())).toEqual({ kind: 'timeout' })
    expect(waited).toEqual([10_000])
    send.mockRestore()
    server.listen({ onUnhandledRequest: 'error' })
  })

  test('server with the server’s message', async () => {
    setUpBrowser()
    server.use(
      http.get(mainUrl('/thing'), () => HttpResponse.json({ message: 'Closed' }, { status: 503 })),
    )
    expect(await getFailure(fetchThing())).toEqual({ kind: 'server', message: 'Closed' })
  })

  test.each([
    ['an object of another shape', () => HttpResponse.json({ text: 'Hi' }), 'message: '],
    ['a value of another type', () => HttpResponse.json({ message: 5 }), 'message: '],
    ['HTML', () => HttpResponse.html('<!doctype html>'), ': '],
    ['cut-off JSON', () => HttpResponse.text('{"message": "H'), ': '],
    ['nothing', () => new HttpResponse(null, { status: 204 }), ': '],
  ])('shape when the response is %s, and logs the details', async (_, answer, detail) => {
    setUpBrowser()
    server.use(http.get(mainUrl('/thing'), answer))
    expect(await getFailure(fetchThing())).toEqual({ kind: 'shape' })
    const [message, ...others] = expectConsole()
    expect(message).toMatch(/^\/thing returned an unexpected shape: /)
    expect(message).toContain(detail)
    expect(others).toEqual([])
  })
})

describe('request with the loader of a schema', () => {
  test('validates the response by the loaded schema', async () => {
    setUpBrowser()
    server.use(http.get(mainUrl('/thing'), () => HttpResponse.json({ message: 'Hi', more: 1 })))
    const response = request(mainApi, async () => thingSchema, { url: '/thing' })
    await expect(response).resolves.toEqual({ message: 'Hi' })
  })

  test('sends no change that it could not tell the outcome of', async () => {
    setUpBrowser()
    let sent = 0
    server.use(
      http.post(mainUrl('/thing'), () => {
        sent += 1
        return HttpResponse.json({ message: '' })
      }),
    )
    const missing = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' })
    const load = (): Promise<typeof thingSchema> => Promise.reject(missing)
    const response = request(mainApi, load, { method: 'post', url: '/thing' })
    expect(await getFailure(response)).toEqual({ kind: 'missing' })
    expect(sent).toBe(0)
  })
})

test('request throws without a URL', async () => {
  setUpBrowser()
  await expect(request(mainApi, thingSchema, {})).rejects.toThrow('Invalid API URL')
})
