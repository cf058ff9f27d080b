import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, renderHook } from '@testing-library/react'

import { setConfig } from '../config/config.ts'
import { setServerTime } from './server-time.ts'
import {
  clearSessionNotice,
  endSession,
  getSession,
  getSessionNotice,
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

  test.each([
    ['is expired', testToken({ _id: 'maha', exp: 1 })],
    ['has no _id', testToken({})],
    ['is empty', ''],
  ])('that %s is removed', (_, token) => {
    setUpBrowser({ token })
    expect(getSession()).toBeNull()
    expect(stored()).toBeNull()
  })

  test('that cannot be decoded is removed', () => {
    setUpBrowser({ token: 'forged' })
    expect(getSession()).toBeNull()
    expect(stored()).toBeNull()
    expect(expectConsole()).toEqual([expect.stringContaining('JWT decode error:')])
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

test('the page is marked as long as there is a session', () => {
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

test('endSession removes the token', () => {
  setUpBrowser({ token: maha })
  const { result } = renderHook(() => useSession())
  act(endSession)
  expect(result.current).toBeNull()
  expect(stored()).toBeNull()
})
