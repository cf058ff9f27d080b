import { setConfig } from '@shop/kernel/config'
import { testConfig } from '@shop/testing/config.ts'
import { expectConsole } from '@shop/testing/console.ts'
import { renderRoutes, renderUi } from '@shop/testing/render.tsx'
import { cleanup, screen } from '@testing-library/react'
import { useEffect } from 'react'

import { Breadcrumb } from '../navigation/Breadcrumb.tsx'
import { PageMeta } from './PageMeta.tsx'
import { RouteError } from './RouteError.tsx'
import { StructuredData } from './StructuredData.tsx'

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content') ?? null

const canonical = () =>
  document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null

function writeHead(html: string) {
  document.head.innerHTML = html
}

describe('PageMeta', () => {
  afterEach(() => {
    // React removes what it has put into the head.
    cleanup()
    document.head.innerHTML = ''
    setConfig(testConfig)
  })

  test('renders the title with the brand, and the description', () => {
    renderUi(<PageMeta title="Cart" description="What you are about to buy." />)
    expect(document.title).toBe('Cart · Wasla')
    expect(content('meta[name=description]')).toBe('What you are about to buy.')
    expect(content('meta[property="og:title"]')).toBe('Cart · Wasla')
    expect(content('meta[property="og:description"]')).toBe('What you are about to buy.')
    expect(content('meta[property="og:locale"]')).toBe('en_OM')
    expect(content('meta[property="og:type"]')).toBe('website')
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image')
  })

  test('renders the Arabic brand, and no description without one', () => {
    renderUi(<PageMeta title="السلة" />, { lang: 'ar' })
    expect(document.title).toBe('السلة · وصلة')
    expect(content('meta[name=description]')).toBeNull()
    expect(content('meta[property="og:locale"]')).toBe('ar_OM')
  })

  test('renders the canonical address at siteUrl without query and hash', () => {
    setConfig({ ...testConfig, siteUrl: 'https://cards.example' })
    renderRoutes([{ path: '*', element: <PageMeta title="Shop" /> }], { at: '/shop?utm=mail#top' })
    expect(canonical()).toBe('https://cards.example/shop')
    expect(content('meta[property="og:url"]')).toBe('https://cards.example/shop')
  })

  test.each([
    ['/shop', '/shop', '/ar/shop'],
    ['/ar/shop', '/ar/shop', '/ar/shop'],
    ['/', '/', '/ar'],
    ['/ar', '/ar', '/ar'],
  ])('renders the address of %s in each language', (at, expected, arabic) => {
    setConfig({ ...testConfig, siteUrl: 'https://cards.example' })
    renderRoutes([{ path: '*', element: <PageMeta title="Shop" /> }], { at })
    const links = document.head.querySelectorAll('link[rel=alternate]')
    const english = arabic.replace('/ar', '') || '/'
    expect(canonical()).toBe(`https://cards.example${expected}`)
    expect(
      [...links].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ).toEqual([
      ['en', `https://cards.example${english}`],
      ['ar', `https://cards.example${arabic}`],
      ['x-default', `https://cards.example${english}`],
    ])
  })

  test('of a further page of a list renders its own address in each language', () => {
    setConfig({ ...testConfig, siteUrl: 'https://cards.example' })
    const element = <PageMeta title="Shop" query="?page=2" />
    renderRoutes([{ path: '*', element }], { at: '/ar/shop?page=2&sort=price' })
    expect(canonical()).toBe('https://cards.example/ar/shop?page=2')
    const links = document.head.querySelectorAll('link[rel=alternate]')
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      'https://cards.example/shop?page=2',
      'https://cards.example/ar/shop?page=2',
      'https://cards.example/shop?page=2',
    ])
  })

  test.each([
    [{ page: 2 }, 'en', 'Shop · Page 2 · Wasla'],
    [{ page: 2 }, 'ar', 'Shop · الصفحة 2 · وصلة'],
    [{ page: 1 }, 'en', 'Shop · Wasla'],
  ] as const)('renders the title of %j in %s', (props, lang, title) => {
    renderUi(<PageMeta title="Shop" {...props} />, { lang })
    expect(document.title).toBe(title)
  })

  test('of a filtered list renders the address of the list, and no other language', () => {
    setConfig({ ...testConfig, siteUrl: 'https://cards.example' })
    const element = <PageMeta title="Shop" page={2} query="?page=2" filtered />
    renderRoutes([{ path: '*', element }], { at: '/ar/shop?page=2&sort=low' })
    expect(canonical()).toBe('https://cards.example/ar/shop')
    expect(document.head.querySelector('link[rel=alternate]')).toBeNull()
  })

  test('renders noindex instead of the canonical address', () => {
    renderUi(<PageMeta title="Cart" noindex />)
    expect(content('meta[name=robots]')).toBe('noindex')
    expect(canonical()).toBeNull()
  })

  describe('with metadata in the HTML', () => {
    beforeEach(() =>
      writeHead(
        `<meta charset="utf-8">
       <title data-written>Shop</title>
       <meta data-written name="description" content="written">
       <meta data-written="picture" property="og:image" content="http://shop.test/brand.png">
       <meta data-written="picture" property="og:image:width" content="1200">`,
      ),
    )

    test('replaces the metadata but for the brand’s picture', () => {
      renderUi(<PageMeta title="Steel card" description="Brushed." />)
      expect(document.title).toBe('Steel card · Wasla')
      expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1)
      expect(content('meta[property="og:image"]')).toBe('http://shop.test/brand.png')
      expect(document.head.querySelector('meta[charset]')).not.toBeNull()
    })

    test('replaces the picture when the page has one', () => {
      renderUi(<PageMeta title="Steel card" picture="/media/steel.webp" pictureSize={[960, 640]} />)
      expect(content('meta[property="og:image:width"]')).toBe('960')
      expect(content('meta[property="og:image:height"]')).toBe('640')
      expect(content('meta[property="og:image"]')).toBe('http://shop.test/media/steel.webp')
      expect(document.head.querySelectorAll('meta[property="og:image"]')).toHaveLength(1)
    })
  })
})

let broken: 'rendering' | 'effect' | 'loading' | null = null

describe('RouteError', () => {
  function Page() {
    if (broken === 'rendering') throw new Error('broken')
    useEffect(() => {
      if (broken === 'effect') throw new Error('broken')
    })
    return <h1>Here</h1>
  }

  const routes = [
    {
      id: 'remote',
      ErrorBoundary: RouteError,
      children: [
        {
          path: '/page',
          Component: Page,
          loader() {
            if (broken === 'loading') throw new Error('broken')
            return null
          },
        },
      ],
    },
  ]

  test.each(['rendering', 'effect', 'loading'] as const)(
    'renders an error of %s, and the page after a retry',
    async (when) => {
      broken = when
      const { user, router } = renderRoutes(routes, { at: '/page?a=b#c' })
      expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
      expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop')
      expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
      broken = null
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible()
      const { pathname, search, hash } = router.state.location
      expect(pathname + search + hash).toBe('/page?a=b#c')
      expectConsole()
    },
  )
})

describe('Breadcrumb', () => {
  test.each([
    ['/shop-grid', 'https://cards.example/', 'https://cards.example/shop'],
    ['/ar/shop-grid', 'https://cards.example/ar', 'https://cards.example/ar/shop'],
  ])('has structured data with the addresses that %s leads to', (at, home, shop) => {
    setConfig({ ...testConfig, siteUrl: 'https://cards.example' })
    const items = [{ label: 'Home', to: '/' }, { label: 'Shop', to: '/shop' }, { label: 'Samples' }]
    const { container } = renderRoutes([{ path: '*', element: <Breadcrumb items={items} /> }], {
      at,
    })
    expect(JSON.parse(container.querySelector('script')?.textContent ?? '')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: home }, { item: shop }, { position: 3, name: 'Samples' }],
    })
  })
})

describe('StructuredData', () => {
  test('renders JSON-LD that text cannot break out of', () => {
    const name = '</script><script>alert(1)</script> & “Steel”'
    const { container } = renderUi(<StructuredData data={{ '@type': 'Product', name }} />)
    const [script, ...others] = container.querySelectorAll('script')
    expect(others).toEqual([])
    expect(script).toHaveAttribute('type', 'application/ld+json')
    expect(script?.textContent).not.toContain('<')
    expect(JSON.parse(script?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
    })
  })
})
