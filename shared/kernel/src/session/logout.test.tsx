import { deferred } from '@shop/testing/deferred.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, renderHook } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { logout } from './logout.ts'
import { getSession, useLoggingOut } from './session.store.ts'

const address = mainUrl('/users/auth/logout')

describe('logout', () => {
  test('posts the user id, removes the token and opens the backend’s root with language, theme and the way back', async () => {
    const navigation = recordNavigation()
    const token = testToken({ _id: 'maha' })
    localStorage.setItem('theme', 'dark')
    setUpBrowser({ token, lang: 'ar' })
    const calls: unknown[] = []
    server.use(
      http.post(address, async ({ request }) => {
        calls.push(await request.json(), request.headers.get('authorization'))
        return HttpResponse.json({})
      }),
    )
    await logout()
    expect(calls).toEqual([{ userId: 'maha' }, `Bearer ${token}`])
    expect(getSession()).toBeNull()
    expect(navigation.addresses).toEqual([
      expect.stringMatching(
        /^http:\/\/api\.test\/\?lang=ar&theme=dark&returnTo=http%3A%2F%2Flocalhost%2F%3Flogin_state%3D\w+$/,
      ),
    ])
  })

  test('sets useLoggingOut until the response arrives', async () => {
    recordNavigation()
    setUpBrowser({ token: testToken() })
    const answer = deferred()
    server.use(
      http.post(address, async () => {
        await answer.promise
        return HttpResponse.json({})
      }),
    )
    const { result } = renderHook(() => useLoggingOut())
    let loggingOut = Promise.resolve()
    act(() => void (loggingOut = logout()))
    expect(result.current).toBe(true)
    answer.resolve()
    await act(() => loggingOut)
    expect(result.current).toBe(false)
  })

  test.each([
    ['rejects it', () => new HttpResponse(null, { status: 500 })],
    ['cannot be reached', () => HttpResponse.error()],
  ])('keeps the session and throws when the server %s', async (_, answer) => {
    const navigation = recordNavigation()
    setUpBrowser({ token: testToken() })
    server.use(http.post(address, answer))
    const { result } = renderHook(() => useLoggingOut())
    await act(async () => expect(logout()).rejects.toThrow())
    expect(getSession()).not.toBeNull()
    expect(navigation.addresses).toEqual([])
    expect(result.current).toBe(false)
  })

  test('sends nothing without a session', async () => {
    const navigation = recordNavigation()
    setUpBrowser()
    await logout()
    expect(navigation.addresses).toEqual([])
  })
})
