import type { Corners } from '@shop/contracts/rules/surface.ts'
import type { Product } from '@shop/contracts/wire/catalog.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { buildCategory, buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'

const bestSellersUrl = 'http://sales.test/best'

const corners: Corners = [
  [0.1, 0.5],
  [0.9, 0.5],
  [0.8, 0.7],
  [0.2, 0.7],
]
const surface = {
  finish: 'engraved' as const,
  color: '#123456',
  width: 68,
  height: 12,
  pictures: [corners],
}

async function open(...products: Product[]) {
  server.use(
    http.get(mainUrl('/categories/all-category/admin-side'), () =>
      HttpResponse.json({ results: [buildCategory()] }),
    ),
    http.get(bestSellersUrl, () => HttpResponse.json(buildPage(products))),
  )
  const rendered = renderRoutes(routes, { at: '/' })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('heading', { name: 'Best sellers' })
  return rendered
}

const drawing = (page: Element) => page.querySelector('svg[viewBox="0 0 68 12"]')

const field = () => screen.findByRole('textbox', { name: 'Your name on it, free' })

describe('NameBand', () => {
  beforeEach(() => setConfig({ ...testConfig, bestSellersUrl }))
  afterEach(() => void setConfig(testConfig))

  const plain = buildProduct({ _id: 'plain' })
  const engraved = buildProduct({ _id: 'engraved', details: { surface } })

  test('draws the name on the first best seller that shows one, and goes there with it', async () => {
    const { user, router, container } = await open(plain, engraved)
    await user.type(await field(), 'سالم')
    await waitFor(() => expect(drawing(container)).toHaveTextContent('سالم'))
    await user.click(screen.getByRole('link', { name: 'See it on Steel card' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/product-detail/engraved'))
    expect(new URLSearchParams(router.state.location.hash.slice(1)).get('name')).toBe('سالم')
    // The page is another remote's.
    expect(expectConsole()).toContainEqual(expect.stringContaining('No route matches'))
  })

  test('draws it in the list of best sellers, too, whose cards lead on with it', async () => {
    const second = buildProduct({ _id: 'second', details: { surface } })
    const { user, container } = await open(plain, engraved, second)
    const list = within(screen.getByRole('list', { name: 'Best sellers' }))
    await user.clear(await field())
    await user.type(await field(), 'Maha')
    expect(
      await screen.findByRole('link', { name: 'See it on the other best sellers' }),
    ).toHaveAttribute('href', `#${screen.getByRole('heading', { name: 'Best sellers' }).id}`)
    const isDrawn = () => list.getAllByRole('listitem').map((card) => drawing(card) !== null)
    await waitFor(() => expect(isDrawn()).toEqual([false, true, true]))
    const links = [...container.querySelectorAll('li h3 > a[href^="/product-detail/"]')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/product-detail/plain',
      '/product-detail/engraved#name=Maha',
      '/product-detail/second#name=Maha',
    ])
    await user.clear(await field())
    expect(isDrawn()).toEqual([false, false, false])
  })

  test('says why a name cannot be put on it, which is not drawn', async () => {
    const { user, container } = await open(engraved)
    await user.clear(await field())
    await user.paste('Maha 🎉')
    expect(await screen.findByText(/^Emoji cannot be put on it/)).toBeVisible()
    expect(drawing(container)).toBeNull()
  })

  test('is absent where no best seller takes a name', async () => {
    await open(plain)
    expect(screen.queryByRole('textbox', { name: 'Your name on it, free' })).toBeNull()
  })
})
