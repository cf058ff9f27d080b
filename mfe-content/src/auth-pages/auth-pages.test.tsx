import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { loadAuthPagesMessages } from '../messages.generated.ts'
import { routes } from '../routes.generated.ts'
import { LoginPage } from './LoginPage.tsx'

describe('auth pages', () => {
  const open = (at: string) => renderRoutes(routes, { at })

  test.each([
    ['/login', 'Log in to the member portal', '/portal/login'],
    ['/signup', 'Register in the member portal', '/portal/register'],
    ['/forgot-password', 'Reset it in the member portal', '/portal/forgot-password'],
  ])('%s leads to the member portal, which leads back to the shop', async (at, name, pathname) => {
    open(at)
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name })
    const url = new URL(link.href)
    expect(url.pathname).toBe(pathname)
    expect(url.searchParams.get('returnTo')).toBe(`${window.location.origin}/`)
  })

  test.each(['/login', '/signup', '/forgot-password'])(
    '%s folds the form of the template away',
    async (at) => {
      const { user } = open(at)
      const summary = await screen.findByText('Preview of the form')
      const fold = summary.closest('details')
      expect(fold).not.toHaveAttribute('open')
      await user.click(summary)
      expect(fold).toHaveAttribute('open')
      expect(screen.getByRole('form', { name: 'Preview of the form' })).toBeVisible()
    },
  )

  test.each(['/login', '/signup', '/signup-success', '/forgot-password', '/lock-screen'])(
    '%s links to the log-in of the member portal',
    async (at) => {
      open(at)
      await screen.findByRole('heading', { level: 1 })
      const links = screen.getAllByRole<HTMLAnchorElement>('link')
      expect(links.map(({ pathname }) => pathname)).toContain('/portal/login')
    },
  )

  test('render their picture as decoration', async () => {
    open('/login')
    await screen.findByRole('heading', { level: 1 })
    const pictures = document.querySelectorAll('img')
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) expect(picture).toHaveAttribute('alt', '')
  })
})

describe('LoginPage', () => {
  const open = () => renderRoutes(routes, { at: '/login' })

  test('says to a member that there is nothing to log in to, and leads on', async () => {
    server.use(
      http.get(mainUrl('/users/profile/:userId'), () =>
        HttpResponse.json({ data: buildProfile() }),
      ),
    )
    renderRoutes(routes, { at: '/login', token: testToken() })
    expect(await screen.findByText('You are logged in already.')).toBeVisible()
    expect(await screen.findByText('maha@example.com')).toBeVisible()
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('Continue to the shop')).toHaveAttribute('href', '/shop')
    expect(link('Your account')).toHaveAttribute('href', '/user-account')
    expect(screen.queryByRole('link', { name: /member portal/ })).toBeNull()
  })

  const email = () => screen.findByRole('textbox', { name: /Email/ })

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
    await hydrateUi(<LoginPage />, () =>
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
      const { user } = renderRoutes(routes, { at: '/forgot-password' })
      const email = await screen.findByRole('textbox', { name: /Email/ })
      await user.type(email, `${address}{Enter}`)
      expect(await screen.findByRole('status')).toHaveTextContent(/Nothing was sent/)
      expect(email).not.toHaveAttribute('aria-invalid')
      const sample = screen.getByRole('link', { name: 'what the e-mail looks like' })
      expect(sample).toHaveAttribute('href', '/email-reset-password')
    },
  )
})

describe('SignupPage', () => {
  const open = () => renderRoutes(routes, { at: '/signup' })

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
