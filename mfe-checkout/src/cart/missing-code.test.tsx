import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { openPage } from '../testing/open-page.tsx'

const MISSING = 'Part of this page could not be loaded'

let isMissing = true
jest.mock('./MissingProduct.tsx', () => ({
  get MissingProduct() {
    if (isMissing)
      throw Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' })
    return jest.requireActual<object>('./MissingProduct.tsx')['MissingProduct' as never]
  },
}))

test('ProductFromAddress says that its code is missing, and adds the product when it is there', async () => {
  server.use(http.get(mainUrl('/products/:id'), () => HttpResponse.json(buildProduct())))
  const { user } = openPage('/shop-cart?product=steel-card', { cart: [] })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText(MISSING)).toBeVisible()
  isMissing = false
  await user.click(retry)
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem(storageKeys.cart) ?? '[]')).toEqual([
      expect.objectContaining({ id: 'steel-card' }),
    ]),
  )
  await waitFor(() => expect(screen.queryByText(MISSING)).not.toBeInTheDocument())
  expectConsole()
})
