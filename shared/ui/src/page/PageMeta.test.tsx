import { setConfig } from '@shop/kernel'
import { testConfig } from '@shop/testing/config.ts'
import { renderRoutes, renderUi } from '@shop/testing/render.tsx'

import { PageMeta } from './PageMeta.tsx'

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content') ?? null
const canonical = () =>
  document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null

function writeHead(html: string) {
  document.head.innerHTML = html
}

// Outside of the describe, so that it runs after the unmount.
afterEach(() => {
  document.head.innerHTML = ''
  setConfig(testConfig)
})

describe('PageMeta', () => {
  test('renders the title with the brand, and the description', () => {
    renderUi(<PageMeta title="Cart" description="What you are about to buy." />)
    expect(document.title).toBe('Cart · Wasla')
    expect(content('meta[name=description]')).toBe('What you are about to buy.')
    expect(content('meta[property="og:title"]')).toBe('Cart · Wasla')
    expect(content('meta[property="og:description"]')).toBe('What you are about to buy.')
    expect(content('meta[property="og:locale"]')).toBe('en_OM')
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
       <meta data-written="picture" property="og:image" content="http://shop.test/brand.png">`,
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
      renderUi(<PageMeta title="Steel card" picture="/media/steel.webp" />)
      expect(content('meta[property="og:image"]')).toBe('http://shop.test/media/steel.webp')
      expect(document.head.querySelectorAll('meta[property="og:image"]')).toHaveLength(1)
    })
  })
})
