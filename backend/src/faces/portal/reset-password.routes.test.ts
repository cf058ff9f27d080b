import { openSqliteFile } from '../../testing/databases.ts'
import { createFormClient, type FormClient, isLoggedIn, logIn } from '../../testing/form-client.ts'
import { deliverMails, findLink } from '../../testing/mailbox.ts'
import { get } from '../../testing/requests.ts'
import { PASSWORD, type Shopper, withShop } from '../../testing/test-shop.ts'

const FORGOT = '/portal/forgot-password'
const RESET = '/portal/reset-password'
const NEW_PASSWORD = 'quiet palm harbour'
const CART = 'http://site.test/shop-cart'

describe('forgotten password', () => {
  describe('without limits', () => {
    const shop = withShop(openSqliteFile)
    let browser: FormClient
    let shopper: Shopper
    beforeEach(async () => {
      await shop().deps.db.deleteFrom('mails').execute()
      await shop().deps.db.deleteFrom('verifications').execute()
      browser = createFormClient(shop().app)
      shopper = await shop().createShopper()
    })

    /** Submits a form. @returns the page that it leads to */
    async function submit(path: string, fields: Record<string, string>, client = browser) {
      const { headers } = await client.submit(path, fields)
      return client.open(headers.location ?? '')
    }

    async function askForLink(email = shopper.user.email, query = ''): Promise<string> {
      await browser.open(FORGOT + query)
      await submit(FORGOT, { email })
      const [mail] = await deliverMails(shop())
      return mail ? findLink(mail, RESET) : ''
    }

    async function openLink(link: string, client = browser) {
      const { headers, statusCode } = await client.open(link)
      expect(statusCode).toBe(303)
      return client.open(headers.location ?? '')
    }

    const login = (password: string) =>
      logIn(createFormClient(shop().app), shopper.user.email, { password })

    test('leads from the e-mailed link to a new password, and the old one is refused', async () => {
      const page = await openLink(await askForLink())
      expect(page.body).toContain(shopper.user.email)
      const done = await submit(RESET, { password: NEW_PASSWORD })
      expect(done.body).toContain('Your password has been changed. Please log in')
      expect(isLoggedIn(await login(PASSWORD))).toBe(false)
      expect(isLoggedIn(await login(NEW_PASSWORD))).toBe(true)
      const mails = await deliverMails(shop())
      expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
        ['passwordChanged', shopper.user.email],
      ])
    })

    test('ends every session of the member, and no other’s', async () => {
      const other = await shop().createShopper()
      const profile = ({ user }: Shopper) => `/users/profile/${user.id}`
      await openLink(await askForLink())
      await submit(RESET, { password: NEW_PASSWORD })
      expect((await get(shop(), profile(shopper), shopper)).statusCode).toBe(401)
      expect((await get(shop(), profile(other), other)).statusCode).toBe(200)
    })

    test('leads back to where the member came from', async () => {
      const link = await askForLink(shopper.user.email, `?returnTo=${encodeURIComponent(CART)}`)
      await openLink(link)
      const { headers } = await browser.submit(RESET, { password: NEW_PASSWORD })
      const target = new URL(headers.location ?? '', 'http://backend.test')
      expect(target.pathname).toBe('/portal/login')
      expect(target.searchParams.get('returnTo')).toBe(CART)
    })

    test('keeps the token out of the address and of other pages, and stores only its hash', async () => {
      const link = await askForLink()
      const token = new URL(link, 'http://backend.test').searchParams.get('token') ?? 'none'
      const redirect = await browser.open(link)
      expect(redirect.headers.location).toBe(RESET)
      expect(redirect.headers['referrer-policy']).toBe('no-referrer')
      const cookie = redirect.cookies.find(({ value }) => value === token)
      expect(cookie).toMatchObject({ httpOnly: true, path: RESET, sameSite: 'Lax' })
      const { db } = shop().deps
      const rows = [
        ...(await db.selectFrom('verifications').selectAll().execute()),
        ...(await db.selectFrom('mails').selectAll().execute()),
      ]
      expect(JSON.stringify(rows)).not.toContain(token)
    })

    test('works once, even for two browsers at the same time', async () => {
      const link = await askForLink()
      const clients = [browser, createFormClient(shop().app)]
      for (const client of clients) await openLink(link, client)
      const passwords = ['quiet palm harbour', 'loud date market']
      const responses = await Promise.all(
        clients.map((client, index) => client.submit(RESET, { password: passwords[index] ?? '' })),
      )
      const targets = responses.map(({ headers }) => headers.location?.split('?')[0])
      expect(targets.sort()).toEqual(['/portal/login', RESET])
      const again = await openLink(link, createFormClient(shop().app))
      expect(again.statusCode).toBe(410)
      expect(again.body).toContain('This link no longer works')
    })

    test('works for 30 minutes', async () => {
      const link = await askForLink()
      shop().advanceClock(29)
      expect((await openLink(link)).statusCode).toBe(200)
      shop().advanceClock(2)
      expect((await openLink(link)).statusCode).toBe(410)
      const response = await submit(RESET, { password: NEW_PASSWORD })
      expect(response.statusCode).toBe(410)
      expect(isLoggedIn(await login(PASSWORD))).toBe(true)
    })

    test('withdraws earlier links once a password is set', async () => {
      const first = await askForLink()
      await openLink(await askForLink())
      await submit(RESET, { password: NEW_PASSWORD })
      expect((await openLink(first)).statusCode).toBe(410)
    })

    test('responds alike for an unknown address, which gets no e-mail', async () => {
      const pages = []
      for (const email of [shopper.user.email, 'nobody@site.test']) {
        await browser.open(FORGOT)
        const page = await submit(FORGOT, { email: ` ${email.toUpperCase()} ` })
        expect(page.statusCode).toBe(200)
        const random = /name="csrf" value="[^"]+"|form=[\w-]+/g
        pages.push(page.body.replaceAll(email.toUpperCase(), '').replaceAll(random, ''))
      }
      expect(pages[0]).toBe(pages[1])
      expect(pages[0]).toContain('If there is an account with this address')
      const mails = await deliverMails(shop())
      expect(mails.map(({ recipient }) => recipient)).toEqual([shopper.user.email])
    })

    test('does the same work for an unknown address while the visitor waits', async () => {
      for (const email of [shopper.user.email, 'nobody@site.test']) {
        await browser.open(FORGOT)
        await submit(FORGOT, { email })
      }
      const { db } = shop().deps
      const queued = await db.selectFrom('mails').select(['recipient', 'kind']).execute()
      expect(queued).toHaveLength(2)
      expect(await db.selectFrom('verifications').selectAll().execute()).toHaveLength(0)
    })

    test('explains a rejected address and a weak password, and keeps the link', async () => {
      await browser.open(FORGOT)
      expect((await submit(FORGOT, { email: 'maha' })).body).toContain('value="maha"')
      await openLink(await askForLink())
      const page = await submit(RESET, { password: 'password123' })
      expect(page.body).toContain('one of the first that a stranger would try')
      expect((await submit(RESET, { password: 'short' })).body).toContain('8 to 200 characters')
      expect((await submit(RESET, { password: NEW_PASSWORD })).body).toContain('Please log in')
    })

    test('writes in the member’s language, whatever the asking browser’s is', async () => {
      const { db } = shop().deps
      const { id } = shopper.user
      await db.updateTable('users').set({ language: 'ar' }).where('id', '=', id).execute()
      await browser.open(`${FORGOT}?lang=en`)
      await submit(FORGOT, { email: shopper.user.email })
      const [mail] = await deliverMails(shop())
      expect(mail).toMatchObject({ language: 'ar', subject: 'اختيار كلمة مرور جديدة' })
    })
  })

  describe('with limits', () => {
    const shop = withShop(openSqliteFile, { rateLimits: true })

    async function ask(email: string, remoteAddress: string) {
      const client = createFormClient(shop().app, remoteAddress)
      await client.open(FORGOT)
      const { headers } = await client.submit(FORGOT, { email })
      return (await client.open(headers.location ?? '')).body
    }

    test('sends at most five e-mails to one address while their links work, whoever asks', async () => {
      for (let index = 1; index <= 5; index += 1) {
        expect(await ask('known@site.test', `10.0.0.${index}`)).toContain('If there is an account')
      }
      expect(await ask('KNOWN@site.test', '10.0.0.9')).toContain(
        'Too many attempts. Please try again in 30 minutes.',
      )
      expect(await ask('other@site.test', '10.0.0.9')).toContain('If there is an account')
    })

    test('limits a client that asks for many addresses', async () => {
      const responses = []
      for (let index = 0; index <= 60; index += 1) {
        responses.push(await ask(`member${index}@site.test`, '10.0.1.1'))
      }
      expect(responses[59]).toContain('If there is an account')
      expect(responses[60]).toContain('Too many attempts')
    })
  })
})
