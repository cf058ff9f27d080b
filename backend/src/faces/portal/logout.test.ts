import { openSqliteFile } from '../../testing/databases.ts'
import { createFormClient, type FormClient, logIn } from '../../testing/form-client.ts'
import { get } from '../../testing/requests.ts'
import { withShop } from '../../testing/test-shop.ts'

const HOME = 'http://site.test/'

describe('logging out of the portal', () => {
  const shop = withShop(openSqliteFile)
  let browser: FormClient
  beforeEach(() => {
    browser = createFormClient(shop().app)
  })

  async function login(path = '/portal/login') {
    const { user } = await shop().createShopper()
    return { user, response: await logIn(browser, user.email, { path }) }
  }

  const LOGGED_OUT = '/portal/login?reason=logged-out'

  /** As the shop navigates to the login when a member logs out. */
  const fromShop = { referer: 'http://site.test/', 'sec-fetch-dest': 'document' }

  test('the log-out of the shop ends the session and revokes its token', async () => {
    const { user, response } = await login(`/portal/login?returnTo=${encodeURIComponent(HOME)}`)
    const token =
      new URL(response.headers.location ?? '').searchParams.get('token_link_dashboard') ?? ''
    const left = await browser.open(LOGGED_OUT, fromShop)
    expect(left.statusCode).toBe(303)
    expect(left.headers.location).toBe('/portal/login')
    expect((await browser.open('/portal')).headers.location).toBe('/portal/login')
    const headers = { authorization: `Bearer ${token}` }
    const profile = await get(shop(), `/users/profile/${user.id}`, { user, token, headers })
    expect(profile.statusCode).toBe(401)
  })

  test.each([
    ['a link on another site', { referer: 'https://evil.test/', 'sec-fetch-site': 'cross-site' }],
    ['a link without a referrer', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a link in an e-mail', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['a picture in the shop', { ...fromShop, 'sec-fetch-dest': 'image' }],
    ['an older browser without a referrer', {}],
    ['a referrer that is no address', { referer: 'shop' }],
  ])('the log-out of the shop ends no session for %s', async (_, headers) => {
    await login()
    expect((await browser.open(LOGGED_OUT, headers)).headers.location).toBe('/portal')
    expect((await browser.open('/portal')).headers.location).toMatch(/^http:\/\/site\.test\//)
  })

  test('the log-out of the shop ends the session without a referrer when the site is the same', async () => {
    await login()
    await browser.open(LOGGED_OUT, { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' })
    expect((await browser.open('/portal')).headers.location).toBe('/portal/login')
  })

  test('the root leads to the login and keeps the language and the way back to the shop', async () => {
    const left = await browser.open('/?lang=ar&theme=dark&returnTo=http%3A%2F%2Fsite.test%2F')
    expect(left.headers.location).toBe('/portal/login?returnTo=http%3A%2F%2Fsite.test%2F')
    const { body } = await browser.open(String(left.headers.location))
    expect(body).toMatch(/<html lang="ar" dir="rtl"/)
    const evil = await browser.open('/?returnTo=https%3A%2F%2Fevil.test%2F')
    expect(evil.headers.location).toBe('/portal/login')
  })
})
