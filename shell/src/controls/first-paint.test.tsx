import { storageKeys } from '@shop/contracts/storage-keys.ts'
import { createMemoryRouter, RouterProvider } from '@shop/router'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

import { load } from '../messages.ts'
import { AccountLink } from './AccountLink.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

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

describe('the controls of a page from the server', () => {
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
