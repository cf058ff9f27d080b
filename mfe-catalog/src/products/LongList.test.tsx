import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.tsx'
import { serveCategory } from './products.fixture.ts'

const open = (search = '') => renderRoutes(routes, { at: `/shop-products/metal-cards${search}` })

// In a windowed list every item says where it stands, which a short list need not.
const windowed = async () => {
  await waitFor(() => expect(document.querySelector('li[aria-setsize]')).not.toBeNull())
  return screen.getByRole('list', { name: 'Products' })
}

function scrollTo(y: number) {
  act(() => {
    Object.assign(window, { scrollY: y, pageYOffset: y })
    window.dispatchEvent(new Event('scroll'))
  })
}

beforeEach(() => {
  scrollTo(0)
  server.use(
    http.get(mainUrl('/categories/all-category/admin-side'), () =>
      HttpResponse.json({ results: [buildCategory()] }),
    ),
  )
})

test('of a long category only what is near the screen exists, in a list as long as the category', async () => {
  const asked = serveCategory(10_000)
  open()
  const list = await windowed()
  const items = within(list).getAllByRole('listitem')
  expect(items.length).toBeLessThan(60)
  expect(items[0]).toHaveAttribute('aria-setsize', '10000')
  expect(items[0]).toHaveAttribute('aria-posinset', '1')
  expect(Number.parseFloat(list.style.paddingBlockEnd)).toBeGreaterThan(100_000)
  expect(asked).toEqual(['page=1&limit=100'])
  expect(screen.getByText('Showing 1-100 of 10,000 items')).toBeVisible()
})

test('scrolling fetches the page that comes into sight, and no other', async () => {
  const asked = serveCategory(10_000)
  open()
  await windowed()
  // 4 columns of rows 480 px high, as far as jsdom knows: 600,000 px is row 1,250, product 5,000.
  scrollTo(600_000)
  expect(await screen.findByText('Card 5001')).toBeVisible()
  expect(screen.queryByText('Card 1')).not.toBeInTheDocument()
  expect(asked.slice(1).sort()).toEqual(['page=50&limit=100', 'page=51&limit=100'])
})

test('the last product can be reached', async () => {
  serveCategory(250)
  open()
  await windowed()
  scrollTo(250 * 480)
  expect(await screen.findByText('Card 250')).toBeVisible()
})

test('a part that fails to load says so and can be tried again', async () => {
  serveCategory(250)
  const { user } = open()
  await windowed()
  server.use(
    http.get(mainUrl('/products/public/adminSide-products/:id'), () => HttpResponse.error()),
  )
  scrollTo(250 * 480)
  expect(await screen.findByRole('alert')).toHaveTextContent('Some products could not be loaded.')

  serveCategory(250)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Card 250')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a small page size still leads to every product', async () => {
  const asked = serveCategory(45)
  open('?limit=10')
  await windowed()
  await waitFor(() => expect(asked).toContain('page=2&limit=10'))
  expect(await screen.findByText('Card 11')).toBeVisible()
})

test('a list that starts at a later page leads back to the first', async () => {
  serveCategory(250)
  const { user } = open('?title=Cards&page=2')
  await windowed()
  expect(screen.getByText('Showing 2-3 of 250 items')).toBeVisible()
  expect(screen.getByText('Card 101')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Show the category from its first product' }))
  expect(await screen.findByText('Card 1')).toBeVisible()
})

test('pages of more than a hundred products have a pager', async () => {
  const asked = serveCategory(450)
  const { user } = open('?title=Cards&limit=150')
  await windowed()
  const pager = screen.getByRole('navigation', { name: 'Pages' })
  expect(within(pager).getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current')
  await user.click(within(pager).getByRole('link', { name: 'Page 3' }))
  expect(await screen.findByText('Showing 3-3 of 450 items')).toBeVisible()
  expect(await screen.findByText('Card 301')).toBeVisible()
  expect(asked).toEqual(['page=1&limit=150', 'page=3&limit=150'])
})

test('a page of exactly a hundred has none', async () => {
  serveCategory(450)
  open('?limit=100')
  await windowed()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
})

test('a product that has gone meanwhile leaves no gap that loads for ever', async () => {
  server.use(
    http.get(mainUrl('/products/public/adminSide-products/:id'), ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      const results =
        page === 1
          ? [1, 2].map((id) => buildProduct({ _id: `p${id}`, title: { en: `P ${id}` } }))
          : []
      const paginate = { currentPage: page, totalPage: 2, totalCount: 3, currentLimit: 2 }
      return HttpResponse.json({ results, paginate })
    }),
  )
  open('?limit=2')
  const list = await windowed()
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
})

test('a page beyond the last leads back to the first', async () => {
  serveCategory(250)
  const { user } = open('?page=9')
  expect(await screen.findByText('Nothing here yet')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Show the category from its first product' }))
  expect(await screen.findByText('Card 1')).toBeVisible()
})

test('a server that sends fewer at a time than asked for is taken at its word', async () => {
  const asked = serveCategory(2500, 1000)
  open('?limit=5000')
  await windowed()
  expect(screen.getByText('Showing 1-3 of 2,500 items')).toBeVisible()
  const pager = screen.getByRole('navigation', { name: 'Pages' })
  expect(within(pager).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/shop-products/metal-cards?limit=5000&page=3',
  )
  expect(asked).toEqual(['page=1&limit=5000'])
})

test('up to 48 products are all there, for the browser’s own search', async () => {
  serveCategory(48)
  open()
  expect(await screen.findByText('Card 48')).toBeVisible()
  expect(document.querySelector('li[aria-setsize]')).toBeNull()
})
