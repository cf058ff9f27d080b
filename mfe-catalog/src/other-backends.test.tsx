import { expectConsole } from '@shop/testing/console.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'

import { routes } from './routes.generated.ts'
import { urls } from './testing/mock-api.ts'

function open(at: string, bodies: Partial<Record<keyof typeof urls, JsonBodyType>>) {
  const all = { categories: { results: [] }, ...bodies }
  server.use(
    ...Object.entries(all).map(([name, body]) =>
      http.get(urls[name as keyof typeof urls], () => HttpResponse.json(body)),
    ),
  )
  return renderRoutes(routes, { at })
}

/** The response of a backend for a product of which it knows little. */
const plainProduct = {
  _id: 42,
  title: { en: 'Plain card', ar: null },
  price: '1.255',
  description: null,
  coverImgUrl: null,
  galleryImgUrls: null,
  categoryId: { _id: 'cards' },
}

const wrongTexts = /null|undefined|NaN|\[object/

describe('the catalogue with the data of another backend', () => {
  test('a category keeps its other products', async () => {
    const results = [buildProduct(), { ...buildProduct(), _id: 'b', price: 'free' }, plainProduct]
    const { container } = open('/shop-products/cards?title=Cards', { products: { results } })
    const list = await screen.findByRole('list', { name: 'Products' })
    const titles = within(list).getAllByRole('heading', { level: 2 })
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Steel card', 'Plain card'])
    expect(within(list).getByText(/1\.26/)).toBeVisible()
    expect(screen.getByText('Showing 1-1 of 3 items')).toBeVisible()
    expect(within(list).getByRole('link', { name: 'Plain card' })).toHaveAttribute(
      'href',
      '/product-detail/42',
    )
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    expect(container).not.toHaveTextContent(wrongTexts)
    expect(expectConsole()).toEqual([expect.stringContaining('A list lost its row b: price')])
  })

  test('a page of many keeps the products after the one that it leaves out', async () => {
    const row = (number: number) =>
      buildProduct({ _id: `p${number}`, title: { en: `Card ${number}` } })
    const results = [row(1), null, row(3)]
    open('/shop-products/many', {
      products: { results, paginate: { totalCount: 6, totalPage: 2, currentLimit: 3 } },
    })
    expect(await screen.findByRole('link', { name: 'Card 3' })).toBeVisible()
    expect(screen.getByText('Showing 1-2 of 6 items')).toBeVisible()
    expectConsole()
  })

  test('a category of pages without totals loads its other pages, and invents no total', async () => {
    const asked: number[] = []
    server.use(
      http.get(urls.categories, () => HttpResponse.json({ results: [] })),
      http.get(urls.products, ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        asked.push(page)
        const results = [1, 2].map((n) => {
          const number = (page - 1) * 2 + n
          return buildProduct({ _id: `p${number}`, title: { en: `Card ${number}` } })
        })
        return HttpResponse.json({ results, paginate: { totalPage: 2, currentPage: page } })
      }),
    )
    renderRoutes(routes, { at: '/shop-products/many?limit=2' })
    expect(await screen.findByRole('link', { name: 'Card 4' })).toBeVisible()
    expect(screen.getByText('Showing page 1 of 2')).toBeVisible()
    const [item] = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem')
    expect(item).toHaveAttribute('aria-setsize', '-1')
    expect(asked).toEqual([1, 2])
  })

  test('a product without description and pictures renders its title, price and a placeholder', async () => {
    const { container } = open('/product-detail/42', { product: plainProduct })
    expect(await screen.findByRole('heading', { level: 1, name: 'Plain card' })).toBeVisible()
    expect(screen.getByText(/1\.26/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Enlarge/ })).toBeNull()
    expect(container.querySelector('img')).toBeNull()
    expect(screen.queryByText('This image failed to load')).toBeNull()
    expect(container).not.toHaveTextContent(wrongTexts)
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    expect(data.map(({ textContent }) => textContent).join()).not.toMatch(wrongTexts)
  })

  test('a product goes to the cart with its rounded price', async () => {
    const { user } = open('/product-detail/42', { product: plainProduct })
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }))
    expect(JSON.parse(localStorage.getItem('addToCart') ?? '')).toEqual([
      {
        id: '42',
        image: '',
        title: { en: 'Plain card' },
        description: { en: '' },
        price: 1.26,
        quantity: 1,
      },
    ])
  })

  test('the category picker keeps its other categories, with placeholders for pictures', async () => {
    const results = [
      { _id: 'a b', title: 'Cards', imageUrl: '' },
      null,
      { _id: 'x', title: { ar: 'حوامل' } },
    ]
    const { container } = open('/shop', { categories: { results } })
    expect(await screen.findByRole('link', { name: 'Cards' })).toHaveAttribute(
      'href',
      '/shop-products/a%20b?title=Cards',
    )
    expect(screen.getByRole('link', { name: 'حوامل' })).toBeVisible()
    expect(container.querySelector('img')).toBeNull()
    expectConsole()
  })
})
