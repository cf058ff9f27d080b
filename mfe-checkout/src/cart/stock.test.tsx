import { mainUrl, server } from '@shop/testing/server.ts'
import { testToken } from '@shop/testing/token.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildCartItem, buildOakCard } from '../testing/fixtures.ts'
import { openPage } from '../testing/open-page.tsx'
import { withOwnAccount } from '../testing/own-account.ts'

describe('the stock in the cart', () => {
  withOwnAccount()

  function open(left: Record<string, number | null>) {
    const asked: string[] = []
    server.use(
      http.get(mainUrl('/stock'), ({ request }) => {
        asked.push(new URL(request.url).search)
        const results = Object.entries(left).map(([_id, pieces]) => ({
          _id,
          stock: { left: pieces },
        }))
        return HttpResponse.json({ results })
      }),
    )
    const cart = [buildCartItem({ quantity: 4 }), buildOakCard()]
    return { ...openPage('/shop-cart', { cart, token: testToken() }), asked }
  }

  const row = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(name) }))

  test('is asked for once, and shown at each line', async () => {
    const { asked } = open({ 'steel-card': 20, 'oak-card': null })
    expect(await (await row('Steel card')).findByText('In stock')).toBeVisible()
    expect((await row('Oak card')).getByText('In stock')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible()
    expect(asked).toEqual(['?id=steel-card&id=oak-card'])
  })

  test('stops an order of what is sold out, until it is removed', async () => {
    const { user } = open({ 'steel-card': 20, 'oak-card': 0 })
    expect(await (await row('Oak card')).findByText('Sold out')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
    const checkout = screen.getByRole('button', { name: 'Checkout' })
    expect(checkout).toBeDisabled()
    expect(checkout).toHaveAccessibleDescription(/^There is not enough of what is marked/)
    await user.click(screen.getByRole('button', { name: 'Remove Oak card' }))
    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible()
  })

  test('stops an order of more than there is, until there is less of it', async () => {
    const { user } = open({ 'steel-card': 3, 'oak-card': null })
    expect(await (await row('Steel card')).findByText('Only 3 left')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Decrease quantity of Steel card' }))
    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible()
  })

  test('stops nobody when it cannot be read', async () => {
    server.use(http.get(mainUrl('/stock'), () => new HttpResponse(null, { status: 404 })))
    openPage('/shop-cart', { cart: [buildCartItem()], token: testToken() })
    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible()
    expect(screen.queryByText(/In stock|left|Sold out/)).toBeNull()
  })
})
