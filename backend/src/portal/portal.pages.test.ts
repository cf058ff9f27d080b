import type { AuthenticatedUser } from '../auth/tokens.ts'
import { openSqliteFile } from '../testing/databases.ts'
import { createFormClient, type FormClient } from '../testing/form-client.ts'
import { withShop } from '../testing/test-shop.ts'
import { renderContinuePage, renderOverviewPage } from './member.page.ts'
import type { MemberView } from './portal.view.ts'

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
})

describe('member.page', () => {
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
  }
  const view: MemberView = {
    lang: 'en',
    theme: null,
    shopOrigin: 'http://site.test',
    form: {},
    member: user,
    token: 'x',
    url: '/portal',
    csrf: 'form-token',
    returnTo: 'http://site.test/?a=1&b=2',
  }

  test('renderOverviewPage shows the escaped name and the e-mail address, and no password hash', () => {
    const page = renderOverviewPage(view, [], new Date())
    expect(page).toContain('Hello, <bdi translate="no">Salma &lt;b&gt;</bdi>')
    expect(page).toContain('<bdi dir="ltr" translate="no">salma@site.test</bdi>')
    expect(page).not.toContain('hash')
  })

  test('renderOverviewPage takes initials by code point', () => {
    expect(renderOverviewPage(view, [], new Date())).toContain(
      'aria-hidden="true" translate="no">S𝒮</span>',
    )
  })

  test('renderOverviewPage links to the shop and has a log-out form with a CSRF token', () => {
    const page = renderOverviewPage(view, [], new Date())
    expect(page).toContain(
      'class="button" href="http://site.test/?lang=en&amp;token_link_dashboard=x"',
    )
    expect(page).toContain('<form method="post" action="/portal/logout">')
    expect(page).toContain('name="csrf" value="form-token"')
  })

  test('renderContinuePage keeps the return address', () => {
    const page = renderContinuePage(view, user, '/portal/login?switch=1')
    expect(page).toContain('name="returnTo" value="http://site.test/?a=1&amp;b=2"')
    expect(page).toContain('Continue as Salma &lt;b&gt; 𝒮aid')
    expect(page).toContain('href="/portal/login?switch=1"')
  })

  test('renderOverviewPage renders Arabic texts', () => {
    const page = renderOverviewPage({ ...view, lang: 'ar' }, [], new Date())
    expect(page).toContain('العودة إلى المتجر')
    expect(page).not.toContain('Back to the shop')
    expect(page).toContain('aria-current="page">نظرة عامة')
  })
})
