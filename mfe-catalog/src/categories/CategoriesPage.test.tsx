import { aCategory } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.tsx'

const address = mainUrl('/categories/all-category/admin-side')
const categories = [aCategory(), aCategory({ _id: 'plain', title: { en: 'Cards & more' } })]

function answer(results: unknown) {
  server.use(http.get(address, () => HttpResponse.json({ results })))
}

test('every category leads to its products, with the English title in the address', async () => {
  answer(categories)
  renderRoutes(routes, { at: '/shop' })

  expect(await screen.findByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  const cards = await screen.findAllByRole('listitem')
  expect(cards).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Metal cards' })).toHaveAttribute(
    'href',
    '/shop-products/metal-cards?title=Metal%20cards',
  )
  expect(screen.getByRole('link', { name: 'Cards & more' })).toHaveAttribute(
    'href',
    '/shop-products/plain?title=Cards%20%26%20more',
  )
  cards.forEach((card) =>
    expect(within(card).getByText('Click to explore products in this category.')).toBeVisible(),
  )
  expect(document.title).toBe('Shop · Wasla')
})

test('in Arabic, a title without Arabic stays English and is marked as such', async () => {
  answer(categories)
  renderRoutes(routes, { at: '/shop', lang: 'ar' })

  expect(await screen.findByRole('link', { name: 'بطاقات معدنية' })).toHaveAttribute(
    'href',
    '/shop-products/metal-cards?title=Metal%20cards',
  )
  expect(screen.getByText('Cards & more')).toHaveAttribute('lang', 'en')
  expect(screen.getAllByText('انقر لاستكشاف منتجات هذه الفئة.')).toHaveLength(2)
})
