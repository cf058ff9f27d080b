import type { AuthenticatedUser } from '../../platform/auth/tokens.ts'
import { toJson } from '../../platform/db/json.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { createFormClient, type FormClient } from '../../testing/form-client.ts'
import { withShop } from '../../testing/test-shop.ts'
import type { PortalView } from './portal.view.ts'
import { renderContinuePage } from './visitor.pages.ts'

describe('pages of the portal', () => {
  const shop = withShop(openSqliteFile)
  let browser: FormClient
  beforeEach(() => {
    browser = createFormClient(shop().app)
  })

  test('shows a page for an unknown address', async () => {
    const page = await browser.open('/portal/no/such/page?lang=en')
    expect(page.statusCode).toBe(404)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('Page not found')
    expect(page.body).toContain('href="http://site.test/?lang=')
  })

  test.each(['login', 'register', 'forgot-password'])(
    '/portal/%s begins with the e-mail address of the address, as text',
    async (path) => {
      const page = await browser.open(`/portal/${path}?lang=en&email=%22maha%40example.com`)
      expect(page.body).toContain('value="&quot;maha@example.com"')
    },
  )

  test.each([
    ['login', 'Log in, and go straight on to the checkout.'],
    ['register', 'Then straight on to the checkout.'],
  ])('/portal/%s says that it leads to the checkout, and only then', async (path, lead) => {
    const open = async (returnTo: string) =>
      (await browser.open(`/portal/${path}?lang=en&returnTo=http://site.test${returnTo}`)).body
    expect(await open('/ar/shop-checkout')).toContain(lead)
    expect(await open('/shop-cart')).not.toContain(lead)
  })

  test.each([
    ['/portal/orders', '/user-account?lang=ar&theme=dark'],
    ['/portal/orders/123456', '/user-account?order=123456&lang=ar&theme=dark'],
    ['/portal/orders/%26x', '/user-account?order=%26x&lang=ar&theme=dark'],
    ['/portal/profile', '/user-setting?lang=ar&theme=dark'],
    ['/portal/profile/email', '/user-setting?lang=ar&theme=dark'],
  ])('%s leads to the shop’s page', async (path, target) => {
    const { headers } = await browser.open(`${path}?lang=ar&theme=dark`)
    expect(headers.location).toBe(`http://site.test${target}`)
  })
})

describe('visitor.pages', () => {
  const user: AuthenticatedUser = {
    id: 'u1',
    jti: 'j1',
    email: 'salma@site.test',
    passwordHash: 'hash',
    createdAt: '',
    firstName: 'Salma <b>',
    lastName: '𝒮aid',
    address: '',
    dialCode: '',
    phoneNumber: '',
    language: 'en',
    role: null,
    officeUntil: null,
    deletedAt: null,
    remindersEndedAt: null,
    officePermissions: toJson([]),
    occupation: '',
    description: '',
    website: '',
  }
  const view: PortalView = {
    lang: 'en',
    theme: null,
    shopOrigin: 'http://site.test',
    brand: { name: { en: 'Shop', ar: 'متجر' } },
    form: {},
    url: '/portal',
    csrf: 'form-token',
    returnTo: 'http://site.test/?a=1&b=2',
  }

  test('renderContinuePage shows the e-mail address, initials by code point, and no password hash', () => {
    const page = renderContinuePage(view, user, '/portal/login?switch=1')
    expect(page).toContain('<bdi dir="ltr" translate="no">salma@site.test</bdi>')
    expect(page).toContain('aria-hidden="true" translate="no">S𝒮</span>')
    expect(page).not.toContain('hash')
  })

  test('renderContinuePage keeps the return address', () => {
    const page = renderContinuePage(view, user, '/portal/login?switch=1')
    expect(page).toContain('name="returnTo" value="http://site.test/?a=1&amp;b=2"')
    expect(page).toContain('Continue as Salma &lt;b&gt; 𝒮aid')
    expect(page).toContain('href="/portal/login?switch=1"')
  })
})
