import { mainApi } from '@shop/kernel/http'
import { buildCategory } from '@shop/testing/fixtures.ts'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { mockCategories } from '../testing/mock-api.ts'
import { renderPart } from '../testing/render-part.tsx'
import { isNotFound } from './not-found.ts'
import { NotFound } from './NotFound.tsx'

describe('NotFound', () => {
  async function open(page: 'product' | 'products', lang: 'en' | 'ar' = 'en') {
    mockCategories(buildCategory())
    renderPart(<NotFound page={page} />, { lang })
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

  test('renders Arabic on an Arabic page', async () => {
    await open('product', 'ar')
    expect(screen.getByRole('link', { name: 'العودة إلى المتجر' })).toHaveAttribute('href', '/shop')
  })
})

describe('isNotFound', () => {
  async function failWith(status: number): Promise<unknown> {
    server.use(http.get(mainUrl('/thing'), () => HttpResponse.json({}, { status })))
    return mainApi.request({ url: '/thing' }).catch((error: unknown) => error)
  }

  test('returns true for status 404 only', async () => {
    expect(isNotFound(await failWith(404))).toBe(true)
    expect(isNotFound(await failWith(500))).toBe(false)
    expect(isNotFound(new Error('other'))).toBe(false)
    expect(isNotFound(null)).toBe(false)
  })
})
