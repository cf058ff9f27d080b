import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { getSession } from '@shop/kernel/session'
import { expectConsole } from '@shop/testing/console.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { renderRoutes, renderUi } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { loadAuthPagesMessages } from '../messages.generated.ts'
import { routes } from '../routes.generated.ts'
import { AuthField } from './AuthField.tsx'

describe('LockScreenPage', () => {
  const profile = mainUrl('/users/profile/:userId')

  const logout = mainUrl('/users/auth/logout')

  const open = (options: { token?: string } = {}) =>
    renderRoutes(routes, { at: '/lock-screen', ...options })

  function openSignedIn(changes: Parameters<typeof buildProfile>[0] = {}) {
    server.use(http.get(profile, () => HttpResponse.json({ data: buildProfile(changes) })))
    return open({ token: testToken() })
  }

  describe('when signed out', () => {
    test('says so and links to the login and the shop', async () => {
      open()
      expect(await screen.findByText('You are logged out.')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/portal/login')
      expect(screen.getByRole('link', { name: 'Continue to the shop' })).toHaveAttribute(
        'href',
        '/',
      )
      expect(screen.queryByRole('button', { name: /Unlock|Log out/ })).toBeNull()
    })
  })

  describe('when signed in', () => {
    test("renders the member's portrait, name and e-mail address", async () => {
      openSignedIn({ avatar: 'http://api.test/media/maha.webp' })
      expect(await screen.findByText('Maha Al Balushi')).toBeVisible()
      expect(screen.getByText('maha@example.com')).toBeVisible()
      const portrait = document.querySelector('img[src="http://api.test/media/maha.webp"]')
      expect(portrait).toBeInTheDocument()
    })

    test('renders both forms when the profile fails to load', async () => {
      server.use(http.get(profile, () => new HttpResponse(null, { status: 500 })))
      open({ token: testToken() })
      expect(await screen.findByRole('button', { name: 'Unlock' })).toBeEnabled()
      expect(screen.getByRole('button', { name: 'Log out' })).toBeEnabled()
    })

    test('requires a password and says that nothing was locked', async () => {
      const { user } = openSignedIn()
      await user.click(await screen.findByRole('button', { name: 'Unlock' }))
      expect(await screen.findByText('Please enter your password.')).toBeVisible()
      await user.type(screen.getByLabelText(/^Password/), 'secret{Enter}')
      expect(await screen.findByRole('status')).toHaveTextContent(/you are still logged in/)
      expect(getSession()).not.toBeNull()
    })

    test('logs out on the server and redirects to the portal’s login', async () => {
      const navigation = recordNavigation()
      const requests: unknown[] = []
      server.use(
        http.post(logout, async ({ request }) => {
          requests.push(await request.json())
          return HttpResponse.json({})
        }),
      )
      const { user } = openSignedIn()
      expect(await screen.findByRole('heading', { level: 2, name: 'Sign Out' })).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Log out' }))
      await waitFor(() =>
        expect(navigation.addresses).toEqual([
          expect.stringMatching(/^http:\/\/portal\.test\/portal\/login\?lang=en/),
        ]),
      )
      expect(requests).toEqual([{ userId: 'member-1' }])
      expect(getSession()).toBeNull()
      expect(await screen.findByText('You are logged out.')).toBeVisible()
    })

    test('shows an error and stays enabled when the logout fails', async () => {
      server.use(http.post(logout, () => new HttpResponse(null, { status: 500 })))
      const { user } = openSignedIn()
      await user.click(await screen.findByRole('button', { name: 'Log out' }))
      expect(await screen.findByText(/could not be logged out/)).toBeInTheDocument()
      expect(expectConsole()).toEqual([expect.stringMatching(/AxiosError/)])
      expect(getSession()).not.toBeNull()
      expect(screen.getByRole('button', { name: 'Log out' })).toBeEnabled()
    })

    test('renders the signed-out state after a logout in another tab', async () => {
      openSignedIn()
      await screen.findByRole('button', { name: 'Unlock' })
      localStorage.removeItem(storageKeys.token)
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token })))
      expect(await screen.findByText('You are logged out.')).toBeVisible()
      expect(screen.queryByText('maha@example.com')).toBeNull()
    })
  })
})

describe('AuthField', () => {
  test('shows and hides a password, which stays as it is', async () => {
    setUpBrowser()
    await loadAuthPagesMessages()
    const { user } = renderUi(
      <AuthField
        name="password"
        autoComplete="current-password"
        required
        error="Please enter your password."
      />,
    )
    const input = screen.getByLabelText(/^Password/)
    expect(input).toHaveAttribute('aria-required', 'true')
    expect(input).toHaveAttribute('aria-invalid', 'true')
    expect(input).toHaveAccessibleDescription('Please enter your password.')
    const show = screen.getByRole('button', { name: 'Show the password' })
    expect(show).toHaveAttribute('type', 'button')

    await user.type(input, 'open sesame')
    await user.click(show)
    expect(input).toHaveAttribute('type', 'text')
    expect(input).toHaveAttribute('spellcheck', 'false')
    expect(input).toHaveAttribute('autocomplete', 'current-password')
    expect(input).toHaveValue('open sesame')
    await user.click(screen.getByRole('button', { name: 'Hide the password' }))
    expect(input).toHaveAttribute('type', 'password')
    expect(input).toHaveValue('open sesame')
  })
})
