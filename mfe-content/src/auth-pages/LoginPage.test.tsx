import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { renderRoutes } from '@shop/testing/render.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.tsx'
import { LoginPage } from './LoginPage.tsx'
import { load } from './messages.ts'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/login', lang })

const email = () => screen.findByRole('textbox', { name: /Email/ })
const password = () => screen.getByLabelText(/^Password/)
const submit = () => screen.getByRole('button', { name: 'Log in' })

describe('LoginPage', () => {
  test('leads to the login of the member portal, which leads back to the shop', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    const portal = screen.getByRole('link', { name: 'Log in to the member portal' })
    const url = new URL(portal.getAttribute('href') ?? '')
    expect(url.pathname).toBe('/portal/login')
    expect(url.searchParams.get('returnTo')).toBe(`${window.location.origin}/`)
  })

  test('marks the form below as a sample', async () => {
    open()
    const form = within(await screen.findByRole('form', { name: 'Sample form' }))
    expect(form.getByText(/does not send anything/)).toBeVisible()
    expect(form.getByRole('button', { name: 'Log in' })).toBeVisible()
  })

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
    await load()
    await hydrateUi(<LoginPage />, () =>
      localStorage.setItem(storageKeys.rememberedEmail, 'maha@example.com'),
    )
    expect(await email()).toHaveValue('maha@example.com')
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  })

  test('renders in Arabic', async () => {
    const { user } = open('ar')
    expect(await screen.findByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'تسجيل الدخول في بوابة الأعضاء' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'تذكّرني' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }))
    expect(await screen.findByText(/لم يُرسل شيء/)).toBeVisible()
  })
})
