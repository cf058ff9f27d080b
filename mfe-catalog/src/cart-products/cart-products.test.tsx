import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { loadMessages } from '../messages.generated.ts'
import { urls } from '../testing/mock-api.ts'
import { CartProducts } from './CartProducts.tsx'

const named = (_id: string) =>
  buildProduct({ _id, title: { en: `Product ${_id}` }, categoryId: 'cards' })

function mockCatalog(): void {
  server.use(
    http.get(urls.product, ({ params }) => HttpResponse.json(named(String(params.id)))),
    http.get(urls.products, () =>
      HttpResponse.json(buildPage(['first', 'a', 'b', 'c', 'd', 'e'].map(named))),
    ),
  )
}

describe('CartProducts', () => {
  test('renders products like the first one, none of the cart’s, viewed ones last', async () => {
    localStorage.setItem(storageKeys.recentlyViewed, '["a"]')
    mockCatalog()
    await loadMessages()
    renderUi(<CartProducts productIds={['first', 'b']} />)
    const list = within(await screen.findByRole('list', { name: 'You may also like' }))
    const titles = list.getAllByRole('link').map(({ textContent }) => textContent)
    expect(titles).toEqual(['Product c', 'Product d', 'Product e', 'Product a'])
  })

  test('renders best sellers for a product that is not sold any more', async () => {
    const bestSellersUrl = 'http://api.test/best-sellers'
    setConfig({ ...testConfig, bestSellersUrl })
    server.use(
      http.get(urls.product, () => new HttpResponse(null, { status: 404 })),
      http.get(bestSellersUrl, () => HttpResponse.json(buildPage(['gone', 'a'].map(named)))),
    )
    await loadMessages()
    renderUi(<CartProducts productIds={['gone']} />)
    const list = within(await screen.findByRole('list', { name: 'You may also like' }))
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Product a'])
    setConfig(testConfig)
  })

  test('asks for nothing without a product', async () => {
    await loadMessages()
    renderUi(<CartProducts productIds={[]} />)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})
