import type { Language } from '@shop/kernel'
import { renderRoutes } from '@shop/testing/render.tsx'
import { screen } from '@testing-library/react'

import { routes } from '../routes.tsx'

const pages: [path: string, lang: Language, title: string, documentTitle: string][] = [
  ['/login', 'en', 'Log in', 'Log in · Wasla'],
  ['/login', 'ar', 'تسجيل الدخول', 'تسجيل الدخول · وصلة'],
  ['/signup', 'en', 'Create your account', 'Sign up · Wasla'],
  ['/signup', 'ar', 'إنشاء حسابك', 'إنشاء حساب · وصلة'],
  ['/signup-success', 'en', 'Congratulations!', 'Congratulations! · Wasla'],
  ['/signup-success', 'ar', 'تهانينا!', 'تهانينا! · وصلة'],
  ['/forgot-password', 'en', 'Forgot your password?', 'Forgot your password? · Wasla'],
  ['/forgot-password', 'ar', 'هل نسيت كلمة المرور؟', 'هل نسيت كلمة المرور؟ · وصلة'],
  ['/lock-screen', 'en', 'Lock screen', 'Lock screen · Wasla'],
  ['/lock-screen', 'ar', 'شاشة القفل', 'شاشة القفل · وصلة'],
]

describe.each(pages)('the auth page %s in %s', (at, lang, title, documentTitle) => {
  test('has one h1, which can be focused', async () => {
    renderRoutes(routes, { at, lang })
    const heading = await screen.findByRole('heading', { level: 1, name: title })
    expect(heading).toHaveAttribute('tabindex', '-1')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  test('has its title and description, and is noindex', async () => {
    renderRoutes(routes, { at, lang })
    await screen.findByRole('heading', { level: 1 })
    expect(document.title).toBe(documentTitle)
    const meta = (name: string) => document.head.querySelector(`meta[name=${name}]`)
    expect(meta('robots')).toHaveAttribute('content', 'noindex')
    const description = meta('description')?.getAttribute('content') ?? ''
    expect(description.length).toBeGreaterThanOrEqual(60)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  test('links to the member portal', async () => {
    renderRoutes(routes, { at, lang })
    await screen.findByRole('heading', { level: 1 })
    const paths = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => new URL(link.href, window.location.href).pathname)
    expect(paths).toContain('/portal/login')
  })
})

test('AuthLayout renders its picture as decoration', async () => {
  renderRoutes(routes, { at: '/login' })
  await screen.findByRole('heading', { level: 1 })
  for (const picture of document.querySelectorAll('img')) expect(picture).toHaveAttribute('alt', '')
})
