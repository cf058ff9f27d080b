import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { setConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import { testConfig } from '@shop/testing/config.ts'
import { buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { renderUi } from '@shop/testing/render.tsx'
import { server } from '@shop/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { loadMessages } from '../messages.generated.ts'
import { BestSellers } from './BestSellers.tsx'

const bestSellersUrl = 'http://sales.test/best'
const products = Array.from({ length: 6 }, (_, index) =>
  buildProduct({ _id: `p-${index + 1}`, title: { en: `Card ${index + 1}` } }),
)

beforeEach(async () => {
  setConfig({ ...testConfig, bestSellersUrl })
  await loadMessages()
})
afterEach(() => {
  setConfig(testConfig)
  queryClient.clear()
})

describe('BestSellers', () => {
  test('renders one row of products that can be put into the cart', async () => {
    server.use(http.get(bestSellersUrl, () => HttpResponse.json(buildPage(products))))
    const { user } = renderUi(<BestSellers />)
    const region = within(await screen.findByRole('region', { name: 'Best sellers' }))
    expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4].map((number) => `/product-detail/p-${number}`),
    )
    const [button] = region.getAllByRole('button', { name: 'Add to Cart' })
    await user.click(button as HTMLElement)
    await waitFor(() => expect(localStorage.getItem(storageKeys.cart)).toMatch(/^\[\{"id":"p-1"/))
  })

  test('renders nothing when nothing has been sold', async () => {
    const handle = jest.fn(() => HttpResponse.json(buildPage([])))
    server.use(http.get(bestSellersUrl, handle))
    renderUi(<BestSellers />)
    await waitFor(() => expect(handle).toHaveBeenCalled())
    await act(async () => {})
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})
