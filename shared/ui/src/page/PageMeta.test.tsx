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

afterEach(() => {
  document.head.innerHTML = ''
  setConfig(testConfig)
})

test('names the page and the brand, and describes it', () => {
  renderUi(<PageMeta title="Cart" description="What you are about to buy." />)
  expect(document.title).toBe('Cart · Wasla')
  expect(content('meta[name=description]')).toBe('What you are about to buy.')
  expect(content('meta[property="og:title"]')).toBe('Cart · Wasla')
  expect(content('meta[property="og:description"]')).toBe('What you are about to buy.')
  expect(content('meta[property="og:locale"]')).toBe('en_OM')
})

test('names the brand in Arabic, and needs no description', () => {
  renderUi(<PageMeta title="السلة" />, { lang: 'ar' })
  expect(document.title).toBe('السلة · وصلة')
  expect(content('meta[name=description]')).toBeNull()
  expect(content('meta[property="og:locale"]')).toBe('ar_OM')
})

test('the canonical address is the configured site’s, without what follows the path', () => {
  setConfig({ ...testConfig, siteUrl: 'https://cards.example' })
  renderRoutes([{ path: '*', element: <PageMeta title="Shop" /> }], { at: '/shop?utm=mail#top' })
  expect(canonical()).toBe('https://cards.example/shop')
  expect(content('meta[property="og:url"]')).toBe('https://cards.example/shop')
})

test('a page that must not be listed says so, and claims no address', () => {
  renderUi(<PageMeta title="Cart" noindex />)
  expect(content('meta[name=robots]')).toBe('noindex')
  expect(canonical()).toBeNull()
})

describe('what the page came with', () => {
  beforeEach(() =>
    writeHead(
      `<meta charset="utf-8">
       <title data-written>Shop</title>
       <meta data-written name="description" content="written">
       <meta data-written="picture" property="og:image" content="http://shop.test/brand.png">`,
    ),
  )

  test('gives way to what the page says, the brand’s picture stays', () => {
    renderUi(<PageMeta title="Steel card" description="Brushed." />)
    expect(document.title).toBe('Steel card · Wasla')
    expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1)
    expect(content('meta[property="og:image"]')).toBe('http://shop.test/brand.png')
    expect(document.head.querySelector('meta[charset]')).not.toBeNull()
  })

  test('gives way with its picture to a page that has one', () => {
    renderUi(<PageMeta title="Steel card" picture="/media/steel.webp" />)
    expect(content('meta[property="og:image"]')).toBe('http://shop.test/media/steel.webp')
    expect(document.head.querySelectorAll('meta[property="og:image"]')).toHaveLength(1)
  })
})
