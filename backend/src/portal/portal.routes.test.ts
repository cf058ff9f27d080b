import { decodeJwt } from 'jose'

import { databases } from '../testing/databases.ts'
import { createFormClient, type FormClient } from '../testing/form-client.ts'
import { get } from '../testing/requests.ts'
import { PASSWORD, withShop } from '../testing/test-shop.ts'

const CART = 'http://site.test/shop-cart?step=2'
const loginForCart = `/portal/login?returnTo=${encodeURIComponent(CART)}`

function createRegistration(email: string) {
  return { firstName: 'Noor', lastName: 'Al Said', email, password: 'a long password' }
}

function getToken(location: string | undefined): string {
  return new URL(location ?? '').searchParams.get('token_link_dashboard') ?? ''
}

describe.each(databases)('portal routes on $database', ({ openDatabase }) => {
  describe('the member portal', () => {
    const shop = withShop(openDatabase)
    let browser: FormClient
    beforeEach(() => {
      browser = createFormClient(shop().app)
    })

    async function login(path = '/portal/login') {
      const { user } = await shop().createShopper()
      await browser.open(path)
      const response = await browser.submit('/portal/login', {
        email: user.email,
        password: PASSWORD,
      })
      return { user, response }
    }

    test('redirects to the return address with a token after log-in', async () => {
      const { user, response } = await login(loginForCart)
      expect(response.statusCode).toBe(303)
      const location = new URL(response.headers.location ?? '')
      expect(location.origin + location.pathname).toBe('http://site.test/shop-cart')
      expect(location.searchParams.get('step')).toBe('2')
      const token = getToken(response.headers.location)
      const { id, firstName, lastName, email } = user
      expect(decodeJwt(token)).toMatchObject({ _id: id, firstName, lastName, email })
      const headers = { authorization: `Bearer ${token}` }
      const profile = await get(shop(), `/users/profile/${id}`, { user, token, headers })
      expect(profile.statusCode).toBe(200)
    })

    test('redirects with a token after registration, and the account can log in', async () => {
      await browser.open(`/portal/register?returnTo=${encodeURIComponent(CART)}`)
      const response = await browser.submit(
        '/portal/register',
        createRegistration('Noor@Site.test'),
      )
      expect(decodeJwt(getToken(response.headers.location))).toMatchObject({
        email: 'noor@site.test',
      })
      const other = createFormClient(shop().app)
      await other.open('/portal/login')
      const fields = { email: 'noor@site.test', password: 'a long password' }
      expect((await other.submit('/portal/login', fields)).headers.location).toBe('/portal')
    })

    test.each([
      'https://evil.test/',
      'http://site.test.evil.test/',
      'http://user@site.test/',
      'javascript:alert(1)',
      '//evil.test',
      'not an address',
    ])('never redirects to %s', async (target) => {
      const { response } = await login(`/portal/login?returnTo=${encodeURIComponent(target)}`)
      expect(response.headers.location).toBe('/portal')
    })

    test('validates the return address in the form as well', async () => {
      const { user } = await shop().createShopper()
      await browser.open('/portal/login')
      const fields = { email: user.email, password: PASSWORD, returnTo: 'https://evil.test/' }
      expect((await browser.submit('/portal/login', fields)).headers.location).toBe('/portal')
    })

    test('returns the same page for a wrong password and an unknown e-mail address', async () => {
      const { user } = await shop().createShopper()
      const responses = []
      for (const email of [user.email, 'nobody@site.test']) {
        await browser.open('/portal/login')
        const response = await browser.submit('/portal/login', { email, password: 'wrong' })
        expect(response.statusCode).toBe(422)
        const token = /name="csrf" value="[^"]+"/
        responses.push(response.body.replaceAll(email, '').replace(token, ''))
      }
      expect(responses[0]).toBe(responses[1])
      expect(responses[0]).toContain('role="alert"')
    })

    test('rejects the registration of a used e-mail address', async () => {
      const { user } = await shop().createShopper()
      await browser.open('/portal/register')
      const response = await browser.submit('/portal/register', createRegistration(user.email))
      expect(response.statusCode).toBe(422)
      expect(response.body).toContain('No account could be created')
    })

    test('shows errors beside the invalid fields', async () => {
      await browser.open('/portal/register')
      const fields = { firstName: ' ', lastName: '', email: 'x', password: 'short' }
      const response = await browser.submit('/portal/register', fields)
      expect(response.statusCode).toBe(422)
      for (const name of Object.keys(fields)) {
        expect(response.body).toMatch(new RegExp(`aria-describedby="[^"]*${name}-error`))
        expect(response.body).toContain(`id="${name}-error"`)
      }
      expect(response.body).not.toContain('value="short"')
    })

    test('rejects forms without a valid CSRF token', async () => {
      const { user } = await shop().createShopper()
      const fields = { email: user.email, password: PASSWORD }
      await browser.open('/portal/login')
      const forged = await browser.post('/portal/login', { ...fields, csrf: 'forged' })
      expect(forged.statusCode).toBe(403)
      const bare = await createFormClient(shop().app).post('/portal/login', fields)
      expect(bare.statusCode).toBe(403)
      expect(bare.headers['set-cookie']).not.toContain('portal_session')
    })

    test('escapes the form’s values', async () => {
      await browser.open('/portal/login')
      const email = '"><script>alert(1)</script>'
      const response = await browser.submit('/portal/login', { email, password: 'x' })
      expect(response.body).not.toContain('<script')
      expect(response.body).toContain('&lt;script&gt;')
    })

    test('shows the user’s e-mail address and a link to the shop with a token', async () => {
      const { user } = await login()
      const page = await browser.open('/portal')
      expect(page.body).toContain(user.email)
      const href = /class="button" href="([^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&')
      expect(href).toMatch(/^http:\/\/site\.test\//)
      expect(decodeJwt(getToken(href))).toMatchObject({ _id: user.id })
    })

    test('asks a user who is logged in whether to continue with that account', async () => {
      const { user } = await login()
      const page = await browser.open(loginForCart)
      expect(page.body).toContain(`Continue as ${user.firstName} ${user.lastName}`)
      const response = await browser.submit('/portal/continue', {})
      expect(decodeJwt(getToken(response.headers.location))).toMatchObject({ _id: user.id })
      const other = await browser.open(`${loginForCart}&switch=1`)
      expect(other.body).toContain('name="password"')
    })

    test.each(['/', '/portal/logout'])(
      '%s ends the session and revokes its token',
      async (path) => {
        const { user, response } = await login(loginForCart)
        const token = getToken(response.headers.location)
        await browser.open('/portal')
        const left = path === '/' ? await browser.open('/') : await browser.submit(path, {})
        expect(left.statusCode).toBe(303)
        expect(left.headers.location).toBe('/portal/login')
        expect((await browser.open('/portal')).headers.location).toBe('/portal/login')
        const headers = { authorization: `Bearer ${token}` }
        const profile = await get(shop(), `/users/profile/${user.id}`, { user, token, headers })
        expect(profile.statusCode).toBe(401)
      },
    )

    test('redirects to the login form without a session', async () => {
      expect((await browser.open('/portal')).headers.location).toBe('/portal/login')
      expect((await browser.post('/portal/continue', {})).headers.location).toBe('/portal/login')
    })

    test('negotiates the language and keeps the chosen one', async () => {
      const arabic = await browser.open('/portal/login', { 'accept-language': 'fr, ar-OM;q=0.8' })
      expect(arabic.body).toContain('<html lang="ar" dir="rtl">')
      await browser.open('/portal/login?lang=en')
      const english = await browser.open('/portal/register', { 'accept-language': 'ar' })
      expect(english.body).toContain('<html lang="en" dir="ltr">')
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

  describe('rate limits of the login form', () => {
    const shop = withShop(openDatabase, { rateLimits: true })

    test('rejects an account’s attempts after ten, and no other account’s', async () => {
      const { user } = await shop().createShopper()
      const { user: bystander } = await shop().createShopper()
      const browser = createFormClient(shop().app)
      await browser.open('/portal/login')
      const attempt = (email: string, password: string) =>
        browser.submit('/portal/login', { email, password })
      for (let count = 0; count < 10; count += 1) await attempt(user.email, 'wrong')
      const blocked = await attempt(user.email.toUpperCase(), PASSWORD)
      expect(blocked.statusCode).toBe(429)
      expect(blocked.body).toContain('Too many attempts')
      expect((await attempt(bystander.email, PASSWORD)).statusCode).toBe(303)
    })
  })
})
