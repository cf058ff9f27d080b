import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { getSession } from '@shop/kernel/session'
import { createMemoryRouter, RouterProvider } from '@shop/router'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { recordNavigation } from '@shop/testing/navigation.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import toast from 'react-hot-toast'

import { load } from '../messages.ts'
import { openShop } from '../testing/open-shop.tsx'
import { AccountLink } from './AccountLink.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

describe('LanguageMenu', () => {
  const toggle = () => screen.getByRole('button', { name: /^(Language|اللغة)$/ })

  const menu = () =>
    document.getElementById(toggle().getAttribute('aria-controls') ?? '') as HTMLElement

  test('lists Arabic and English by their own names and marks the current one', async () => {
    const { user } = await openShop()
    expect(menu()).not.toBeVisible()
    await user.click(toggle())
    const choices = within(menu()).getAllByRole('button')
    expect(choices.map((choice) => [choice.lang, choice.textContent, choice.ariaPressed])).toEqual([
      ['ar', 'العربية', 'false'],
      ['en', 'English', 'true'],
    ])
  })

  test('switches to Arabic and right-to-left without a reload', async () => {
    const navigation = recordNavigation()
    const { user } = await openShop()
    await user.click(toggle())
    await user.click(screen.getByRole('button', { name: 'العربية' }))
    expect(await screen.findByRole('link', { name: 'انتقل إلى المحتوى' })).toBeInTheDocument()
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(document.documentElement).toHaveAttribute('lang', 'ar')
    expect(localStorage.getItem(storageKeys.lang)).toBe('ar')
    expect(menu()).not.toBeVisible()
    expect(navigation.reloads).toBe(0)
  })

  test('reloads the page when English is chosen', async () => {
    const navigation = recordNavigation()
    const { user } = await openShop({ lang: 'ar' })
    await user.click(toggle())
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(navigation.reloads).toBe(1)
    expect(localStorage.getItem(storageKeys.lang)).toBe('en')
  })

  test('closes on a click outside and on Escape', async () => {
    const { user } = await openShop()
    await user.click(toggle())
    expect(menu()).toBeVisible()
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(menu()).not.toBeVisible()
    await user.click(toggle())
    await user.keyboard('{Escape}')
    expect(menu()).not.toBeVisible()
  })
})

describe('ThemeToggle', () => {
  test('switches between dark and light and is named after the next theme', async () => {
    const { user } = await openShop()
    const root = document.documentElement
    expect(root).toHaveClass('light', { exact: true })
    await user.click(screen.getByRole('button', { name: 'Switch to the dark theme' }))
    expect(root).toHaveClass('dark', { exact: true })
    expect(localStorage.getItem(storageKeys.theme)).toBe('dark')
    await user.click(screen.getByRole('button', { name: 'Switch to the light theme' }))
    expect(root).toHaveClass('light', { exact: true })
  })
})

describe('LogoutButton', () => {
  const address = mainUrl('/users/auth/logout')

  afterEach(() => act(() => toast.remove()))

  test('is disabled while logging out, then opens the portal’s login', async () => {
    const navigation = recordNavigation()
    const response = deferred()
    server.use(
      http.post(address, async () => {
        await response.promise
        return HttpResponse.json({})
      }),
    )

    const { user } = await openShop({ token: testToken() })
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(screen.getByRole('button', { name: 'Logging out…' })).toBeDisabled()

    response.resolve()
    await waitFor(() =>
      expect(navigation.addresses).toEqual([
        expect.stringMatching(/^http:\/\/portal\.test\/portal\/login\?lang=en/),
      ]),
    )
    expect(getSession()).toBeNull()
    expect(screen.queryByRole('button', { name: /Log/ })).not.toBeInTheDocument()
  })

  test.each([
    ['is rejected', () => new HttpResponse(null, { status: 500 })],
    ['cannot reach the server', () => HttpResponse.error()],
  ])(
    'shows an error, keeps the session and can be retried when the log-out %s',
    async (_, response) => {
      const navigation = recordNavigation()
      server.use(http.post(address, response))
      const { user } = await openShop({ token: testToken() })
      await user.click(screen.getByRole('button', { name: 'Logout' }))
      expect(await screen.findByText(/could not be logged out/)).toBeInTheDocument()
      expect(getSession()).not.toBeNull()
      expect(expectConsole()).toEqual([expect.stringMatching(/AxiosError/)])

      server.use(http.post(address, () => HttpResponse.json({})))
      await user.click(screen.getByRole('button', { name: 'Logout' }))
      await waitFor(() => expect(getSession()).toBeNull())
      expect(navigation.addresses).toHaveLength(1)
    },
  )
})

describe('the controls of a page from the server', () => {
  const html = document.documentElement

  const controls = (
    <div data-testid="controls">
      <ThemeToggle />
      <AccountLink />
      <LogoutButton />
    </div>
  )

  const createPage = () => (
    <RouterProvider router={createMemoryRouter([{ path: '*', element: controls }])} />
  )

  const places = () =>
    [...screen.getByTestId('controls').querySelectorAll(':scope > span')].filter(
      (place) => getComputedStyle(place).display !== 'none',
    ).length

  let root: Root | undefined

  afterEach(() => {
    act(() => root?.unmount())
    document.body.replaceChildren()
    html.removeAttribute('data-session')
  })

  async function showServerPage(options: Parameters<typeof setUpBrowser>[0] = {}) {
    setUpBrowser(options)
    await load()
    document.body.innerHTML = `<div id="page">${renderToString(createPage())}</div>`
  }

  async function hydrate() {
    await act(async () => {
      root = hydrateRoot(document.getElementById('page') as HTMLElement, createPage())
    })
  }

  test('keep the places of the account link and the log-out button for a member', async () => {
    await showServerPage({ token: testToken() })
    expect(screen.queryByTitle('Your account')).not.toBeInTheDocument()
    // On a narrow screen, which jsdom is, the account link has none.
    expect(places()).toBe(1)
    await hydrate()
    expect(screen.getByTitle('Your account')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument()
    expect(places()).toBe(0)
  })

  test('keep no place for a visitor', async () => {
    await showServerPage()
    expect(places()).toBe(0)
    await hydrate()
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  test.each([
    ['light', 'Switch to the dark theme'],
    ['dark', 'Switch to the light theme'],
  ])('name the theme toggle rightly in the %s theme before and after', async (theme, name) => {
    localStorage.setItem(storageKeys.theme, theme)
    await showServerPage()
    const button = screen.getByRole('button', { name })
    expect(button).toHaveAccessibleName(name)
    await hydrate()
    expect(screen.getByRole('button', { name })).toBe(button)
  })
})
