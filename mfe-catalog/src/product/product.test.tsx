import { DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'
import { setConfig } from '@shop/kernel/config'
import { queryClient } from '@shop/kernel/http'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { buildCategory, buildProduct } from '@shop/testing/fixtures.ts'
import { renderRoutes } from '@shop/testing/render.tsx'
import { mainUrl, server } from '@shop/testing/server.ts'
import { setUpBrowser } from '@shop/testing/set-up-browser.ts'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { useRef } from 'react'

import { routes } from '../routes.generated.ts'
import { mockCategories, urls } from '../testing/mock-api.ts'
import { mockIntersection } from '../testing/mock-intersection.ts'
import { renderPart } from '../testing/render-part.tsx'
import { Arrivals } from './Arrivals.tsx'
import { BuyBar } from './BuyBar.tsx'
import type { EngravingState } from './engraving/useEngraving.ts'
import { useEngraving } from './engraving/useEngraving.ts'
import { GoodToKnow } from './GoodToKnow.tsx'
import { productQuery, seedProduct } from './product.api.ts'

describe('ProductPage', () => {
  const respond = (body: JsonBodyType, status = 200) =>
    server.use(http.get(urls.product, () => HttpResponse.json(body, { status })))

  const open = (lang: 'en' | 'ar' = 'en', cart?: unknown) =>
    renderRoutes(routes, { at: '/product-detail/steel-card', lang, cart })

  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

  beforeEach(() => mockCategories(buildCategory()))

  test('renders title, price, description and breadcrumb', async () => {
    respond(buildProduct())
    open()

    expect(await heading('Steel card')).toBeVisible()
    expect(screen.getByText(/21\.00/)).toBeVisible()
    expect(screen.getByText('A card of brushed steel.')).toBeVisible()
    expect(
      screen.getByText(`${DEFAULT_TAX_PERCENT}% tax is added in the cart`, { exact: false }),
    ).toBeVisible()
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(within(trail).getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop')
    expect(within(trail).getByText('Steel card')).toHaveAttribute('aria-current', 'page')
    expect(document.title).toBe('Steel card · Wasla')
  })

  test('has structured data and Open Graph meta tags', async () => {
    respond(buildProduct())
    open()
    await heading('Steel card')
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    const things = scripts.map(({ textContent }) => JSON.parse(textContent) as { '@type': string })
    expect(things.map((thing) => thing['@type']).sort()).toEqual(['BreadcrumbList', 'Product'])
    expect(things.find((thing) => thing['@type'] === 'Product')).toHaveProperty(
      'url',
      'http://shop.test/product-detail/steel-card',
    )
    const content = (name: string) =>
      document.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
    expect(content('og:image')).toBe('http://api.test/media/steel-card-640.webp')
    expect(content('og:image:width')).toBe('640')
    expect(content('og:image:height')).toBe('640')
    expect(content('og:type')).toBe('product')
    expect(content('og:description')).toBe('A card of brushed steel.')
  })

  test('offers a question at WhatsApp that names the product and its address', async () => {
    respond(buildProduct())
    setConfig({ ...testConfig, whatsAppNumber: '96800000000' })
    open()
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ask on WhatsApp' })
    expect(new URL(link.href).searchParams.get('text')).toBe(
      'Hello, I have a question about Steel card: http://shop.test/product-detail/steel-card',
    )
  })

  test('renders Arabic on an Arabic page', async () => {
    respond(buildProduct())
    open('ar')
    expect(await heading('بطاقة فولاذية')).toBeVisible()
    expect(screen.getByText('بطاقة من الفولاذ المصقول.')).toBeVisible()
  })

  test('renders that the product is in the cart already', async () => {
    respond(buildProduct())
    open('en', [{ id: 'steel-card', title: { en: 'Steel card' }, price: 21, quantity: 4 }])
    expect(await screen.findByText('In your cart')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shop Now' })).toHaveAttribute(
      'href',
      '/shop-cart?product=steel-card',
    )
  })

  test('renders a not-found page for status 404', async () => {
    respond({ message: 'There is no such product.' }, 404)
    open()
    expect(
      await screen.findByText('We could not find this product', { selector: 'p' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/shop')
  })

  test('renders the server’s message on an error, and recovers by retrying', async () => {
    respond({ message: 'Under repair.' }, 500)
    const { user } = open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Under repair.')
    respond(buildProduct())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Steel card')).toBeVisible()
  })

  test('renders an error for an invalid response', async () => {
    respond({ _id: 'steel-card', price: 'a lot' })
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('answer that we could not read')
    expect(expectConsole()).toContainEqual(expect.stringContaining('unexpected shape'))
  })
})

describe('GoodToKnow', () => {
  const details = {
    material: { en: 'Oak' },
    size: { en: '85.6 × 54 mm' },
  }

  async function open(changes = {}) {
    renderPart(<GoodToKnow product={buildProduct(changes)} />)
    const region = within(await screen.findByRole('region', { name: 'Good to know' }))
    return region.getAllByRole('listitem').map(({ textContent }) => textContent)
  }

  test('answers material, size, delivery, returns and warranty, and links to the terms', async () => {
    const facts = await open({ details })
    expect(facts).toEqual(
      expect.arrayContaining([
        'Material Oak',
        'Size 85.6 × 54 mm',
        expect.stringMatching(/^Delivery .*2 working days/),
        expect.stringMatching(/^Returns .*14 days/),
        expect.stringMatching(/^Warranty .*2-year/),
        expect.stringMatching(
          new RegExp(`^Prices are in OMR.*${DEFAULT_TAX_PERCENT}% tax is added in the cart`),
        ),
      ]),
    )
    expect(screen.getByRole('link', { name: 'All terms' })).toHaveAttribute('href', '/terms')
  })

  test('leaves out what the product does not state', async () => {
    const facts = await open({ details: { size: details.size } })
    expect(facts).toContain('Size 85.6 × 54 mm')
    expect(facts.filter((fact) => fact?.startsWith('Material'))).toEqual([])
    expect((await screen.findAllByRole('listitem')).length).toBe(5)
  })
})

describe('Arrivals', () => {
  const options = [
    { id: 'muscat', price: 0, days: 1 },
    { id: 'oman', price: 1.5, days: 3 },
    { id: 'abroad', price: 12 },
    { id: 'sohar', price: 0, days: 2, store: { en: 'Sohar', ar: 'صحار' } },
    { id: 'mutrah', price: 0, days: 0, store: { en: 'Mutrah', ar: 'مطرح' } },
  ]
  const readRows = () =>
    screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))

  async function open(lang: 'en' | 'ar' = 'en') {
    setConfig({ ...testConfig, delivery: { dispatchDays: 2, options } })
    renderPart(<Arrivals />, { lang })
    await screen.findByRole('list')
    return readRows()
  }

  afterEach(() => setConfig(testConfig))

  test('says by when an order is in Muscat, elsewhere in Oman, and in the first store, and what that costs', async () => {
    const day = String.raw`By (Sun|Mon|Tues|Wednes|Thurs)day \d+ \w+`
    expect(await open()).toEqual([
      expect.stringMatching(new RegExp(`^To Muscat Free ${day}$`)),
      expect.stringMatching(new RegExp(`^To the other governorates OMR 1.50 ${day}$`)),
      expect.stringMatching(new RegExp(`^Collect in Mutrah Free ${day}$`)),
    ])
  })

  test('speaks Arabic, too', async () => {
    expect((await open('ar'))[2]).toMatch(/^الاستلام من متجر مطرح مجانًا بحلول /)
  })

  test('renders nothing where the shop says nothing of delivery', async () => {
    setConfig(testConfig)
    renderPart(
      <>
        <h1>Steel card</h1>
        <Arrivals />
      </>,
    )
    await screen.findByRole('heading')
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })
})

describe('BuyBar', () => {
  afterEach(() => void jest.restoreAllMocks())

  function Page() {
    const actions = useRef<HTMLDivElement>(null)
    return (
      <>
        <div ref={actions}>The page’s own buttons</div>
        <BuyBar
          product={buildProduct()}
          engraving={useEngraving(buildProduct())}
          actions={actions}
        />
      </>
    )
  }

  test.each([
    [{}, 'Add without a name'],
    [{ engravings: [{ name: 'سالم الحارثي', line: '' }] }, 'Add with “سالم الحارثي”'],
    [{ isMissing: true }, 'Add to Cart'],
    [{ piecesListed: 3 }, 'Add to Cart'],
  ])('of a product that takes a name says for %j: %s', async (changes, label) => {
    const move = mockIntersection()
    const area = { finish: 'engraved', color: '#123456', width: 68, height: 12 } as const
    const surface = { ...area, pictures: [] }
    const state = {
      engravings: null,
      isMissing: false,
      piecesListed: 0,
      ...changes,
    } as EngravingState
    function Engraved() {
      const actions = useRef<HTMLDivElement>(null)
      return (
        <>
          <div ref={actions}>The page’s own buttons</div>
          <BuyBar
            product={buildProduct({ details: { surface } })}
            engraving={state}
            actions={actions}
          />
        </>
      )
    }
    renderPart(<Engraved />)
    await screen.findByText('The page’s own buttons')
    move(false)
    expect(await screen.findByRole('button')).toHaveTextContent(label)
  })

  const queryButton = () => screen.queryByRole('button', { name: 'Add to Cart' })

  test('has price and button only while the page’s own buttons are out of sight', async () => {
    const move = mockIntersection()
    const { user } = renderPart(<Page />)
    await screen.findByText('The page’s own buttons')
    expect(queryButton()).not.toBeInTheDocument()

    move(false)
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }))
    expect(screen.getByText(/21\.00/)).toBeVisible()
    await screen.findByText('Item added to cart!')
    expect(JSON.parse(localStorage.getItem('addToCart') ?? '[]')).toHaveLength(1)

    move(true)
    expect(queryButton()).not.toBeInTheDocument()
  })
})

describe('product.api', () => {
  const query = productQuery('steel-card')
  const cached = () => queryClient.getQueryData(query.queryKey)

  beforeEach(() => setUpBrowser())

  function mockProduct(product = buildProduct()) {
    let requests = 0
    server.use(
      http.get(mainUrl('/products/steel-card'), () => {
        requests++
        return HttpResponse.json(product)
      }),
    )
    return () => requests
  }

  describe('seedProduct', () => {
    test('does not replace fetched data', async () => {
      const countRequests = mockProduct(buildProduct({ price: 22 }))
      await queryClient.fetchQuery(query)
      seedProduct(buildProduct())
      expect(cached()).toMatchObject({ price: 22 })
      await queryClient.fetchQuery(query)
      expect(countRequests()).toBe(1)
    })
  })

  describe('productQuery', () => {
    test('encodes the id in the URL', async () => {
      server.use(
        http.get(mainUrl('/products/:id'), ({ params }) =>
          HttpResponse.json({ ...buildProduct(), _id: params.id }),
        ),
      )
      await expect(queryClient.fetchQuery(productQuery('../users'))).resolves.toMatchObject({
        _id: '../users',
      })
    })
  })
})
