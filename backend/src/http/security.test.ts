import { API_BASE } from '../app.ts'
import { openSqliteFile } from '../testing/databases.ts'
import { withShop } from '../testing/test-shop.ts'

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
})
