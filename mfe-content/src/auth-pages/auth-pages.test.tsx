import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { getSession } from '@shop/kernel/session'
import { expectConsole } from '@shop/testing/console.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
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
import { LoginSample } from './LoginPage.tsx'

const profile = mainUrl('/users/profile/:userId')

const mockProfile = (changes: Parameters<typeof buildProfile>[0] = {}) =>
  server.use(http.get(profile, () => HttpResponse.json({ data: buildProfile(changes) })))

describe('auth pages', () => {
  const open = (at: string) => renderRoutes(routes, { at })

  test.each([
    ['/login', 'Log in to the member portal', '/portal/login'],
    ['/signup', 'Sign up in the member portal', '/portal/register'],
    ['/forgot-password', 'Reset it in the member portal', '/portal/forgot-password'],
  ])('%s leads to the member portal, which leads back to the shop', async (at, name, pathname) => {
    open(`${at}?sample`)
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name })
    const url = new URL(link.href)
    expect(url.pathname).toBe(pathname)
    expect(url.searchParams.get('returnTo')).toBe(`${window.location.origin}/`)
  })

  test.each(['/login', '/signup', '/forgot-password'])(
    '%s folds the form of the template away',
    async (at) => {
      const { user } = open(`${at}?sample`)
      const summary = await screen.findByText('Preview of the form')
      const fold = summary.closest('details')
      expect(fold).not.toHaveAttribute('open')
      await user.click(summary)
      expect(fold).toHaveAttribute('open')
      expect(screen.getByRole('form', { name: 'Preview of the form' })).toBeVisible()
    },
  )

  test.each([
    '/login?sample',
    '/signup?sample',
    '/signup-success',
    '/forgot-password?sample',
    '/lock-screen',
  ])('%s links to the log-in of the member portal', async (at) => {
    open(at)
    await screen.findByRole('heading', { level: 1 })
    const links = screen.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ pathname }) => pathname)).toContain('/portal/login')
  })

  test('render their picture as decoration', async () => {
    open('/login?sample')
    await screen.findByRole('heading', { level: 1 })
    const pictures = document.querySelectorAll('img')
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) expect(picture).toHaveAttribute('alt', '')
  })
})

describe('LoginPage', () => {
  const open = () => renderRoutes(routes, { at: '/login?sample' })

  test.each(['/login', '/signup'])('tells a member of %s so, and leads on', async (at) => {
    mockProfile()
    renderRoutes(routes, { at, token: testToken() })
    expect(await screen.findByText('You are logged in already.')).toBeVisible()
    expect(await screen.findByText('maha@example.com')).toBeVisible()
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('Continue to the shop')).toHaveAttribute('href', '/shop')
    expect(link('Your account')).toHaveAttribute('href', '/user-account')
    expect(screen.queryByRole('link', { name: /member portal/ })).toBeNull()
  })

  const email = () => screen.findByRole('textbox', { name: /E-mail/ })

  const password = () => screen.getByLabelText(/^Password/)

  const submit = () => screen.getByRole('button', { name: 'Log in' })

  test('links to the forgotten password and to the sign-up', async () => {
    open()
    const forgot = await screen.findByRole('link', { name: 'Forgot password?' })
    expect(forgot).toHaveAttribute('href', '/forgot-password')
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
  })

  test.each([
    ['', ''],
    ['maha@', 'secret'],
  ])('has no rules: e-mail address %j and password %j are accepted', async (address, secret) => {
    const { user, router } = open()
    if (address) await user.type(await email(), address)
    else await email()
    if (secret) await user.type(password(), secret)
    await user.click(submit())
    expect(await screen.findByRole('status')).toHaveTextContent(/Nothing was sent/)
    expect(await email()).not.toHaveAttribute('aria-invalid')
    expect(password()).not.toHaveAttribute('aria-required')
    expect(router.state.location.pathname).toBe('/login')
  })

  test('remembers no empty e-mail address', async () => {
    const { user } = open()
    await email()
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await user.click(submit())
    expect(await screen.findByRole('status')).not.toHaveTextContent(/remembers/)
  })

  test('remembers the e-mail address until "Remember me" is unchecked', async () => {
    const first = open()
    await first.user.type(await email(), ' maha@example.com ')
    await first.user.type(password(), 'secret')
    await first.user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await first.user.click(submit())
    expect(await screen.findByRole('status')).toHaveTextContent(/browser now remembers/)
    first.unmount()

    const second = open()
    expect(await email()).toHaveValue('maha@example.com')
    expect(password()).toHaveValue('')
    const remember = screen.getByRole('checkbox', { name: 'Remember me' })
    expect(remember).toBeChecked()
    await second.user.type(password(), 'secret')
    await second.user.click(remember)
    await second.user.click(submit())
    expect(await screen.findByRole('status')).not.toHaveTextContent(/remembers/)
    second.unmount()

    open()
    expect(await email()).toHaveValue('')
  })

  test('fills the form of the server in', async () => {
    setUpBrowser()
    await loadAuthPagesMessages()
    await hydrateUi(<LoginSample />, () =>
      localStorage.setItem(storageKeys.rememberedEmail, 'maha@example.com'),
    )
    expect(await email()).toHaveValue('maha@example.com')
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  })
})

describe('ForgotPasswordPage', () => {
  test.each(['', 'maha@', 'maha@example.com'])(
    'has no rule for the address %j',
    async (address) => {
      const { user } = renderRoutes(routes, { at: '/forgot-password?sample' })
      const email = await screen.findByRole('textbox', { name: /E-mail/ })
      await user.type(email, `${address}{Enter}`)
      expect(await screen.findByRole('status')).toHaveTextContent(/Nothing was sent/)
      expect(email).not.toHaveAttribute('aria-invalid')
      const sample = screen.getByRole('link', { name: 'what the e-mail looks like' })
      expect(sample).toHaveAttribute('href', '/email-reset-password')
    },
  )
})

describe('SignupPage', () => {
  const open = () => renderRoutes(routes, { at: '/signup?sample' })

  const registerLink = () => screen.findByRole('link', { name: 'Register' })

  test('links to the terms, the portal login and the success page', async () => {
    open()
    expect(await registerLink()).toHaveAttribute('href', '/signup-success')
    const terms = screen.getByRole('link', { name: 'terms and conditions' })
    expect(terms).toHaveAttribute('href', '/terms')
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/portal/login')
  })

  test.each(['click', 'Enter'])(
    'has no rules: Register leads on from an empty form by %s',
    async (action) => {
      const { user, router } = open()
      const register = await registerLink()
      if (action === 'click') await user.click(register)
      else await user.type(screen.getByRole('textbox', { name: /Name/ }), '{Enter}')
      await waitFor(() => expect(router.state.location.pathname).toBe('/signup-success'))
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Congratulations!' }),
      ).toBeVisible()
    },
  )
})

describe('SignupSuccessPage', () => {
  test('congratulates, links home and to where an account is opened', async () => {
    renderRoutes(routes, { at: '/signup-success' })
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/')
    const portal = screen.getByRole('link', { name: 'member portal' })
    expect(portal).toHaveAttribute('href', '/portal/login')
    const mail = screen.getByRole('link', { name: 'See the confirmation e-mail' })
    expect(mail).toHaveAttribute('href', '/email-confirmation')
  })
})

describe('LockScreenPage', () => {
  const logout = mainUrl('/users/auth/logout')

  const open = (token = '') => renderRoutes(routes, { at: '/lock-screen', token })

  function openSignedIn(changes: Parameters<typeof buildProfile>[0] = {}) {
    mockProfile(changes)
    return open(testToken())
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
      open(testToken())
      expect(await screen.findByRole('button', { name: 'Unlock' })).toBeEnabled()
      expect(screen.getByRole('button', { name: 'Log out' })).toBeEnabled()
    })

    test('requires a password and says that nothing was locked', async () => {
      const { user } = openSignedIn()
      await user.click(await screen.findByText('Preview of the form'))
      await user.click(screen.getByRole('button', { name: 'Unlock' }))
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
      expect(await screen.findByRole('heading', { level: 1, name: 'Sign Out' })).toBeVisible()
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
