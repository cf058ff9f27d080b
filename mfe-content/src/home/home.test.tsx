import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { buildCategory } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'
import { findStructuredData } from '../testing/structured-data.ts'

beforeEach(() => {
  server.use(
    http.get(mainUrl('/categories/all-category/admin-side'), () =>
      HttpResponse.json({ results: [buildCategory()] }),
    ),
  )
})

describe('HomePage', () => {
  const open = () => renderRoutes(routes, { at: '/' })

  /** Headings in DOM order, those of hidden slides too. */
  const headings = () =>
    screen.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent)

  test('renders offers, categories, about us, mission, vision and reviews in order', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(headings()).toEqual([
      'The Gift Suite',
      'End of Season Sale',
      'Shop by category',
      'About Us',
      'Our Mission',
      'Our Vision',
      'Customer Reviews',
    ])
  })

  test.each([
    ['Shop the gifts', 'gift-sets', '/shop-products/gift-sets?title=Goods'],
    [
      'See the cards',
      'digital-business-cards',
      '/shop-products/digital-business-cards?title=Goods',
    ],
    ['Shop the gifts', 'anything', '/shop'],
    ['See the cards', 'anything', '/shop'],
  ])('%s leads, where the shop has %s, to %s', async (name, _id, href) => {
    const results = [buildCategory({ _id, title: { en: 'Goods' } })]
    server.use(
      http.get(mainUrl('/categories/all-category/admin-side'), () =>
        HttpResponse.json({ results }),
      ),
    )
    open()
    await screen.findByRole('link', { name: 'Goods' })
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
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

  test('renders every picture as AVIF with its aspect ratio', async () => {
    const { container } = open()
    await screen.findByText('The Gift Suite')
    for (const picture of container.querySelectorAll('picture')) {
      const types = Array.from(picture.querySelectorAll('source'), ({ type }) => type)
      expect(types).toEqual(['image/avif'])
      expect(picture.style.aspectRatio).toMatch(/^\d+ \/ \d+$/)
    }
  })

  test('renders each review with its author', async () => {
    open()
    const reviews = within(await screen.findByRole('region', { name: 'Customer Reviews' }))
    const figures = reviews.getAllByRole('figure', { hidden: true })
    expect(figures).toHaveLength(5)
    expect(figures[0]).toHaveTextContent('Huda Al Rawahi')
    expect(figures[0]).toHaveTextContent('Head of Sales, Muscat')
  })

  test.each([
    ['the social links', [{ network: 'instagram', url: 'https://social.example/wasla' }]],
    ['no links when none are configured', undefined],
  ] as const)('has structured data of the shop with %s', async (_, socialLinks) => {
    setConfig({ ...testConfig, ...(socialLinks && { socialLinks: [...socialLinks] }) })
    renderRoutes(routes, { at: '/', lang: 'ar' })
    await screen.findByRole('heading', { level: 1 })
    expect(findStructuredData('Organization')).toMatchObject({
      name: testConfig.brandName.ar,
      url: 'http://shop.test/',
      sameAs: socialLinks?.map(({ url }) => url) ?? [],
    })
    setConfig(testConfig)
  })

  test.each([
    ['/', 'en', 'http://shop.test/', 'http://shop.test/search'],
    ['/ar', 'ar', 'http://shop.test/ar', 'http://shop.test/ar/search'],
  ] as const)(
    'has structured data of the site and its search at %s',
    async (at, lang, url, search) => {
      renderRoutes(routes, { at, lang })
      await screen.findByRole('heading', { level: 1 })
      expect(findStructuredData('Organization')).toHaveProperty('url', url)
      expect(findStructuredData('WebSite')).toMatchObject({
        name: testConfig.brandName[lang],
        url,
        inLanguage: lang,
        potentialAction: { '@type': 'SearchAction', target: `${search}?q={search_term_string}` },
      })
    },
  )
})
