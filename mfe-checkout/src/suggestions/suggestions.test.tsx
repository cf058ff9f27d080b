import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { buildCartItem } from '../testing/fixtures.ts'
import { openPage } from '../testing/open-page.tsx'

const RELATED = 'You may also like'
const VIEWED = 'Recently viewed'

/** Products exist but `gone`; those of the category `cards` are steel-card and four others. */
function mockCatalog(categoryId: string | undefined = 'cards') {
  const calls: string[] = []
  const named = (_id: string) =>
    buildProduct({ _id, title: { en: `Product ${_id}` }, ...(categoryId ? { categoryId } : {}) })
  server.use(
    http.get(mainUrl('/products/:id'), ({ params }) => {
      calls.push(String(params.id))
      if (params.id === 'gone') return HttpResponse.json({ message: 'Gone.' }, { status: 404 })
      return HttpResponse.json(named(String(params.id)))
    }),
    http.get(mainUrl('/products/public/adminSide-products/:categoryId'), ({ params }) => {
      calls.push(`category ${String(params.categoryId)}`)
      return HttpResponse.json(buildPage(['steel-card', 'a', 'b', 'c', 'd', 'e'].map(named)))
    }),
  )
  return calls
}

let comeNear: () => void

beforeEach(() => {
  const callbacks: IntersectionObserverCallback[] = []
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    callbacks.push(callback)
    return { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver
  })
  comeNear = () =>
    act(() => {
      const entries = [{ isIntersecting: true } as IntersectionObserverEntry]
      for (const callback of callbacks) callback(entries, {} as IntersectionObserver)
    })
})
afterEach(() => void jest.restoreAllMocks())

async function openCart(cart: unknown[], viewed: unknown = null) {
  localStorage.setItem(storageKeys.recentlyViewed, JSON.stringify(viewed))
  const page = openPage('/shop-cart', { cart })
  await screen.findByRole('heading', { level: 1, name: 'Cart' })
  return page
}

const titles = async (name: string) => {
  const list = await screen.findByRole('list', { name })
  const links = await within(list).findAllByRole('link')
  return links.map(({ textContent }) => textContent)
}

describe('the suggestions below the cart', () => {
  test('load nothing before they come near', async () => {
    const calls = mockCatalog()
    await openCart([buildCartItem()], ['x'])
    expect(calls).toEqual([])
    comeNear()
    expect(await screen.findByRole('region', { name: RELATED })).toBeVisible()
  })

  test('are related products, without those in the cart or viewed', async () => {
    mockCatalog()
    await openCart([buildCartItem()], ['b'])
    comeNear()
    expect(await titles(RELATED)).toEqual(['Product a', 'Product c', 'Product d', 'Product e'])
    await waitFor(async () => expect(await titles(VIEWED)).toEqual(['Product b']))
  })

  test('are viewed products that still exist, with a link to all', async () => {
    mockCatalog()
    await openCart([], ['x', 'gone', 7, 'y'])
    comeNear()
    await waitFor(async () => expect(await titles(VIEWED)).toEqual(['Product x', 'Product y']))
    expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      '/recently-viewed-product',
    )
    expect(screen.getByRole('link', { name: 'Product x' })).toHaveAttribute(
      'href',
      '/product-detail/x',
    )
    expect(screen.queryByRole('list', { name: RELATED })).not.toBeInTheDocument()
  })

  test.each([null, 'rubbish', { a: 1 }])('are absent when %j is stored', async (stored) => {
    mockCatalog()
    await openCart([], stored)
    comeNear()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('region', { name: VIEWED })).not.toBeInTheDocument()
  })

  test('have no related products when the category is not known', async () => {
    const calls = mockCatalog('')
    await openCart([buildCartItem()], ['x'])
    comeNear()
    expect(await titles(VIEWED)).toEqual(['Product x'])
    await waitFor(() => expect(calls).toContain('steel-card'))
    expect(screen.queryByRole('list', { name: RELATED })).not.toBeInTheDocument()
  })
})
