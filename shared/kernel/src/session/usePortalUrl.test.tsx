import { RETURN_PARAMETER } from '@shop/contracts/storage-keys.ts'
import { testConfig } from '@shop/testing/config.ts'
import { hydrateUi } from '@shop/testing/hydrate-ui.tsx'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { screen } from '@testing-library/react'

import { setConfig } from '../config/config.ts'
import { serverPortalUrl, usePortalUrl } from './usePortalUrl.ts'

function Links() {
  return (
    <>
      <a href={usePortalUrl('login')}>Log in</a>
      <a href={usePortalUrl('register', '/')}>Register</a>
    </>
  )
}

const hrefs = () => screen.getAllByRole('link').map((link) => (link as HTMLAnchorElement).href)

test('usePortalUrl leads back from the server’s link too, and adds the theme in the browser', async () => {
  localStorage.setItem('theme', 'dark')
  window.history.replaceState(null, '', '/agents?page=2')
  setUpBrowser({ lang: 'ar' })
  let ofServer: string[] = []
  await hydrateUi(<Links />, () => (ofServer = hrefs()))
  expect(ofServer).toEqual([
    'http://portal.test/portal/login?lang=ar&returnTo=http%3A%2F%2Fshop.test%2Fagents%3Fpage%3D2',
    'http://portal.test/portal/register?lang=ar&returnTo=http%3A%2F%2Fshop.test%2F',
  ])
  const [login, register] = hrefs().map((href) => new URL(href).searchParams)
  expect(login?.get('theme')).toBe('dark')
  expect(login?.get(RETURN_PARAMETER)).toBe('http://localhost/agents?page=2')
  expect(register?.get(RETURN_PARAMETER)).toBe('http://localhost/')
})

test.each([
  ['/', 'http://shop.test/'],
  ['/search?q=a%26b', 'http://shop.test/search?q=a%26b'],
  ['//evil.test/', 'http://shop.test//evil.test/'],
  [undefined, null],
])('serverPortalUrl returns to %s of the site', (path, back) => {
  setUpBrowser({ lang: 'ar' })
  setConfig({ ...testConfig, siteUrl: 'http://shop.test/' })
  const { origin, pathname, searchParams } = new URL(serverPortalUrl('login', path))
  expect(origin + pathname).toBe('http://portal.test/portal/login')
  expect(searchParams.get(RETURN_PARAMETER)).toBe(back)
  expect([searchParams.get('lang'), searchParams.get('theme')]).toEqual(['ar', null])
})
