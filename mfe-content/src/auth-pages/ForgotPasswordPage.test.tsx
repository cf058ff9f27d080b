import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { routes } from '../routes.tsx'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/forgot-password', lang })

describe('ForgotPasswordPage', () => {
  test('leads to the member portal, which sends the link, and to its login', async () => {
    open()
    const reset = await screen.findByRole('link', { name: 'Reset it in the member portal' })
    const url = new URL(reset.getAttribute('href') ?? '')
    expect(url.pathname).toBe('/portal/forgot-password')
    expect(url.searchParams.get('returnTo')).toBe(`${window.location.origin}/`)
    const login = screen.getByRole('link', { name: 'Back to login' })
    expect(login).toHaveAttribute('href', '/portal/login')
  })

  test.each(['', 'maha@', 'maha@example.com'])(
    'has no rule for the address %j',
    async (address) => {
      const { user } = open()
      const email = await screen.findByRole('textbox', { name: /Email/ })
      await user.type(email, `${address}{Enter}`)
      expect(await screen.findByRole('status')).toHaveTextContent(/Nothing was sent/)
      expect(email).not.toHaveAttribute('aria-invalid')
      const sample = screen.getByRole('link', { name: 'what the e-mail looks like' })
      expect(sample).toHaveAttribute('href', '/email-reset-password')
    },
  )

  test('renders in Arabic', async () => {
    const { user } = open('ar')
    await user.click(await screen.findByRole('button', { name: 'إرسال' }))
    expect(await screen.findByText(/لم يُرسل شيء/)).toBeVisible()
  })
})
