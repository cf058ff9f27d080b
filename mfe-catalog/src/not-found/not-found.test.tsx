import { buildCategory } from '@shop/testing/fixtures.ts'
import { screen, within } from '@testing-library/react'

import { mockCategories } from '../testing/mock-api.ts'
import { renderPart } from '../testing/render-part.tsx'
import { NotFound } from './NotFound.tsx'

describe('NotFound', () => {
  async function open(page: 'product' | 'products') {
    mockCategories(buildCategory())
    renderPart(<NotFound page={page} />)
    await screen.findByRole('heading', { level: 1 })
  }

  test.each([
    ['product', 'We could not find this product'],
    ['products', 'We could not find this category'],
  ] as const)('renders title, breadcrumb and a link to the shop for a %s', async (page, title) => {
    await open(page)
    expect(document.title).toBe(`${title} · Wasla`)
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(within(trail).getByText(title)).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop')
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
  })
})
