import { messageResponseSchema } from '@shop/contracts/user.ts'
import { RETURN_PARAMETER, storageKeys } from '@shop/contracts/storage-keys.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { setUpBrowser } from '@shop/testing/render.tsx'
import { mainUrl, paymentsUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { http, HttpResponse } from 'msw'

import { getSession } from '../session/session.store.ts'
import { request, mainApi, paymentsApi } from './clients.ts'
import { toFailure } from './failure.ts'

const both = [
  { name: 'main', api: mainApi, url: mainUrl },
  { name: 'payments', api: paymentsApi, url: paymentsUrl },
]
const fetchThing = (api = mainApi) => request(api, messageResponseSchema, { url: '/thing' })
const failureOf = (calling: Promise<unknown>) =>
  calling.then(
    () => 'no failure',
    (error: unknown) => toFailure(error),
  )

describe.each(both)('the $name API', ({ api, url }) => {
  test('answers with what the schema knows', async () => {
    setUpBrowser()
    server.use(http.get(url('/thing'), () => HttpResponse.json({ message: 'Hi', more: 1 })))
    await expect(fetchThing(api)).resolves.toEqual({ message: 'Hi' })
  })

  const token = testToken()
  test.each([
    ['a member’s token', token, `Bearer ${token}`],
    ['no token of a visitor', undefined, null],
    ['no expired token', testToken({ _id: 'member-1', exp: 1 }), null],
  ])('carries %s', async (_, token, header) => {
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

  test('a 401 ends the session and goes to the portal’s login, with the way back', async () => {
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
    expect(address?.searchParams.get(RETURN_PARAMETER)).toBe(
      'http://localhost/user-setting?tab=contact#phone',
    )
  })

  test.each([403, 404, 500])('a %d leaves the session alone', async (status) => {
    const navigation = recordNavigation()
    setUpBrowser({ token: testToken() })
    server.use(http.get(url('/thing'), () => new HttpResponse(null, { status })))
    await expect(fetchThing(api)).rejects.toThrow(String(status))
    expect(getSession()).not.toBeNull()
    expect(navigation.addresses).toEqual([])
  })
})

describe('a call fails as', () => {
  test('offline, when the server cannot be reached', async () => {
    setUpBrowser()
    server.use(http.get(mainUrl('/thing'), () => HttpResponse.error()))
    expect(await failureOf(fetchThing())).toEqual({ kind: 'offline' })
  })

  test('a time-out, when the browser has waited ten seconds for the answer', async () => {
    setUpBrowser()
    // The faked network knows no time-outs, so this is a browser whose clock runs fast.
    server.close()
    const waited: number[] = []
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send')
    send.mockImplementation(function silence(this: XMLHttpRequest) {
      waited.push(this.timeout)
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('timeout')))
    })
    expect(await failureOf(fetchThing())).toEqual({ kind: 'timeout' })
    expect(waited).toEqual([10_000])
    send.mockRestore()
    server.listen({ onUnhandledRequest: 'error' })
  })

  test('a refusal in the server’s words', async () => {
    setUpBrowser()
    server.use(
      http.get(mainUrl('/thing'), () => HttpResponse.json({ message: 'Closed' }, { status: 503 })),
    )
    expect(await failureOf(fetchThing())).toEqual({ kind: 'server', message: 'Closed' })
  })

  test.each([
    ['an object of another shape', () => HttpResponse.json({ text: 'Hi' }), 'message: '],
    ['a value of another type', () => HttpResponse.json({ message: 5 }), 'message: '],
    ['a page', () => HttpResponse.html('<!doctype html>'), ': '],
    ['cut-off JSON', () => HttpResponse.text('{"message": "H'), ': '],
    ['nothing', () => new HttpResponse(null, { status: 204 }), ': '],
  ])('a wrong shape, when the answer is %s, and the log says which', async (_, answer, detail) => {
    setUpBrowser()
    server.use(http.get(mainUrl('/thing'), answer))
    expect(await failureOf(fetchThing())).toEqual({ kind: 'shape' })
    const [complaint, ...others] = expectConsole()
    expect(complaint).toMatch(/^\/thing answered in an unexpected shape: /)
    expect(complaint).toContain(detail)
    expect(others).toEqual([])
  })
})

test('a call without an address is not made', async () => {
  setUpBrowser()
  await expect(request(mainApi, messageResponseSchema, {})).rejects.toThrow('Invalid API URL')
})
