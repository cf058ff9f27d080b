import type { Corners } from '@shop/contracts/rules/surface.ts'
import { buildCategory, buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { setDraft } from '../../product/engraving/draft.ts'
import { routes } from '../../routes.generated.ts'
import { mockCategories, urls } from '../../testing/mock-api.ts'

const corners: Corners = [
  [0.1, 0.5],
  [0.9, 0.5],
  [0.9, 0.7],
  [0.1, 0.7],
]
const area = { finish: 'engraved', color: '#123456', width: 68, height: 12 } as const
const surface = { ...area, pictures: [corners] }
const build = (id: string, title: string, details: object) =>
  buildProduct({ _id: id, title: { en: title }, details })

const card = build('card', 'Card', { surface })
const fob = build('fob', 'Fob', { surface: { ...surface, width: 12 } })
const stand = build('stand', 'Stand', {})
const badge = build('badge', 'Badge', { surface: { ...surface, required: true } })

function open(products = [card, fob, stand]) {
  mockCategories(buildCategory())
  server.use(http.get(urls.products, () => HttpResponse.json(buildPage(products))))
  return renderRoutes(routes, { at: '/shop-products/cards', cart: [] })
}

const inCard = (title: string) => {
  const item = screen.getByRole('link', { name: title }).closest('li')
  if (!item) throw new Error(`There is no card of ${title}`)
  return item
}
const drawn = (title: string) => inCard(title).querySelector('text')?.textContent
const stored = () => JSON.parse(localStorage.getItem('addToCart') ?? '[]') as object[]

async function typeName(user: ReturnType<typeof open>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: 'See your name on every product' }))
  const field = await screen.findByRole('textbox', { name: 'Your name' })
  expect(field).toHaveFocus()
  await user.type(field, name)
  return field
}

beforeEach(() => setDraft(null))

describe('NameOnCards', () => {
  test('draws a name on every product that it fits, and adds it with the product', async () => {
    const { user } = open()
    await typeName(user, 'Maryam Al Harthy')
    await waitFor(() => expect(drawn('Card')).toBe('Maryam Al Harthy'))
    expect(drawn('Fob')).toBeUndefined()
    expect(drawn('Stand')).toBeUndefined()
    expect(screen.getByText(/^It is on 1 of 2 products here/)).toBeVisible()
    const add = (title: string) =>
      user.click(within(inCard(title)).getByRole('button', { name: 'Add to Cart' }))
    await add('Card')
    await add('Fob')
    expect(stored()).toMatchObject([
      { id: 'card', engraving: { name: 'Maryam Al Harthy' } },
      { id: 'fob' },
    ])
    expect(stored()[1]).not.toHaveProperty('engraving')
  })

  test('names it in the address of Shop Now', async () => {
    const { user } = open()
    await typeName(user, 'مريم')
    await waitFor(() =>
      expect(within(inCard('Card')).getByRole('link', { name: 'Shop Now' })).toHaveAttribute(
        'href',
        `/shop-cart?product=card&name=${encodeURIComponent('مريم')}`,
      ),
    )
  })

  test('lets a product into the cart that is sold only with a name', async () => {
    const { user } = open([badge, card])
    expect(await screen.findByRole('link', { name: 'Choose your name' })).toBeVisible()
    await typeName(user, 'Ali')
    await user.click(await within(inCard('Badge')).findByRole('button', { name: 'Add to Cart' }))
    expect(stored()).toMatchObject([{ id: 'badge', engraving: { name: 'Ali' } }])
  })

  test('says why a name is on no product', async () => {
    const { user } = open()
    const field = await typeName(user, 'Ali 😀')
    expect(field).toHaveAccessibleDescription(/Emoji cannot be put on it/)
    expect(drawn('Card')).toBeUndefined()
  })

  test('is open where a name was typed before, and takes no focus then', async () => {
    setDraft([{ name: 'Huda', line: 'CEO' }])
    open()
    const field = await screen.findByRole('textbox', { name: 'Your name' })
    expect(field).toHaveValue('Huda')
    expect(field).not.toHaveFocus()
    await waitFor(() => expect(drawn('Card')).toBe('Huda'))
  })

  test('is absent where no product takes a name', async () => {
    open([stand])
    await screen.findByRole('link', { name: 'Stand' })
    expect(screen.queryByRole('button', { name: 'See your name on every product' })).toBeNull()
  })
})
