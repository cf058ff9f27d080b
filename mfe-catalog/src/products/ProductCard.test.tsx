import { queryClient } from '@shop/kernel'
import { buildProduct } from '@shop/testing/fixtures.ts'
import { fireEvent, screen } from '@testing-library/react'

import { productQuery } from '../product/product.api.ts'
import { renderPart } from '../testing/render-part.tsx'
import { ProductCard } from './ProductCard.tsx'

async function open(changes = {}, lang: 'en' | 'ar' = 'en', priority = false) {
  const rendered = renderPart(<ProductCard product={buildProduct(changes)} priority={priority} />, {
    lang,
  })
  await screen.findByRole('button', { name: /Add to Cart|أضف/ })
  return rendered
}

const image = (container: HTMLElement) => container.querySelector('img')

describe('ProductCard', () => {
  test('renders one link with the name of the product, and described buttons', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 2, name: 'Steel card' })).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Steel card' })).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveAccessibleDescription(
      'Steel card',
    )
    expect(screen.getByRole('link', { name: 'Shop Now' })).toHaveAccessibleDescription('Steel card')
  })

  test('reserves the space of the picture, and loads it eagerly with priority only', async () => {
    const { container, unmount } = await open()
    expect(image(container)).toHaveAttribute('loading', 'lazy')
    expect(image(container)).toHaveAttribute('width', '1')
    expect(image(container)).toHaveAttribute('height', '1')
    unmount()
    const first = await open({}, 'en', true)
    expect(image(first.container)).toHaveAttribute('loading', 'eager')
    expect(image(first.container)).toHaveAttribute('fetchpriority', 'high')
  })

  test('renders a fallback when the picture fails to load', async () => {
    const { container } = await open()
    fireEvent.error(image(container) as HTMLImageElement)
    expect(screen.getByText('This image failed to load')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Steel card' })).toBeVisible()
  })

  test.each([
    [0, 'OMR 0.00'],
    [4.5, 'OMR 4.50'],
    [1234.05, 'OMR 1,234.05'],
  ])('renders a price of %d as %s', async (price, text) => {
    const { container } = await open({ price })
    expect(container.querySelector('bdi')?.textContent?.replace(/\s/g, ' ')).toBe(text)
  })

  test('renders Arabic on an Arabic page', async () => {
    await open({}, 'ar')
    expect(screen.getByRole('link', { name: 'بطاقة فولاذية' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'أضف إلى السلة' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'اشترِ الآن' })).toBeVisible()
    expect(screen.getByText(/21.00/)).toBeVisible()
  })

  test.each(['pointer', 'keyboard', 'touch'])('seeds the product’s page on %s', async (way) => {
    const { user } = await open()
    const link = screen.getByRole('link', { name: 'Steel card' })
    const seeded = () => queryClient.getQueryData(productQuery('steel-card').queryKey)
    expect(seeded()).toBeUndefined()
    if (way === 'pointer') await user.hover(link)
    if (way === 'keyboard') await user.tab()
    if (way === 'touch') fireEvent.touchStart(link)
    expect(seeded()).toMatchObject({ _id: 'steel-card' })
  })
})
