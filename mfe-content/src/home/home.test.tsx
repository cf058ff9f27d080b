import { storageKeys } from '@shop/contracts/browser/storage-keys.ts'
import type { Category } from '@shop/contracts/wire/catalog.ts'
import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { deferred } from '@shop/testing/deferred.ts'
import { buildCategory, buildPage, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import { routes } from '../routes.generated.ts'
import { findStructuredData } from '../testing/structured-data.ts'

type Config = typeof testConfig
type Slide = NonNullable<Config['hero']>['slides'][number]

const categoriesUrl = mainUrl('/categories/all-category/admin-side')

const mockCategories = (...results: Category[]) =>
  server.use(http.get(categoriesUrl, () => HttpResponse.json({ results })))

beforeEach(() => mockCategories(buildCategory()))
afterEach(() => void setConfig(testConfig))

describe('HomePage', () => {
  const socialLinks = [{ network: 'instagram' as const, url: 'https://social.example/wasla' }]

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
    mockCategories(buildCategory({ _id, title: { en: 'Goods' } }))
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

  test('renders each review with its author', async () => {
    open()
    const reviews = within(await screen.findByRole('region', { name: 'Customer Reviews' }))
    const figures = reviews.getAllByRole('figure', { hidden: true })
    expect(figures).toHaveLength(5)
    expect(figures[0]).toHaveTextContent('Huda Al Rawahi')
    expect(figures[0]).toHaveTextContent('Head of Sales, Muscat')
  })

  test.each([
    ['/', 'en', 'http://shop.test/', 'http://shop.test/search'],
    ['/ar', 'ar', 'http://shop.test/ar', 'http://shop.test/ar/search'],
  ] as const)(
    'has structured data of the shop, the site and its search at %s',
    async (at, lang, url, search) => {
      const light = { url: 'http://api.test/logo.png', width: 480, height: 96 }
      setConfig({ ...testConfig, socialLinks, logo: { light, withName: true } })
      renderRoutes(routes, { at, lang })
      await screen.findByRole('heading', { level: 1 })
      expect(findStructuredData('Organization')).toMatchObject({
        name: testConfig.brandName[lang],
        url,
        logo: light.url,
        sameAs: ['https://social.example/wasla'],
      })
      expect(findStructuredData('WebSite')).toMatchObject({
        name: testConfig.brandName[lang],
        url,
        inLanguage: lang,
        potentialAction: { '@type': 'SearchAction', target: `${search}?q={search_term_string}` },
      })
    },
  )
})

describe('Hero', () => {
  const both = (en: string, ar: string) => ({ en, ar })
  const slide: Slide = {
    title: both('Opening week', 'أسبوع الافتتاح'),
    text: both('Everything is new.', 'كل شيء جديد.'),
    action: both('Look around', 'ألقِ نظرة'),
    to: '/shop?from=home',
    pictureUrl: '',
  }
  const pictureUrl = 'http://media.test/opening-1280.webp?widths=640,1280'

  /** The preloads that pages before have left. */
  const preloads = () => [...document.head.querySelectorAll('link[rel=preload][as=image]')]

  async function open(config: Partial<Config>, lang: 'en' | 'ar' = 'en') {
    setConfig({ ...testConfig, ...config })
    const label = { en: 'What is new in the shop', ar: 'الجديد في المتجر' }[lang]
    renderRoutes(routes, { at: '/', lang })
    const hero = await screen.findByRole('region', { name: label })
    const slides = within(hero).getAllByRole('group', { hidden: true })
    return slides.map((element) => {
      const links = within(element).getAllByRole('link', { hidden: true })
      const title = within(element).getByRole('heading', { level: 2, hidden: true }).textContent
      return { element, title, links: links.map((link) => link.getAttribute('href')) }
    })
  }

  beforeEach(() => preloads().forEach((link) => link.remove()))

  test.each([
    ['en', 'Opening week', 'Everything is new.', 'Look around'],
    ['ar', 'أسبوع الافتتاح', 'كل شيء جديد.', 'ألقِ نظرة'],
  ] as const)('shows the slides of an owner in %s', async (lang, title, text, action) => {
    const [first, ...others] = await open({ hero: { slides: [slide, slide, slide] } }, lang)
    expect(first?.title).toBe(title)
    expect(first?.element).toHaveTextContent(text)
    const link = within(first?.element as HTMLElement).getByRole('link', { name: action })
    expect(link).toHaveAttribute('href', '/shop?from=home')
    expect(first?.links[1]).toBe('/agents')
    expect(others.map(({ links }) => links)).toEqual([
      ['/shop?from=home', '/shop-cart'],
      ['/shop?from=home'],
    ])
  })

  test('preloads the first picture of an owner, and says nothing of what it shows', async () => {
    const [first] = await open({ hero: { slides: [{ ...slide, pictureUrl }] } })
    const image = first?.element.querySelector('img')
    expect(image).toHaveAttribute('src', 'http://media.test/opening-1280.webp')
    expect(image).toHaveAttribute('alt', '')
    expect(image).toHaveAttribute('fetchpriority', 'high')
    const sizes = preloads().map((link) => link.getAttribute('imagesrcset'))
    expect(sizes).toEqual([
      'http://media.test/opening-640.avif 640w, http://media.test/opening-1280.avif 1280w',
    ])
  })

  test('preloads a picture in one size', async () => {
    const single = 'http://media.test/opening.png'
    await open({ hero: { slides: [{ ...slide, pictureUrl: single }] } })
    expect(preloads().map((link) => link.getAttribute('href'))).toEqual([single])
  })

  test('shows the shop’s own pictures where an owner has none', async () => {
    const slides = await open({ hero: { slides: [slide, slide] } })
    const alts = slides.map(({ element }) => element.querySelector('img')?.alt)
    expect(alts).toEqual([
      expect.stringContaining('An open gift box'),
      expect.stringContaining('A black cap'),
    ])
  })

  test('names no code and no percentage where the shop has no sale', async () => {
    const slides = await open({ sale: { coupons: [] } })
    expect(slides.map(({ title }) => title)).toEqual(['The Gift Suite'])
    expect(screen.queryByText(/SALE20OFF|75%/)).toBeNull()
  })

  test('says of the sale what its page does', async () => {
    const sale = {
      title: both('Summer sale', 'تخفيضات الصيف'),
      text: both('Until August.', 'حتى أغسطس.'),
      coupons: [],
    }
    const slides = await open({ sale }, 'ar')
    expect(slides.map(({ title }) => title)).toEqual(['مجموعة الهدايا', 'تخفيضات الصيف'])
    expect(slides[1]?.element).toHaveTextContent('حتى أغسطس.')
    expect(slides[1]?.links).toEqual(['/sale', '/shop-cart'])
    expect(screen.queryByText(/SALE20OFF/)).toBeNull()
  })
})

describe('Promises', () => {
  afterEach(() => jest.useRealTimers())

  test('say by when an order is in Muscat', async () => {
    // A Thursday: Friday and Saturday are no working days.
    jest.useFakeTimers({ now: new Date('2026-03-05T08:00:00Z'), advanceTimers: true })
    const options = [{ id: 'muscat', price: 0, days: 1 }]
    setConfig({ ...testConfig, delivery: { dispatchDays: 2, options } })
    renderRoutes(routes, { at: '/' })
    const promises = within(await screen.findByRole('region', { name: 'What we promise' }))
    expect(promises.getByText('In Muscat by Tuesday 10 March')).toBeVisible()
  })
})

describe('ShopSections', () => {
  const bestSellersUrl = 'http://sales.test/best'

  const products = Array.from({ length: 9 }, (_, index) =>
    buildProduct({
      _id: `p-${index + 1}`,
      title: { en: `Card ${index + 1}`, ar: `بطاقة ${index + 1}` },
    }),
  )

  async function open() {
    const rendered = renderRoutes(routes, { at: '/' })
    await screen.findByRole('heading', { level: 1 })
    return rendered
  }

  const region = (name: string) => screen.findByRole('region', { name })

  beforeEach(() => {
    setConfig({ ...testConfig, bestSellersUrl })
    server.use(http.get(bestSellersUrl, () => HttpResponse.json(buildPage(products))))
  })

  test('shows the places of the lists while they are loading', async () => {
    const response = deferred()
    server.use(http.get(categoriesUrl, () => response.promise.then(() => undefined)))
    await open()
    expect(await region('Shop by category')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Card 1' })).toBeVisible()
    response.resolve()
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
  })

  test('renders the categories with links to their products', async () => {
    await open()
    const link = await screen.findByRole('link', { name: 'Metal cards' })
    expect(link).toHaveAttribute('href', '/shop-products/metal-cards?title=Metal%20cards')
    const categories = within(await region('Shop by category'))
    expect(categories.getByRole('link', { name: 'All categories' })).toHaveAttribute(
      'href',
      '/shop',
    )
  })

  test('renders the first eight best sellers with their prices', async () => {
    await open()
    const list = await screen.findByRole('list', { name: 'Best sellers' })
    const cards = within(list).getAllByRole('listitem')
    expect(cards).toHaveLength(8)
    expect(within(cards[0] as HTMLElement).getByRole('link', { name: 'Card 1' })).toHaveAttribute(
      'href',
      '/product-detail/p-1',
    )
    expect(cards[0]).toHaveTextContent('21.00')
    for (const image of list.querySelectorAll('img'))
      expect(image).toHaveAttribute('loading', 'lazy')
  })

  test('puts a best seller into the cart', async () => {
    const { user } = await open()
    const list = within(await screen.findByRole('list', { name: 'Best sellers' }))
    const [, second] = list.getAllByRole('button', { name: 'Add to Cart' })
    expect(second).toHaveAccessibleDescription('Card 2')
    await user.click(second as HTMLElement)
    expect(await screen.findByText('Item added to cart!')).toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem(storageKeys.cart) ?? '')).toEqual([
      expect.objectContaining({ id: 'p-2', quantity: 1 }),
    ])
  })

  test('renders no best sellers on a site without them', async () => {
    setConfig(testConfig)
    await open()
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Best sellers' })).not.toBeInTheDocument()
  })

  test.each([
    ['refuses', () => new HttpResponse(null, { status: 503 })],
    ['is away', () => HttpResponse.error()],
    ['has none', () => HttpResponse.json(buildPage([]))],
  ])('leaves the page as specified when the backend %s', async (_, respond) => {
    server.use(http.get(categoriesUrl, respond), http.get(bestSellersUrl, respond))
    await open()
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Shop by category' })).not.toBeInTheDocument()
      expect(screen.queryByRole('heading', { name: 'Best sellers' })).not.toBeInTheDocument()
    })
    expect(screen.getByRole('heading', { name: 'Customer Reviews' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('leaves out a list that cannot be read, and shows the other', async () => {
    server.use(http.get(bestSellersUrl, () => HttpResponse.json({ results: 'many' })))
    await open()
    expect(await screen.findByRole('link', { name: 'Metal cards' })).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Best sellers' })).not.toBeInTheDocument(),
    )
    expect(expectConsole()).toContainEqual(expect.stringContaining('unexpected shape'))
  })
})
