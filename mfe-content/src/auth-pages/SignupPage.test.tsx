import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, waitFor } from '@testing-library/react'

import { routes } from '../routes.tsx'

const open = (at = '/signup', lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at, lang })

const registerLink = () => screen.findByRole('link', { name: 'Register' })

describe('SignupPage', () => {
  test('links to the terms, the portal login and the success page', async () => {
    open()
    expect(await registerLink()).toHaveAttribute('href', '/signup-success')
    const terms = screen.getByRole('link', { name: 'terms and conditions' })
    expect(terms).toHaveAttribute('href', '/terms')
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/portal/login')
  })

  test('leads to the registration in the member portal, which leads back to the shop', async () => {
    open()
    const portal = await screen.findByRole('link', { name: 'Register in the member portal' })
    const url = new URL(portal.getAttribute('href') ?? '')
    expect(url.pathname).toBe('/portal/register')
    expect(url.searchParams.get('returnTo')).toBe(`${window.location.origin}/`)
    expect(screen.getByRole('form', { name: 'Sample form' })).toBeVisible()
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

  test('renders in Arabic', async () => {
    open('/signup', 'ar')
    expect(await screen.findByRole('link', { name: 'إنشاء حساب في بوابة الأعضاء' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'الشروط والأحكام' })).toHaveAttribute('href', '/terms')
  })
})

describe('SignupSuccessPage', () => {
  test('congratulates, links home and says that nothing was stored', async () => {
    open('/signup-success')
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('Congratulations!')
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/')
    expect(screen.getByText(/Nothing you typed into the sample form was saved/)).toBeVisible()
    const portal = screen.getByRole('link', { name: 'member portal' })
    expect(portal).toHaveAttribute('href', '/portal/login')
    const mail = screen.getByRole('link', { name: 'See the confirmation e-mail' })
    expect(mail).toHaveAttribute('href', '/email-confirmation')
  })

  test('renders in Arabic', async () => {
    open('/signup-success', 'ar')
    expect(await screen.findByRole('heading', { level: 1, name: 'تهانينا!' })).toBeVisible()
  })
})
