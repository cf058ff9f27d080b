import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { setUpBrowser } from '@shop/testing/render.tsx'
import { testToken } from '@shop/testing/token.ts'
import { act, renderHook } from '@testing-library/react'

import {
  resolvePendingSession,
  getSession,
  endSession,
  usePendingSession,
  useSession,
} from './session.store.ts'

const maha = testToken({ _id: 'maha' })
const salim = testToken({ _id: 'salim' })
const stored = () => localStorage.getItem(storageKeys.token)
const signedIn = () => getSession()?.user._id
const offered = () => renderHook(() => usePendingSession()).result.current?.user._id

/** A page load whose address carried a token, which the head script has taken out. */
function open(situation: { token?: string; incoming?: string }) {
  const { incoming, ...rest } = situation
  if (incoming !== undefined) window.incomingToken = incoming
  setUpBrowser(rest)
}

/** Another tab stores this token, or removes it. */
function storeElsewhere(token: string | null) {
  if (token === null) localStorage.removeItem(storageKeys.token)
  else localStorage.setItem(storageKeys.token, token)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }))
}

describe('a stored token', () => {
  test('is the session', () => {
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

  test('ends the session when it expires while the page is open', () => {
    open({ token: testToken({ _id: 'maha', exp: Math.floor(Date.now() / 1000) + 60 }) })
    expect(signedIn()).toBe('maha')
    jest.useFakeTimers({ now: Date.now() + 61_000 })
    expect(getSession()).toBeNull()
    expect(stored()).toBeNull()
    jest.useRealTimers()
  })
})

describe('a token from the address', () => {
  test('signs in and is stored', () => {
    open({ incoming: maha })
    expect(signedIn()).toBe('maha')
    expect(stored()).toBe(maha)
  })

  test('is taken once', () => {
    open({ incoming: maha })
    endSession()
    setUpBrowser()
    expect(getSession()).toBeNull()
  })

  test('of the same member replaces the present one without asking', () => {
    const newer = testToken({ _id: 'maha', firstName: 'Maha' })
    open({ token: maha, incoming: newer })
    expect(stored()).toBe(newer)
    expect(offered()).toBeUndefined()
  })

  test('of the same member is taken when the present one has expired', () => {
    open({ token: testToken({ _id: 'maha', exp: 1 }), incoming: maha })
    expect(stored()).toBe(maha)
  })

  test('of another member is offered, and nothing has changed yet', () => {
    open({ token: maha, incoming: salim })
    expect(signedIn()).toBe('maha')
    expect(stored()).toBe(maha)
    expect(offered()).toBe('salim')
  })

  test('of another member is taken without asking when the present session is over', () => {
    open({ token: testToken({ _id: 'maha', exp: 1 }), incoming: salim })
    expect(signedIn()).toBe('salim')
    expect(offered()).toBeUndefined()
  })

  test.each([
    ['expired', testToken({ _id: 'salim', exp: 1 })],
    ['without _id', testToken({})],
    ['empty', ''],
  ])('that is %s leaves the present session alone', (_, incoming) => {
    open({ token: maha, incoming })
    expect(stored()).toBe(maha)
    expect(offered()).toBeUndefined()
  })

  test('that is forged leaves a visitor a visitor', () => {
    open({ incoming: 'a.b.c' })
    expect(getSession()).toBeNull()
    expect(stored()).toBeNull()
    expect(expectConsole()).not.toEqual([])
  })
})

describe('the offer of another member', () => {
  test('is taken', () => {
    open({ token: maha, incoming: salim })
    resolvePendingSession(true)
    expect(signedIn()).toBe('salim')
    expect(stored()).toBe(salim)
    expect(offered()).toBeUndefined()
  })

  test('is declined', () => {
    open({ token: maha, incoming: salim })
    resolvePendingSession(false)
    expect(signedIn()).toBe('maha')
    expect(stored()).toBe(maha)
    expect(offered()).toBeUndefined()
  })

  test('is gone when the session ends', () => {
    open({ token: maha, incoming: salim })
    endSession()
    expect(offered()).toBeUndefined()
    expect(getSession()).toBeNull()
  })
})

describe('with the shop open in two tabs', () => {
  test('logging in or out in one reaches the other', () => {
    open({})
    const { result } = renderHook(() => useSession())
    act(() => storeElsewhere(maha))
    expect(result.current?.user._id).toBe('maha')
    act(() => storeElsewhere(null))
    expect(result.current).toBeNull()
  })

  test('what one stores is not trusted blindly by the other', () => {
    open({ token: maha })
    storeElsewhere(testToken({}))
    expect(getSession()).toBeNull()
    expect(stored()).toBeNull()
  })
})

test('ending the session forgets the token', () => {
  open({ token: maha })
  const { result } = renderHook(() => useSession())
  act(endSession)
  expect(result.current).toBeNull()
  expect(stored()).toBeNull()
})
