import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { routes } from '../routes.tsx'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/login', lang })

const email = () => screen.findByRole('textbox', { name: /Email/ })
const password = () => screen.getByLabelText(/^Password/)
const submit = () => screen.getByRole('button', { name: 'Log in' })

describe('LoginPage', () => {
  test('says that the login is on the member portal and links there', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    expect(screen.getByText(/Members log in on the member portal/)).toBeVisible()
    const portal = screen.getByRole('link', { name: 'Member portal' })
    expect(portal).toHaveAttribute('href', '/portal/login')
  })

  test('links to the forgotten password and to the sign-up', async () => {
    open()
    const forgot = await screen.findByRole('link', { name: 'Forgot password?' })
    expect(forgot).toHaveAttribute('href', '/forgot-password')
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
  })

  test('rejects an empty e-mail address and password', async () => {
    const { user } = open()
    await email()
    await user.click(submit())
    expect(await screen.findByText('Please enter your e-mail address.')).toBeVisible()
    expect(screen.getByText('Please enter your password.')).toBeVisible()
    expect(password()).toHaveAttribute('aria-required', 'true')
    expect(await email()).toHaveFocus()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('says that nothing was sent when the form is valid', async () => {
    const { user, router } = open()
    await user.type(await email(), 'maha@example.com')
    await user.type(password(), 'secret{Enter}')
    expect(await screen.findByRole('status')).toHaveTextContent(/nothing was sent/)
    expect(screen.getAllByRole('link', { name: 'Member portal' })).toHaveLength(2)
    expect(router.state.location.pathname).toBe('/login')
  })

  test('remembers the e-mail address until "Remember me" is unchecked', async () => {
    const first = open()
    await first.user.type(await email(), ' maha@example.com ')
    await first.user.type(password(), 'secret')
    await first.user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await first.user.click(submit())
    expect(await screen.findByRole('status')).toHaveTextContent(/is remembered in this browser/)
    first.unmount()

    const second = open()
    expect(await email()).toHaveValue('maha@example.com')
    expect(password()).toHaveValue('')
    const remember = screen.getByRole('checkbox', { name: 'Remember me' })
    expect(remember).toBeChecked()
    await second.user.type(password(), 'secret')
    await second.user.click(remember)
    await second.user.click(submit())
    expect(await screen.findByRole('status')).not.toHaveTextContent(/remembered/)
    second.unmount()

    open()
    expect(await email()).toHaveValue('')
  })

  test('renders in Arabic', async () => {
    const { user } = open('ar')
    expect(await screen.findByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'تذكّرني' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }))
    expect(await screen.findByText('يُرجى إدخال كلمة المرور.')).toBeVisible()
  })
})
