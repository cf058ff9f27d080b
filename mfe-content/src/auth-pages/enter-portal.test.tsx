import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { waitFor } from '@testing-library/react'

import { routes } from '../routes.generated.ts'

describe('enter-portal.loader', () => {
  /** The address that the page leads on to. */
  async function follow(at: string, email?: string) {
    const navigation = recordNavigation()
    if (email) localStorage.setItem(storageKeys.rememberedEmail, email)
    renderRoutes(routes, { at })
    await waitFor(() => expect(navigation.addresses).toHaveLength(1))
    return new URL(navigation.addresses[0] ?? '')
  }

  const { origin } = window.location
  const returnPath = (url: URL) => {
    const returnTo = new URL(url.searchParams.get('returnTo') ?? '')
    return returnTo.origin + returnTo.pathname
  }

  test.each([
    ['/login', '/portal/login'],
    ['/signup', '/portal/register'],
    ['/forgot-password', '/portal/forgot-password'],
  ])('leads from %s to %s at once, with e-mail and return address', async (at, pathname) => {
    const query = new URLSearchParams({
      email: 'maha@example.com',
      returnTo: `${origin}/shop-cart`,
    })
    const url = await follow(`${at}?${query}`)
    expect(url.pathname).toBe(pathname)
    expect(url.searchParams.get('email')).toBe('maha@example.com')
    expect(returnPath(url)).toBe(`${origin}/shop-cart`)
  })

  test('leads back to this site only', async () => {
    const url = await follow('/login?returnTo=https://elsewhere.test/shop-cart')
    expect(returnPath(url)).toBe(`${origin}/`)
    expect(url.searchParams.has('email')).toBe(false)
  })

  test('hands over the e-mail address that this browser remembers', async () => {
    const url = await follow('/login', 'maha@example.com')
    expect(url.searchParams.get('email')).toBe('maha@example.com')
  })
})
