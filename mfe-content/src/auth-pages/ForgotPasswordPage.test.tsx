import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { routes } from '../routes.tsx'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/forgot-password', lang })

const email = () => screen.findByRole('textbox', { name: /Email/ })

describe('ForgotPasswordPage', () => {
  test('says that nothing is sent and links to the portal login', async () => {
    open()
    expect(await screen.findByText(/it sends nothing/)).toBeVisible()
    const login = await screen.findByRole('link', { name: 'Back to login' })
    expect(login).toHaveAttribute('href', '/portal/login')
  })

  test.each([
    ['', 'Please enter your e-mail address.'],
    ['maha@', 'Please enter an e-mail address such as name@example.com.'],
  ])('rejects the e-mail address %j', async (address, message) => {
    const { user } = open()
    await user.type(await email(), `${address}{Enter}`)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('says that nothing was sent and links to help when the address is valid', async () => {
    const { user } = open()
    await user.type(await email(), 'maha@example.com')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('status')).toHaveTextContent(/this demo shop sends no e-mail/)
    expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact')
    const sample = screen.getByRole('link', { name: 'what the e-mail would look like' })
    expect(sample).toHaveAttribute('href', '/email-reset-password')
  })

  test('renders in Arabic', async () => {
    const { user } = open('ar')
    await user.click(await screen.findByRole('button', { name: 'إرسال' }))
    expect(await screen.findByText('يُرجى إدخال بريدك الإلكتروني.')).toBeVisible()
  })
})
