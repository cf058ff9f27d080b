import { databases } from '../testing/databases.ts'
import { createFormClient } from '../testing/form-client.ts'
import { PASSWORD, withShop } from '../testing/test-shop.ts'

describe.each(databases)('form limits on $database', ({ openDatabase }) => {
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
      const page = await browser.open(blocked.headers.location ?? '')
      expect(page.body).toContain('Too many attempts')
      expect((await attempt(bystander.email, PASSWORD)).statusCode).toBe(303)
    })
  })
})
