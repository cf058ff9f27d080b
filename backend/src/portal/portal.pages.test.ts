import { openSqliteFile } from '../testing/databases.ts'
import { createFormClient, type FormClient } from '../testing/form-client.ts'
import { withShop } from '../testing/test-shop.ts'

describe('pages of the portal', () => {
  const shop = withShop(openSqliteFile)
  let browser: FormClient
  beforeEach(() => {
    browser = createFormClient(shop().app)
  })

  test('shows a page for an unknown address', async () => {
    const page = await browser.open('/portal/no/such/page?lang=en')
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('Page not found')
    expect(page.body).toContain('href="http://site.test/?lang=')
  })

  test('negotiates the language and keeps the chosen one', async () => {
    const arabic = await browser.open('/portal/login', { 'accept-language': 'fr, ar-OM;q=0.8' })
    expect(arabic.body).toContain('<html lang="ar" dir="rtl"')
    await browser.open('/portal/login?lang=en')
    const english = await browser.open('/portal/register', { 'accept-language': 'ar' })
    expect(english.body).toContain('<html lang="en" dir="ltr"')
  })

  test('sets security headers', async () => {
    const { headers } = await browser.open('/portal/login')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['content-security-policy']).toContain(
      "form-action 'self' http://site.test http://qa.test",
    )
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-frame-options']).toBe('DENY')
  })
})
