import type { App } from '../../platform/http/app.types.ts'
import { openSqliteFile } from '../../testing/databases.ts'
import { createFormClient } from '../../testing/form-client.ts'
import { buildSecondApp, PASSWORD, withShop } from '../../testing/test-shop.ts'

const WRONG = 'wrong'

describe('limits of the login form', () => {
  const shop = withShop(openSqliteFile, { rateLimits: true })

  async function openLogin(remoteAddress: string, app: App = shop().app) {
    const browser = createFormClient(app, remoteAddress)
    await browser.open('/portal/login')
    return async (email: string, password: string) => {
      const response = await browser.submit('/portal/login', { email, password })
      const location = response.headers.location ?? ''
      // A form that is shown again has its outcome in the address.
      return location.includes('form=') ? (await browser.open(location)).body : 'logged in'
    }
  }

  test('reject the guesses of one address after ten, by either backend, and no other account', async () => {
    const { user } = await shop().createShopper()
    const { user: bystander } = await shop().createShopper()
    const second = await buildSecondApp(shop().deps)
    const logins = [await openLogin('10.0.0.1'), await openLogin('10.0.0.1', second)]
    for (let count = 0; count < 10; count += 1) await logins[count % 2]?.(user.email, WRONG)
    for (const login of logins) {
      expect(await login(user.email.toUpperCase(), PASSWORD)).toContain(
        'Too many attempts. Please try again in 15 minutes.',
      )
      expect(await login(bystander.email, PASSWORD)).toBe('logged in')
    }
    await second.close()
  })

  test('say in Arabic when to try again', async () => {
    const { user } = await shop().createShopper()
    const browser = createFormClient(shop().app, '10.0.0.2')
    await browser.open('/portal/login?lang=ar')
    let location = ''
    for (let count = 0; count < 11; count += 1) {
      const response = await browser.submit('/portal/login', { email: user.email, password: WRONG })
      location = response.headers.location ?? ''
    }
    expect((await browser.open(location)).body).toContain(
      'عدد المحاولات كبير. يُرجى إعادة المحاولة بعد 15 دقيقة.',
    )
  })

  test('do not lock the owner at another address, however many addresses guess', async () => {
    const { user } = await shop().createShopper()
    for (let address = 0; address < 11; address += 1) {
      const attack = await openLogin(`10.1.0.${address}`)
      for (let count = 0; count < 10; count += 1) await attack(user.email, WRONG)
    }
    const owner = await openLogin('10.0.0.3')
    expect(await owner(user.email, WRONG)).toContain('is incorrect')
    expect(await owner(user.email, PASSWORD)).toBe('logged in')
    // Each address has fewer guesses left by now.
    const late = await openLogin('10.0.0.4')
    for (let count = 0; count < 3; count += 1) {
      expect(await late(user.email, WRONG)).toContain('is incorrect')
    }
    expect(await late(user.email, WRONG)).toContain('Too many attempts')
  })

  test('believe no forwarded address of a caller', async () => {
    const { user } = await shop().createShopper()
    const browser = createFormClient(shop().app, '10.0.0.5')
    const send = async (index: number) => {
      await browser.open('/portal/login', { 'x-forwarded-for': `203.0.113.${index}` })
      const form = { email: user.email, password: WRONG }
      const headers = { 'x-forwarded-for': `203.0.113.${index}` }
      const response = await browser.submit('/portal/login', form, headers)
      return (await browser.open(response.headers.location ?? '')).body
    }
    for (let count = 0; count < 10; count += 1) await send(count)
    expect(await send(11)).toContain('Too many attempts')
  })

  test('do not count log-ins that succeed', async () => {
    const { user } = await shop().createShopper()
    const login = await openLogin('10.0.0.6')
    for (let count = 0; count < 12; count += 1) {
      expect(await login(user.email, PASSWORD)).toBe('logged in')
    }
  })
})

describe('limits of the registration form', () => {
  const shop = withShop(openSqliteFile, { rateLimits: true })

  async function register(remoteAddress: string, email: string) {
    const browser = createFormClient(shop().app, remoteAddress)
    await browser.open('/portal/register?lang=en')
    const { location = '' } = (
      await browser.submit('/portal/register', {
        firstName: 'Noor',
        lastName: 'Al Said',
        email,
        password: 'a long password',
      })
    ).headers
    return location.includes('form=') ? (await browser.open(location)).body : 'registered'
  }

  test('reject the 21st within an hour from one network, before it is known whether the address is taken', async () => {
    const { user } = await shop().createShopper()
    // An IPv6 network is a /64, in which everybody chooses an address freely.
    for (let count = 0; count < 20; count += 1) {
      expect(await register(`2001:db8::${count + 1}`, `noor${count}@site.test`)).toBe('registered')
    }
    const rejected = await register('2001:db8::ff', 'noor20@site.test')
    expect(rejected).toContain('Too many attempts. Please try again in 60 minutes.')
    expect(await register('2001:db8::ff', user.email)).toContain('Too many attempts')
    expect(await register('2001:db8:0:1::1', 'noor20@site.test')).toBe('registered')
  })
})
