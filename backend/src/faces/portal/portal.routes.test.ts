import { decodeJwt } from 'jose'

import { openSqliteFile } from '../../testing/databases.ts'
import { createFormClient, type FormClient, logIn } from '../../testing/form-client.ts'
import { deliverMails } from '../../testing/mailbox.ts'
import { get } from '../../testing/requests.ts'
import { PASSWORD, withShop } from '../../testing/test-shop.ts'

const CART = 'http://site.test/shop-cart?step=2'
/** The default target of a log-in. */
const ACCOUNT = /^http:\/\/site\.test\/user-account\?lang=en&token_link_dashboard=/

const loginForCart = `/portal/login?returnTo=${encodeURIComponent(CART)}`

function createRegistration(email: string) {
  return { firstName: 'Noor', lastName: 'Al Said', email, password: 'a long password' }
}

function getToken(location: string | undefined): string {
  return new URL(location ?? '').searchParams.get('token_link_dashboard') ?? ''
}

describe('portal routes', () => {
  describe('the member portal', () => {
    const shop = withShop(openSqliteFile)
    let browser: FormClient
    beforeEach(() => {
      browser = createFormClient(shop().app)
    })

    async function login(path = '/portal/login') {
      const { user } = await shop().createShopper()
      return { user, response: await logIn(browser, user.email, { path }) }
    }

    /** Submits a form that is shown again; going back from there never asks to submit it again. */
    async function submitAgain(path: string, fields: Record<string, string>) {
      const response = await browser.submit(path, fields)
      expect(response.statusCode).toBe(303)
      expect(response.headers.location).toContain('form=')
      return browser.open(response.headers.location ?? '')
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
      expect((await other.submit('/portal/login', fields)).headers.location).toMatch(ACCOUNT)
    })

    test('validates the return address of the page and of the form', async () => {
      const { response, user } = await login('/portal/login?returnTo=https%3A%2F%2Fevil.test%2F')
      expect(response.headers.location).toMatch(ACCOUNT)
      await browser.open('/portal/login?switch=1')
      const fields = { email: user.email, password: PASSWORD, returnTo: 'https://evil.test/' }
      expect((await browser.submit('/portal/login', fields)).headers.location).toMatch(ACCOUNT)
    })

    test('returns the same page for a wrong password and an unknown e-mail address', async () => {
      const { user } = await shop().createShopper()
      const responses = []
      for (const email of [user.email, 'nobody@site.test']) {
        await browser.open('/portal/login')
        const response = await submitAgain('/portal/login', { email, password: 'wrong' })
        const random = /name="csrf" value="[^"]+"|form=[\w-]+/g
        responses.push(response.body.replaceAll(email, '').replaceAll(random, ''))
      }
      expect(responses[0]).toBe(responses[1])
      expect(responses[0]).toContain('role="alert"')
    })

    test('rejects the registration of a used e-mail address', async () => {
      const { user } = await shop().createShopper()
      await browser.open('/portal/register')
      const response = await submitAgain('/portal/register', createRegistration(user.email))
      expect(response.body).toContain('No account could be created')
      expect(response.body).not.toContain(`${user.email} `)
    })

    test('tells the owner of an address that somebody wanted to register it', async () => {
      const { user } = await shop().createShopper()
      await shop().deps.db.deleteFrom('mails').execute()
      await browser.open('/portal/register?lang=ar')
      await browser.submit('/portal/register', createRegistration(user.email.toUpperCase()))
      const [mail, ...others] = await deliverMails(shop())
      expect(others).toEqual([])
      expect(mail).toMatchObject({
        recipient: user.email,
        language: 'en',
        subject: 'You already have an account with this address',
      })
      expect(mail?.text).not.toContain('Noor')
    })

    test('shows errors beside the invalid fields', async () => {
      await browser.open('/portal/register')
      const fields = { firstName: ' ', lastName: '', email: 'x', password: 'short' }
      const response = await submitAgain('/portal/register', fields)
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
      const bare = await createFormClient(shop().app).post('/portal/login', fields)
      for (const response of [forged, bare]) {
        expect(response.headers.location).toMatch(/^\/portal\/login\?form=/)
        expect(response.cookies.map(({ name }) => name)).not.toContain('portal_session')
      }
      const again = await browser.open(forged.headers.location ?? '')
      expect(again.body).toContain('This form was open for too long.')
      expect(again.body).toContain(`value="${user.email}"`)
    })

    test('shows a failed form again after a reload and in the other language, and not elsewhere', async () => {
      await browser.open(loginForCart)
      const fields = { email: 'noor@site.test', password: 'wrong' }
      const { headers } = await browser.submit('/portal/login', fields)
      const target = headers.location ?? ''
      for (const text of ['is incorrect', 'value="noor@site.test"', `value="${CART}"`]) {
        expect((await browser.open(target)).body).toContain(text)
      }
      expect((await browser.open(`${target}&lang=ar`)).body).toContain('غير صحيحة')
      await browser.open('/portal/login?lang=en')
      expect((await browser.open('/portal/login')).body).not.toContain('noor@site.test')
      const elsewhere = target.replace('login', 'register')
      expect((await browser.open(elsewhere)).body).not.toContain('noor@site.test')
    })

    test('never stores a password for the form that is shown again', async () => {
      await browser.open('/portal/register')
      const fields = { ...createRegistration('x'), password: 'a secret of mine' }
      const response = await browser.submit('/portal/register', fields)
      const stored = response.cookies.find(({ name }) => name === 'form_state')?.value ?? ''
      const content = Buffer.from(stored.split('.')[0] ?? '', 'base64url').toString()
      expect(content).toContain('Al Said')
      expect(content).not.toContain('secret of mine')
    })

    test('escapes the form’s values', async () => {
      await browser.open('/portal/login')
      const email = '"><script>alert(1)</script>'
      const response = await submitAgain('/portal/login', { email, password: 'x' })
      expect(response.body).not.toContain('<script')
      expect(response.body).toContain('&lt;script&gt;')
    })

    test('leads whoever is logged in to the account, without a token', async () => {
      await login()
      const account = 'http://site.test/user-account?lang=en'
      expect((await browser.open('/portal?lang=en')).headers.location).toBe(account)
      expect((await browser.open('/portal/login')).headers.location).toBe('/portal')
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

    test('says that the session in the shop has ended', async () => {
      const text = 'Your session has ended. Please log in again.'
      const path = '/portal/login?reason=session-ended'
      expect((await browser.open(path)).body).toContain(text)
      expect((await browser.open(`${path}&lang=ar`)).body).toContain('انتهت جلستك')
      expect((await browser.open('/portal/login?reason=other&lang=en')).body).not.toContain(text)
    })

    test('says that a message waits for the log-in', async () => {
      const { body } = await browser.open('/portal/login?reason=message&lang=en')
      expect(body).toContain('Log in to send your message.')
      expect(body).not.toContain('Log in to check out')
      const arabic = await browser.open('/portal/login?reason=message&lang=ar')
      expect(arabic.body).toContain('سجّل الدخول لإرسال رسالتك')
    })

    test('redirects to the login form without a session', async () => {
      expect((await browser.open('/portal')).headers.location).toBe('/portal/login')
      expect((await browser.post('/portal/continue', {})).headers.location).toBe('/portal/login')
    })
  })
})
