import {
  expect,
  expectForeignRoute,
  expectThemePersisted,
  failures,
  languages,
  test,
} from '@shop/e2e/standalone/fixtures.ts'
import { cart } from '@shop/e2e/standalone/mock-data.ts'

const words = {
  en: {
    title: 'Shop',
    category: /^Cards/,
    product: 'Steel Card',
    other: 'Oak Card',
    add: 'Add to Cart',
    added: 'Item added to cart!',
    duplicate: 'Product already added to cart, please choose another one!',
    one: '1 item in the cart',
    enlarge: 'Enlarge the picture of Steel Card',
    viewer: 'Picture viewer',
    shopNow: 'Shop Now',
    noCategories: 'No categories yet',
    noProducts: 'Nothing here yet',
    noResults: 'No products found',
    noProduct: 'We could not find this product',
    loading: 'Loading',
    retry: 'Try again',
  },
  ar: {
    title: 'المتجر',
    category: /^بطاقات/,
    product: 'بطاقة فولاذية',
    other: 'بطاقة من البلوط',
    add: 'أضف إلى السلة',
    added: 'أُضيف المنتج إلى السلة!',
    duplicate: 'المنتج موجود في السلة بالفعل، يُرجى اختيار منتج آخر!',
    one: 'منتج واحد في السلة',
    enlarge: 'تكبير صورة بطاقة فولاذية',
    viewer: 'عارض الصور',
    shopNow: 'اشترِ الآن',
    noCategories: 'لا توجد فئات بعد',
    noProducts: 'لا يوجد شيء هنا بعد',
    noResults: 'لم نعثر على منتجات',
    noProduct: 'لم نعثر على هذا المنتج',
    loading: 'جارٍ التحميل',
    retry: 'إعادة المحاولة',
  },
}

for (const lang of languages) {
  const text = words[lang]
  test.describe(lang, () => {
    test.use({ lang })

    test('a shopper puts a product of a category into the cart', async ({
      page,
      open,
      mockBackend,
    }) => {
      await open('/shop')
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
      await page.getByRole('link', { name: text.category }).click()
      await expect(page).toHaveURL(/\/shop-products\/cards\?title=Cards$/)
      await page.getByRole('link', { name: text.product }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: text.product })).toBeVisible()
      await page.getByRole('button', { name: text.add }).first().click()
      await expect(page.getByText(text.added)).toBeVisible()
      await expect(page.getByText(text.one)).toBeVisible()
      const [lists] = mockBackend.requestsTo('GET', '/products/public/adminSide-products/cards')
      expect(lists?.query.toString()).toBe('page=1&limit=100')
    })

    test('a search shows the products found, and leads on when there are none', async ({
      page,
      open,
      mockBackend,
    }) => {
      await open(`/search?q=${encodeURIComponent(text.other)}`)
      await expect(page.getByRole('link', { name: text.other })).toBeVisible()
      await expect(page.getByRole('link', { name: text.product })).toHaveCount(0)
      const [search] = mockBackend.requestsTo('GET', '/search')
      expect(search?.query.get('lang')).toBe(lang)
      await open('/search?q=zzzzzz')
      await expect(page.getByText(text.noResults)).toBeVisible()
      await expect(page.getByRole('link', { name: text.category })).toBeVisible()
    })

    test('a product in the cart is rejected', async ({ page, open }) => {
      await page.addInitScript(
        (lines) => localStorage.setItem('addToCart', lines),
        JSON.stringify(cart),
      )
      await open('/shop-products/cards?title=Cards')
      await page.getByRole('button', { name: text.add }).first().click()
      await expect(page.getByText(text.duplicate)).toBeVisible()
      await page.getByRole('button', { name: text.add }).nth(1).click()
      await expect(page.getByText(text.added)).toBeVisible()
    })
  })
}

const text = words.en

test('the cover opens the picture viewer', async ({ page, open }) => {
  await open('/product-detail/steel')
  await page.getByRole('button', { name: text.enlarge }).click()
  await expect(page.getByRole('dialog').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a swipe or wheel scroll of the specified length turns the picture in the viewer', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await open('/product-detail/steel')
  await page.getByRole('button', { name: text.enlarge }).click()
  const shows = (number: number) =>
    expect(page.locator('.yarl__slide_current img')).toHaveAttribute(
      'alt',
      new RegExp(`picture ${number} of`),
    )
  const swipe = async (dx: number) => {
    const from = dx < 0 ? 700 : 300
    await page.mouse.move(from, 400)
    await page.mouse.down()
    await page.mouse.move(from + dx / 2, 400, { steps: 4 })
    await page.mouse.move(from + dx, 400, { steps: 4 })
    await page.mouse.up()
  }
  await shows(1)
  await swipe(-190)
  // Longer than any animation: a swipe that is too short must not turn the picture later either.
  await page.waitForTimeout(500)
  await shows(1)
  await swipe(-210)
  await shows(2)
  await page.waitForTimeout(500)
  await swipe(210)
  await shows(1)

  // Two leaps at once: the second falls into the lock.
  await page.waitForTimeout(500)
  await page.mouse.wheel(120, 0)
  await page.mouse.wheel(120, 0)
  await shows(2)
  await page.waitForTimeout(600)
  await shows(2)
  await page.mouse.wheel(-90, 0)
  await page.waitForTimeout(500)
  await shows(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('pictures are swiped, and price and button stay in sight', async ({
    page,
    open,
    mockBackend,
  }) => {
    // Related products have buttons of their own.
    mockBackend.override('/products/public', failures.noResults)
    await open('/product-detail/steel')
    const cover = page.getByRole('button', { name: text.enlarge })
    await expect(cover).toBeVisible()
    await cover.evaluate((button) => {
      const track = button.parentElement?.parentElement
      track?.scrollTo({ left: track.clientWidth, behavior: 'instant' })
    })
    const dot = page.getByRole('button', { name: 'Show picture 2 of 3' })
    await expect(dot).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: text.enlarge }).tap()
    await expect(page.locator('.yarl__slide_current img')).toHaveAttribute('alt', /picture 2 of 3/)
    await page.keyboard.press('Escape')

    const add = page.getByRole('button', { name: text.add })
    await page.getByRole('link', { name: text.shopNow }).first().scrollIntoViewIfNeeded()
    await expect(add).toHaveCount(1)
    await page.getByRole('link', { name: 'All terms' }).scrollIntoViewIfNeeded()
    await expect(add).toHaveCount(2)
    await expect(add.last()).toBeInViewport({ ratio: 1 })
    await add.last().tap()
    await expect(page.getByText(text.added)).toBeVisible()
  })
})

test('empty lists render empty states', async ({ page, open, mockBackend }) => {
  mockBackend.override('/categories', failures.noResults)
  mockBackend.override('/products/public', failures.noResults)
  await open('/shop')
  await expect(page.getByText(text.noCategories)).toBeVisible()
  await open('/shop-products/cards')
  await expect(page.getByText(text.noProducts)).toBeVisible()
})

test('loading pages render a loading message', async ({ page, open, mockBackend }) => {
  mockBackend.override('/', failures.slow)
  await open('/shop')
  await expect(page.getByRole('status').filter({ hasText: text.loading })).toBeAttached()
  await expect(page.getByRole('link', { name: text.category })).toBeVisible()
})

test('a link to another remote renders the foreign route; the theme persists', async ({
  page,
  open,
}) => {
  await open('/product-detail/steel')
  await expectThemePersisted(page)
  await page.getByRole('link', { name: text.shopNow }).first().click()
  await expectForeignRoute(page, '/shop-cart')
})

test('requests carry the session token', async ({ page, open, mockBackend, token }) => {
  await open('/shop')
  await expect(page.getByRole('link', { name: text.category })).toBeVisible()
  expect(mockBackend.requestsTo('GET', '/categories').map((call) => call.token)).toEqual([token])
})

test.describe('a broken backend', () => {
  test.use({ expected: [/500|404/] })

  test('pages show the server’s message, and recover by retrying', async ({
    page,
    open,
    mockBackend,
  }) => {
    for (const [path, back] of [
      ['/shop', page.getByRole('link', { name: text.category })],
      ['/shop-products/cards', page.getByRole('link', { name: text.other }).first()],
      ['/product-detail/steel', page.getByRole('heading', { level: 1, name: text.product })],
    ] as const) {
      mockBackend.override('/', failures.broken)
      await open(path)
      await expect(page.getByRole('alert').first()).toContainText('The shelves fell over')
      mockBackend.clearOverrides()
      await page.getByRole('button', { name: text.retry }).first().click()
      await expect(back).toBeVisible()
    }
  })

  test('an unknown product renders a not-found page', async ({ page, open }) => {
    await open('/product-detail/no-such-thing')
    await expect(page.getByRole('main').getByText(text.noProduct).last()).toBeVisible()
  })
})
