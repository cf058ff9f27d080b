import {
  LOGIN_STATE_PARAMETER,
  RETURN_PARAMETER,
  sessionStorageKeys,
  storageKeys,
} from '@shop/contracts/browser/storage-keys.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { withLoginState } from './login-state.ts'
import {
  endSession,
  getSession,
  getSessionNotice,
  resolvePendingSession,
  usePendingSession,
  whenSessionSettled,
} from './session.store.ts'

const maha = testToken({ _id: 'maha' })
const salim = testToken({ _id: 'salim' })
const stored = () => localStorage.getItem(storageKeys.token)
const signedIn = () => getSession()?.user._id

function pending() {
  const { result, unmount } = renderHook(() => usePendingSession())
  unmount()
  return result.current?.user._id
}

const profile = mainUrl('/users/profile/:userId')

/** Serves the profile's request. @returns the authorizations that were sent */
function serveProfile(status = 200) {
  const sent: (string | null)[] = []
  server.use(
    http.get(profile, ({ request }) => {
      sent.push(request.headers.get('authorization'))
      return new HttpResponse(null, { status })
    }),
  )
  return sent
}

interface Visit {
  token?: string
  /** The token that the head script removed from the URL. */
  incoming?: string
  /** How the browser knows that it began the log-in. */
  began?: 'mark' | 'state' | undefined
  state?: string
}

/** Loads a page. */
function open({ incoming, began, state, ...rest }: Visit) {
  if (began) {
    const address = new URL(withLoginState('http://portal.test/portal/login?returnTo=http://x/'))
    const returnTo = new URL(address.searchParams.get(RETURN_PARAMETER) ?? '')
    if (began === 'state') state = returnTo.searchParams.get(LOGIN_STATE_PARAMETER) ?? 'none'
  }
  if (incoming !== undefined) window.incomingLogin = { token: incoming, state: state ?? null }
  setUpBrowser(rest)
}

describe('a token from the URL, of a log-in that began here', () => {
  test('becomes the session and is stored', () => {
    open({ incoming: maha, began: 'mark' })
    expect(signedIn()).toBe('maha')
    expect(stored()).toBe(maha)
  })

  test('is used once', () => {
    open({ incoming: maha, began: 'state' })
    endSession()
    setUpBrowser()
    expect(getSession()).toBeNull()
  })

  test('replaces another member when the portal sent the state back', () => {
    open({ token: maha, incoming: salim, began: 'state' })
    expect(stored()).toBe(salim)
    expect(pending()).toBeUndefined()
  })

  test('of another member than the current one is asked about when there is only the mark', async () => {
    serveProfile()
    open({ token: maha, incoming: salim, began: 'mark' })
    await waitFor(() => expect(pending()).toBe('salim'))
    expect(stored()).toBe(maha)
  })

  test('replaces an expired session', () => {
    open({ token: testToken({ _id: 'maha', exp: 1 }), incoming: salim, began: 'mark' })
    expect(signedIn()).toBe('salim')
  })

  test('that cannot be used is rejected, and the shopper is told', () => {
    open({ token: maha, incoming: testToken({ _id: 'salim', exp: 1 }), began: 'state' })
    expect(stored()).toBe(maha)
    expect(pending()).toBeUndefined()
    expect(getSessionNotice()).toBe('invalidLink')
  })
})

describe('a token from the URL that nobody here asked for', () => {
  test('awaits consent', async () => {
    serveProfile()
    open({ incoming: salim })
    expect(getSession()).toBeNull()
    await waitFor(() => expect(pending()).toBe('salim'))
    expect(stored()).toBeNull()
  })

  test('awaits consent with a state that is not ours', async () => {
    serveProfile()
    sessionStorage.setItem(sessionStorageKeys.loginStarted, String(Date.now()))
    open({ incoming: salim, state: 'made up' })
    await waitFor(() => expect(pending()).toBe('salim'))
    expect(getSession()).toBeNull()
  })

  test('is dropped when the server rejects it, and the shopper is told', async () => {
    serveProfile(401)
    open({ token: maha, incoming: salim })
    await waitFor(() => expect(getSessionNotice()).toBe('invalidLink'))
    expect(pending()).toBeUndefined()
    expect(stored()).toBe(maha)
  })

  test('is asked about when the server cannot be reached', async () => {
    server.use(http.get(profile, () => HttpResponse.error()))
    open({ incoming: salim })
    await waitFor(() => expect(pending()).toBe('salim'))
  })
})

describe.each(['mark', 'state', undefined] as const)(
  'a token of the same member, log-in begun: %s',
  (began) => {
    const newer = testToken({ _id: 'maha', firstName: 'Maha' })

    test('replaces the current one once the server has accepted it', async () => {
      const sent = serveProfile()
      open({ token: maha, incoming: newer, began })
      expect(stored()).toBe(maha)
      await whenSessionSettled()
      expect(sent).toEqual([`Bearer ${newer}`])
      expect(stored()).toBe(newer)
      expect(pending()).toBeUndefined()
    })

    test.each([
      ['rejects it', () => new HttpResponse(null, { status: 401 })],
      ['fails', () => new HttpResponse(null, { status: 503 })],
      ['cannot be reached', () => HttpResponse.error()],
    ])('does not replace the current one when the server %s', async (_, response) => {
      server.use(http.get(profile, response))
      open({ token: maha, incoming: newer, began })
      await whenSessionSettled()
      expect(stored()).toBe(maha)
      expect(getSession()?.token).toBe(maha)
      expect(getSessionNotice()).toBeNull()
    })
  },
)

describe('the pending session', () => {
  async function openPending() {
    serveProfile()
    open({ token: maha, incoming: salim })
    await waitFor(() => expect(pending()).toBe('salim'))
  }

  test('becomes the session when accepted', async () => {
    await openPending()
    resolvePendingSession(true)
    expect(signedIn()).toBe('salim')
    expect(stored()).toBe(salim)
    expect(pending()).toBeUndefined()
  })

  test('is discarded when rejected', async () => {
    await openPending()
    resolvePendingSession(false)
    expect(signedIn()).toBe('maha')
    expect(stored()).toBe(maha)
    expect(pending()).toBeUndefined()
  })

  test('is discarded when the session ends', async () => {
    await openPending()
    endSession()
    expect(pending()).toBeUndefined()
    expect(getSession()).toBeNull()
  })
})
