import { getSession } from '@shop/kernel/session'
import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import toast from 'react-hot-toast'

import { openShop } from '../testing/open-shop.tsx'

const maha = testToken({ _id: 'maha' })
const salim = testToken({ _id: 'salim', firstName: 'Salim' })
const signedIn = () => getSession()?.user._id

afterEach(() => act(() => toast.remove()))

async function openLink(incoming: string, token?: string, status = 200) {
  const profile = mainUrl('/users/profile/:userId')
  server.use(http.get(profile, () => new HttpResponse(null, { status })))
  window.incomingLogin = { token: incoming, state: null }
  return openShop(token === undefined ? {} : { token })
}

describe('PendingSessionDialog', () => {
  test('asks before another member is signed in, by name', async () => {
    await openLink(salim, maha)
    const dialog = await screen.findByRole('dialog', { name: 'Continue as another member?' })
    expect(dialog).toHaveTextContent('would log in \u2068Salim\u2069 instead')
    expect(signedIn()).toBe('maha')
  })

  test('asks before a visitor is signed in, by name', async () => {
    await openLink(salim)
    const dialog = await screen.findByRole('dialog', { name: 'Log in with this link?' })
    expect(dialog).toHaveTextContent('logs you in as \u2068Salim\u2069.')
    expect(signedIn()).toBeUndefined()
  })

  test('bounds the name and shows no invisible characters of it', async () => {
    const firstName = `\u202EAdmin ${'x'.repeat(500)}`
    await openLink(testToken({ _id: 'salim', firstName }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(`\u2068Admin ${'x'.repeat(34)}…\u2069`)
    expect(dialog.textContent).not.toContain('\u202E')
  })

  test.each([
    ['a visitor', undefined, 'logs you in as a member.'],
    ['a member', maha, 'would log in a different member instead'],
  ])('renders no name for %s when the token has none', async (_, token, text) => {
    await openLink(testToken({ _id: 'salim', firstName: 7 }), token)
    expect(await screen.findByRole('dialog')).toHaveTextContent(text)
  })

  test.each([
    ['Switch member', maha, 'salim'],
    ['Stay logged in', maha, 'maha'],
    ['Close', maha, 'maha'],
    ['Log in', undefined, 'salim'],
    ['Stay logged out', undefined, undefined],
    ['Close', undefined, undefined],
  ])('“%s” resolves it', async (name, token, member) => {
    const { user } = await openLink(salim, token)
    await user.click(await screen.findByRole('button', { name }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(signedIn()).toBe(member)
  })
})

describe('SessionQuestions', () => {
  test('says that the session has ended', async () => {
    await openShop({ token: testToken({ _id: 'maha', exp: 1 }) })
    const text = 'Your session has ended. Please log in again.'
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  test('says that a link does not work', async () => {
    await openLink(salim, maha, 401)
    expect(await screen.findByText(/This log-in link no longer works/)).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(signedIn()).toBe('maha')
  })
})
