import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { testConfig } from '@shop/testing/config.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, renderHook } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { setConfig } from '../config.ts'
import { queryClient } from '../http/shared-query-client.ts'
import { logout } from './logout.ts'
import { profileQuery } from './profile.ts'
import { setServerTime } from './server-time.ts'
import {
  clearSessionNotice,
  endSession,
  getSession,
  getSessionNotice,
  useLoggingOut,
  useSession,
} from './session.store.ts'

const maha = testToken({ _id: 'maha' })
const stored = () => localStorage.getItem(storageKeys.token)
const signedIn = () => getSession()?.user._id

function storeInOtherTab(token: string | null) {
  if (token === null) localStorage.removeItem(storageKeys.token)
  else localStorage.setItem(storageKeys.token, token)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }))
}

describe('a stored token', () => {
  test('is restored as the session', () => {
    setUpBrowser({ token: maha })
    expect(getSession()).toEqual({
      token: maha,
      user: expect.objectContaining({ _id: 'maha' }),
    })
    expect(stored()).toBe(maha)
  })

  test('that cannot be used is removed', () => {
    setUpBrowser({ token: testToken({}) })
    expect(getSession()).toBeNull()
    expect(stored()).toBeNull()
  })

  test('ends the session when it expires by the server’s clock', () => {
    setUpBrowser({ token: testToken({ _id: 'maha', exp: Math.floor(Date.now() / 1000) + 60 }) })
    expect(signedIn()).toBe('maha')
    setServerTime(Date.now() + 61_000)
    expect(getSession()).toBeNull()
    expect(stored()).toBeNull()
    expect(getSessionNotice()).toBe('ended')
  })

  test.each([-8, 8])('is kept when the device’s clock is %d days off', (days) => {
    const token = testToken({ _id: 'maha', exp: Math.floor(Date.now() / 1000) + 7 * 86_400 })
    const serverTime = Date.now()
    jest.useFakeTimers({ now: serverTime + days * 86_400_000, doNotFake: ['performance'] })
    setServerTime(serverTime)
    setUpBrowser({ token })
    expect(signedIn()).toBe('maha')
    setServerTime(serverTime + 8 * 86_400_000)
    expect(getSession()).toBeNull()
    jest.useRealTimers()
  })

  test('that has expired is kept until the server’s time is known', async () => {
    setServerTime(null)
    setUpBrowser({ token: testToken({ _id: 'maha', exp: 1 }) })
    expect(signedIn()).toBe('maha')
    setConfig(testConfig, Date.now())
    expect(getSession()).toBeNull()
    expect(getSessionNotice()).toBe('ended')
  })

  test('that has expired is announced, a missing one is not', () => {
    setUpBrowser({ token: testToken({ _id: 'maha', exp: 1 }) })
    expect(getSessionNotice()).toBe('ended')
    clearSessionNotice()
    setUpBrowser({})
    expect(getSessionNotice()).toBeNull()
  })
})

describe('with two tabs', () => {
  test('follows log-in and log-out of the other tab', () => {
    setUpBrowser({})
    const { result } = renderHook(() => useSession())
    act(() => storeInOtherTab(maha))
    expect(result.current?.user._id).toBe('maha')
    act(() => storeInOtherTab(null))
    expect(result.current).toBeNull()
  })

  test('rejects an invalid token stored by the other tab', () => {
    setUpBrowser({ token: maha })
    storeInOtherTab(testToken({}))
    expect(getSession()).toBeNull()
    expect(stored()).toBeNull()
  })
})

describe('the page', () => {
  test('is marked as long as there is a session', () => {
    const page = document.documentElement
    page.dataset.session = ''
    setUpBrowser({ token: testToken({ _id: 'maha', exp: 1 }) })
    expect(page).not.toHaveAttribute('data-session')
    setUpBrowser({ token: maha })
    expect(page).toHaveAttribute('data-session')
    endSession()
    expect(page).not.toHaveAttribute('data-session')
    storeInOtherTab(maha)
    expect(page).toHaveAttribute('data-session')
  })
})

describe('logout', () => {
  const address = mainUrl('/users/auth/logout')

  test('posts the user id, removes the token and opens the portal’s login with language, theme and the way back', async () => {
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
        /^http:\/\/portal\.test\/portal\/login\?lang=ar&theme=dark&returnTo=http%3A%2F%2Flocalhost%2F%3Flogin_state%3D\w+&reason=logged-out$/,
      ),
    ])
  })

  test('sets useLoggingOut until the response arrives', async () => {
    recordNavigation()
    setUpBrowser({ token: testToken() })
    const response = deferred()
    server.use(
      http.post(address, async () => {
        await response.promise
        return HttpResponse.json({})
      }),
    )
    const { result } = renderHook(() => useLoggingOut())
    let loggingOut = Promise.resolve()
    act(() => void (loggingOut = logout()))
    expect(result.current).toBe(true)
    response.resolve()
    await act(() => loggingOut)
    expect(result.current).toBe(false)
  })

  test.each([
    ['rejects it', () => new HttpResponse(null, { status: 500 })],
    ['cannot be reached', () => HttpResponse.error()],
  ])('keeps the session and throws when the server %s', async (_, response) => {
    const navigation = recordNavigation()
    setUpBrowser({ token: testToken() })
    server.use(http.post(address, response))
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

describe('profileQuery', () => {
  const address = mainUrl('/users/profile/:userId')

  test('fetches the profile by id with the token', async () => {
    const token = testToken()
    setUpBrowser({ token })
    const sent: unknown[] = []
    server.use(
      http.get(address, ({ params, request }) => {
        sent.push(params.userId, request.headers.get('authorization'))
        return HttpResponse.json({ data: buildProfile() })
      }),
    )
    await expect(queryClient.fetchQuery(profileQuery('a/b'))).resolves.toEqual(buildProfile())
    expect(sent).toEqual(['a/b', `Bearer ${token}`])
  })
})
