import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { setUpBrowser } from '@shop/testing/render.tsx'
import { testToken } from '@shop/testing/token.ts'
import { act, renderHook } from '@testing-library/react'

import {
  endSession,
  getSession,
  resolvePendingSession,
  usePendingSession,
  useSession,
} from './session.store.ts'

const maha = testToken({ _id: 'maha' })
const salim = testToken({ _id: 'salim' })
const stored = () => localStorage.getItem(storageKeys.token)
const signedIn = () => getSession()?.user._id
const pending = () => renderHook(() => usePendingSession()).result.current?.user._id

/** Loads a page; `incoming` is the token that the head script removed from the URL. */
function open(options: { token?: string; incoming?: string }) {
  const { incoming, ...rest } = options
  if (incoming !== undefined) window.incomingToken = incoming
  setUpBrowser(rest)
}

function storeInOtherTab(token: string | null) {
  if (token === null) localStorage.removeItem(storageKeys.token)
  else localStorage.setItem(storageKeys.token, token)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }))
}

describe('a stored token', () => {
  test('is restored as the session', () => {
    open({ token: maha })
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
    open({ token })
    expect(getSession()).toBeNull()
    expect(stored()).toBeNull()
  })

  test('that cannot be decoded is removed', () => {
    open({ token: 'forged' })
    expect(getSession()).toBeNull()
    expect(stored()).toBeNull()
    expect(expectConsole()).toEqual([expect.stringContaining('JWT decode error:')])
  })

  test('ends the session when it expires', () => {
    open({ token: testToken({ _id: 'maha', exp: Math.floor(Date.now() / 1000) + 60 }) })
    expect(signedIn()).toBe('maha')
    jest.useFakeTimers({ now: Date.now() + 61_000 })
    expect(getSession()).toBeNull()
    expect(stored()).toBeNull()
    jest.useRealTimers()
  })
})

describe('a token from the URL', () => {
  test('becomes the session and is stored', () => {
    open({ incoming: maha })
    expect(signedIn()).toBe('maha')
    expect(stored()).toBe(maha)
  })

  test('is used once', () => {
    open({ incoming: maha })
    endSession()
    setUpBrowser()
    expect(getSession()).toBeNull()
  })

  test('replaces the current one of the same member', () => {
    const newer = testToken({ _id: 'maha', firstName: 'Maha' })
    open({ token: maha, incoming: newer })
    expect(stored()).toBe(newer)
    expect(pending()).toBeUndefined()
  })

  test('replaces an expired one of the same member', () => {
    open({ token: testToken({ _id: 'maha', exp: 1 }), incoming: maha })
    expect(stored()).toBe(maha)
  })

  test('of another member becomes the pending session', () => {
    open({ token: maha, incoming: salim })
    expect(signedIn()).toBe('maha')
    expect(stored()).toBe(maha)
    expect(pending()).toBe('salim')
  })

  test('of another member replaces an expired session', () => {
    open({ token: testToken({ _id: 'maha', exp: 1 }), incoming: salim })
    expect(signedIn()).toBe('salim')
    expect(pending()).toBeUndefined()
  })

  test.each([
    ['expired', testToken({ _id: 'salim', exp: 1 })],
    ['without _id', testToken({})],
    ['empty', ''],
  ])('that is %s is ignored', (_, incoming) => {
    open({ token: maha, incoming })
    expect(stored()).toBe(maha)
    expect(pending()).toBeUndefined()
  })

  test('that cannot be decoded is ignored', () => {
    open({ incoming: 'a.b.c' })
    expect(getSession()).toBeNull()
    expect(stored()).toBeNull()
    expect(expectConsole()).not.toEqual([])
  })
})

describe('the pending session', () => {
  test('becomes the session when accepted', () => {
    open({ token: maha, incoming: salim })
    resolvePendingSession(true)
    expect(signedIn()).toBe('salim')
    expect(stored()).toBe(salim)
    expect(pending()).toBeUndefined()
  })

  test('is discarded when rejected', () => {
    open({ token: maha, incoming: salim })
    resolvePendingSession(false)
    expect(signedIn()).toBe('maha')
    expect(stored()).toBe(maha)
    expect(pending()).toBeUndefined()
  })

  test('is discarded when the session ends', () => {
    open({ token: maha, incoming: salim })
    endSession()
    expect(pending()).toBeUndefined()
    expect(getSession()).toBeNull()
  })
})

describe('with two tabs', () => {
  test('follows log-in and log-out of the other tab', () => {
    open({})
    const { result } = renderHook(() => useSession())
    act(() => storeInOtherTab(maha))
    expect(result.current?.user._id).toBe('maha')
    act(() => storeInOtherTab(null))
    expect(result.current).toBeNull()
  })

  test('rejects an invalid token stored by the other tab', () => {
    open({ token: maha })
    storeInOtherTab(testToken({}))
    expect(getSession()).toBeNull()
    expect(stored()).toBeNull()
  })
})

test('endSession removes the token', () => {
  open({ token: maha })
  const { result } = renderHook(() => useSession())
  act(endSession)
  expect(result.current).toBeNull()
  expect(stored()).toBeNull()
})
