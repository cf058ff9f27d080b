import { API_BASE } from '../app.ts'
import { openSqliteFile } from '../testing/databases.ts'
import { openShop, withShop } from '../testing/test-shop.ts'

describe('registerSecurity', () => {
  const shop = withShop(openSqliteFile)

  function parsePolicy(header: unknown): Map<string, string> {
    const directives = String(header).split(';')
    return new Map(
      directives.map((directive): [string, string] => {
        const [name = '', ...sources] = directive.trim().split(' ')
        return [name, sources.join(' ')]
      }),
    )
  }

  test.each(['/portal/login', '/pay/unknown', `${API_BASE}/users`, '/nothing'])(
    'forbids framing %s',
    async (url) => {
      const { headers } = await shop().app.inject({ url })
      const policy = parsePolicy(headers['content-security-policy'])
      expect(policy.get('frame-ancestors')).toBe("'none'")
      expect(headers['x-frame-options']).toBe('DENY')
    },
  )

  test('lets forms lead to the shop, and to no other card page than ours', async () => {
    const { headers } = await shop().app.inject({ url: '/portal/login' })
    expect(parsePolicy(headers['content-security-policy']).get('form-action')).toBe(
      "'self' http://site.test http://qa.test",
    )
  })

  test('lets forms lead to Stripe’s card page where it takes the payments', async () => {
    const stripe = { secretKey: 'sk_test', webhookSecret: 'whsec_test' }
    const other = await openShop(openSqliteFile, { stripe })
    const { headers } = await other.app.inject({ url: '/portal/login' })
    const sources = parsePolicy(headers['content-security-policy']).get('form-action')
    expect(sources?.split(' ')).toContain('https://checkout.stripe.com')
    await other.close()
  })
})
