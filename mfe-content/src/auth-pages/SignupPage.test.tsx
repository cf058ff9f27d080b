import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, waitFor } from '@testing-library/react'

import { routes } from '../routes.tsx'

const open = (at = '/signup', lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at, lang })

async function fillIn({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Maha Al Balushi')
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'maha@example.com')
  await user.type(screen.getByLabelText(/^Password/), 'long enough')
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }))
}

const registerLink = () => screen.findByRole('link', { name: 'Register' })

describe('SignupPage', () => {
  test('links to the terms, the portal login and the success page', async () => {
    open()
    expect(await registerLink()).toHaveAttribute('href', '/signup-success')
    const terms = screen.getByRole('link', { name: 'terms and conditions' })
    expect(terms).toHaveAttribute('href', '/terms')
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/portal/login')
  })

  test('says that accounts are opened on the member portal', async () => {
    open()
    expect(await screen.findByText(/Accounts are opened on the member portal/)).toBeVisible()
  })

  test('stays on the page and rejects every empty field when Register is clicked', async () => {
    const { user, router } = open()
    await user.click(await registerLink())
    for (const message of [
      'Please enter your name.',
      'Please enter your e-mail address.',
      'Please enter your password.',
      'Please accept the terms to go on.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible()
    }
    const box = screen.getByRole('checkbox', { name: /I accept/ })
    expect(box).toHaveAccessibleDescription('Please accept the terms to go on.')
    expect(box).toHaveAttribute('aria-invalid', 'true')
    expect(router.state.location.pathname).toBe('/signup')
  })

  test('rejects a password that is too short for the portal', async () => {
    const { user } = open()
    await user.type(await screen.findByLabelText(/^Password/), 'short')
    await user.tab()
    expect(
      await screen.findByText('Please choose a password of at least 8 characters.'),
    ).toBeVisible()
  })

  test.each(['click', 'Enter'])(
    'navigates to the success page by %s when the form is valid',
    async (action) => {
      const page = open()
      await fillIn(page)
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
        'Create your account',
      )
      if (action === 'click') await page.user.click(await registerLink())
      else await page.user.type(screen.getByRole('textbox', { name: /Name/ }), '{Enter}')
      await waitFor(() => expect(page.router.state.location.pathname).toBe('/signup-success'))
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Congratulations!' }),
      ).toBeVisible()
    },
  )

  test('renders in Arabic', async () => {
    const { user } = open('/signup', 'ar')
    await user.type(await screen.findByLabelText(/^كلمة المرور/), 'short')
    await user.tab()
    expect(await screen.findByText(/يُرجى اختيار كلمة مرور لا تقل عن . أحرف/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'الشروط والأحكام' })).toHaveAttribute('href', '/terms')
  })
})

describe('SignupSuccessPage', () => {
  test('congratulates, links home and says that nothing was stored', async () => {
    open('/signup-success')
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('Congratulations!')
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/')
    expect(screen.getByText(/has kept nothing of the form/)).toBeVisible()
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
