import { screen, within } from '@testing-library/react'

import { renderPart } from '../render.fixture.tsx'
import { Missing } from './Missing.tsx'

async function open(what: 'product' | 'products', lang: 'en' | 'ar' = 'en') {
  renderPart(<Missing what={what} />, { lang })
  await screen.findByRole('heading', { level: 1 })
}

test.each([
  ['product', 'We could not find this product'],
  ['products', 'We could not find this category'],
] as const)('a missing %s is named in title and trail, with a way on', async (what, title) => {
  await open(what)
  expect(document.title).toBe(`${title} · Wasla`)
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(within(trail).getByText(title)).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop')
})

test('in Arabic, too', async () => {
  await open('product', 'ar')
  expect(screen.getByRole('link', { name: 'العودة إلى المتجر' })).toHaveAttribute('href', '/shop')
})
