import {
  expect,
  expectForeignRoute,
  expectPassingText,
  expectThemePersisted,
  failures,
  languages,
  test,
} from '@shop/e2e/standalone/fixtures.ts'

const words = {
  en: {
    title: 'Shop',
    category: /^Cards/,
    product: 'Steel Card',
    other: 'Oak Card',
    add: 'Add to Cart',
    added: 'Item added to cart!',
    one: '1 item in the cart',
    enlarge: 'Enlarge the picture of Steel Card',
    shopNow: 'Shop Now',
    noResults: 'No products found',
  },
  ar: {
    title: 'المتجر',
    category: /^بطاقات/,
    product: 'بطاقة فولاذية',
    other: 'بطاقة من البلوط',
    add: 'أضف إلى السلة',
    added: 'أُضيف المنتج إلى السلة!',
    one: 'منتج واحد في السلة',
    enlarge: 'تكبير صورة بطاقة فولاذية',
    shopNow: 'اشترِ الآن',
    noResults: 'لم نعثر على منتجات',
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
      await expectPassingText(page, text.added, () =>
        page.getByRole('button', { name: text.add }).first().click(),
      )
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
  })
}

const text = words.en

test('a swipe and a sideways scroll turn the picture in the viewer, and not the page', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await open('/product-detail/steel')
  await page.getByRole('button', { name: text.enlarge }).click()
  const shows = (number: number, options = {}) =>
    expect(page.locator('.yarl__slide_current img')).toHaveAttribute(
      'alt',
      new RegExp(`picture ${number} of`),
      options,
    )
  await shows(1)
  await page.mouse.move(800, 400)
  await page.mouse.down()
  await page.mouse.move(400, 400, { steps: 8 })
  await page.mouse.up()
  await shows(2)

  // The wheel is ignored while the picture turns, and what is not turned by a few scrolls soon after each other goes back.
  await expect(async () => {
    for (const distance of [40, 150, 150]) await page.mouse.wheel(distance, 0)
    await shows(3, { timeout: 1_000 })
  }).toPass()
  await expect(page).toHaveURL(/product-detail/)
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
    // A page as short as this one has its buttons in sight to the end of a longer screen.
    await page.setViewportSize({ width: 360, height: 480 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(add).toHaveCount(2)
    await expect(add.last()).toBeInViewport({ ratio: 1 })
    await expectPassingText(page, text.added, () => add.last().tap())
  })
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
