import { renderRoutes } from '@shop/testing/render.tsx'
import { screen, within } from '@testing-library/react'

import { routes } from '../routes.tsx'

const open = (lang: 'en' | 'ar' = 'en') => renderRoutes(routes, { at: '/', lang })

/** Headings in DOM order, those of hidden slides too. */
const headings = () =>
  screen.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent)

describe('HomePage', () => {
  test('renders offers, about us, mission, vision, reviews and categories in order', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(headings()).toEqual([
      'The Gift Suite',
      'End of Season Sale',
      'About Us',
      'Our Mission',
      'Our Vision',
      'Customer Reviews',
      'Shop by category',
    ])
    expect(document.title).toBe('Digital cards and smart gifts · Wasla')
  })

  test('says what the product is and what it replaces', async () => {
    open()
    const about = within(await screen.findByRole('region', { name: 'About Us' }))
    expect(about.getByText(/customizable digital cards and smart business tools/)).toBeVisible()
    expect(about.getByText(/individuals, professionals and businesses/)).toBeVisible()
    expect(about.getByText(/paper cards/)).toBeVisible()
  })

  test('preloads only the first picture', async () => {
    const { container } = open()
    await screen.findByText('The Gift Suite')
    const images = Array.from(container.querySelectorAll('img'))
    expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual([
      'high',
      ...images.slice(1).map(() => 'auto'),
    ])
    expect(images.map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      ...images.slice(1).map(() => 'lazy'),
    ])
    expect(document.head.querySelector('link[rel=preload][as=image]')).toHaveAttribute(
      'fetchpriority',
      'high',
    )
  })

  test('renders every picture in both formats with its aspect ratio', async () => {
    const { container } = open()
    await screen.findByText('The Gift Suite')
    for (const picture of container.querySelectorAll('picture')) {
      const types = Array.from(picture.querySelectorAll('source'), ({ type }) => type)
      expect(types).toEqual(['image/avif', 'image/webp'])
      expect(picture.style.aspectRatio).toMatch(/^\d+ \/ \d+$/)
    }
  })

  test('links only to existing pages', async () => {
    open()
    await screen.findByText('The Gift Suite')
    const hrefs = screen
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'))
    expect(new Set(hrefs)).toEqual(new Set(['/shop', '/sale', '/agents', '/shop-cart', '/aboutus']))
  })

  test('renders each review with its author', async () => {
    open()
    const reviews = within(await screen.findByRole('region', { name: 'Customer Reviews' }))
    const figures = reviews.getAllByRole('figure', { hidden: true })
    expect(figures).toHaveLength(5)
    expect(figures[0]).toHaveTextContent('Huda Al Rawahi')
    expect(figures[0]).toHaveTextContent('Head of Sales, Muscat')
  })

  test('renders in Arabic', async () => {
    open('ar')
    await screen.findByText('مجموعة الهدايا')
    expect(headings()).toEqual([
      'مجموعة الهدايا',
      'تخفيضات نهاية الموسم',
      'من نحن',
      'مهمتنا',
      'رؤيتنا',
      'آراء العملاء',
      'تسوّق حسب الفئة',
    ])
    expect(screen.getByText('SALE20OFF')).toHaveAttribute('translate', 'no')
  })
})
