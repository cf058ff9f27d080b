import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { queryClient } from '@shop/kernel/http'
import { getSession } from '@shop/kernel/session'
import { createMemoryRouter, RouterProvider } from '@shop/router'
import { deferred } from '@shop/testing/deferred.ts'
import { paymentsUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { testToken } from '@shop/testing/token.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

import { PlanCard } from './account/payment/PlanCard.tsx'
import { ProfilePanel } from './account/profile/ProfilePanel.tsx'
import { SettingsPage } from './account/settings/SettingsPage.tsx'
import { CartPage } from './cart/CartPage.tsx'
import { CheckoutPage } from './checkout/CheckoutPage.tsx'
import { loadAccountMessages, loadMessages } from './messages.generated.ts'
import { PaymentResultPage } from './payment/PaymentResultPage.tsx'
import { buildCartItem, buildPaymentSession, sessionId } from './testing/fixtures.ts'
import { mockServices } from './testing/mock-services.ts'

const createPage = (Component: ComponentType, data: unknown = null) => {
  const routes = [{ id: 'page', path: '*', Component, loader: () => data }]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { page: data } } })
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

const container = () => document.getElementById('page') as HTMLElement
let root: Root | undefined

/** Shows what the server, which has neither session nor storage, renders for this browser. */
async function showServerPage(
  Component: ComponentType,
  options: Parameters<typeof setUpBrowser>[0] = {},
) {
  mockServices()
  setUpBrowser(options)
  await Promise.all([loadMessages(), loadAccountMessages()])
  document.body.innerHTML = `<div id="page">${renderToString(createPage(Component))}</div>`
}

async function hydrate(Component: ComponentType, data: unknown = null) {
  await act(async () => {
    root = hydrateRoot(container(), createPage(Component, data))
  })
}

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

// A hydration mismatch is a console error, which fails a test.
describe('the first paint', () => {
  const cart = [buildCartItem()]

  test('of the cart is a skeleton, then the lines', async () => {
    await showServerPage(CartPage, { cart })
    const heading = screen.getByRole('heading', { level: 1, name: 'Cart' })
    expect(screen.getByText('Loading your cart')).toBeVisible()
    expect(screen.getByText('Your cart is empty')).not.toBeVisible()
    expect(container()).not.toHaveTextContent(/log in/i)
    expect(container()).not.toHaveTextContent('Steel')
    await hydrate(CartPage)
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
    expect(screen.getByRole('table', { name: 'Cart' })).toHaveTextContent('Steel')
    expect(screen.getByText('1 item in your cart')).toBeInTheDocument()
    expect(screen.queryByText('Loading your cart')).not.toBeInTheDocument()
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument()
  })

  test('of an empty cart says so, and stays', async () => {
    await showServerPage(CartPage)
    const text = screen.getByText('Your cart is empty')
    const link = screen.getByRole('link', { name: 'Browse the shop' })
    expect(text).toBeVisible()
    expect(screen.getByText('Loading your cart')).not.toBeVisible()
    await hydrate(CartPage)
    expect(screen.getByText('Your cart is empty')).toBe(text)
    expect(screen.getByRole('link', { name: 'Browse the shop' })).toBe(link)
    expect(screen.queryByText('Loading your cart')).not.toBeInTheDocument()
  })

  test('of the checkout is a skeleton, then the form of the member', async () => {
    await showServerPage(CheckoutPage, { cart, token: testToken() })
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeInTheDocument()
    expect(screen.getByText('Loading your billing address')).toBeInTheDocument()
    expect(container()).not.toHaveTextContent(/empty|log in/i)
    await hydrate(CheckoutPage, { discount: 0 })
    expect(await screen.findByRole('textbox', { name: /First Name/ })).toHaveValue('Maha')
  })

  test('of the payment result is its skeleton, and stays while the payment loads', async () => {
    localStorage.setItem(storageKeys.paymentSession, sessionId)
    await showServerPage(PaymentResultPage)
    const response = deferred()
    server.use(
      http.post(paymentsUrl('/hooks/payment/:id'), () => HttpResponse.json({})),
      http.get(paymentsUrl('/payment/checkout/:id'), async () => {
        await response.promise
        return HttpResponse.json({ data: buildPaymentSession() })
      }),
    )
    expect(screen.getByRole('status')).toHaveTextContent('Loading Payment')
    await hydrate(PaymentResultPage, sessionId)
    expect(screen.getByRole('status')).toHaveTextContent('Loading Payment')
    response.resolve()
    expect(await screen.findByText('PAID')).toBeInTheDocument()
  })

  test('of the payment result without a payment is the skeleton, then says so', async () => {
    await showServerPage(PaymentResultPage)
    expect(screen.getByRole('status')).toHaveTextContent('Loading Payment')
    await hydrate(PaymentResultPage)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Return to Home' })).toBeInTheDocument()
  })

  test('of the settings is a skeleton, then the profile', async () => {
    await showServerPage(SettingsPage, { token: testToken() })
    expect(container()).not.toHaveTextContent(/log in/i)
    expect(screen.getByText('Loading your profile')).toBeInTheDocument()
    await hydrate(SettingsPage)
    expect(await screen.findByRole('textbox', { name: /First name/i })).toHaveValue('Maha')
  })

  test('of the profile panel asks a visitor to log in, at once', async () => {
    await showServerPage(ProfilePanel)
    const link = screen.getByRole('link', { name: 'Login' })
    expect(screen.queryByText('Loading your profile')).not.toBeVisible()
    await hydrate(ProfilePanel)
    expect(screen.getByRole('link', { name: 'Login' })).toBe(link)
  })

  test('of the profile panel keeps the place of a member’s profile', async () => {
    await showServerPage(ProfilePanel, { token: testToken() })
    expect(getSession()).not.toBeNull()
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
    expect(screen.getByText('Loading your profile')).toBeVisible()
    await hydrate(ProfilePanel)
    expect(await screen.findByText('Maha Al Balushi')).toBeVisible()
  })

  test('of what a browser stores shows nothing that may be wrong', async () => {
    localStorage.setItem(`${storageKeys.account}plan:visitor`, 'annual')
    await showServerPage(PlanCard)
    expect(screen.getByText(/Monthly$/)).not.toBeVisible()
    await hydrate(PlanCard)
    expect(screen.getByText(/Annual|Yearly|year/i, { selector: 'p *, p' })).toBeVisible()
  })
})
