import { checkPermission } from '@shop/contracts/signed-permission.ts'

import { testerLink } from './tester-link.ts'

const secret = 'a secret of at least 32 characters'

async function print(options: Parameters<typeof testerLink>[1], env: NodeJS.ProcessEnv) {
  const lines: string[] = []
  await testerLink({ log: (line) => lines.push(line) }, options, env)
  return lines
}

describe('testerLink', () => {
  test('prints a link that is valid for so many days', async () => {
    const env = { RELEASE_SECRET: secret }
    const [link = '', validity] = await print({ days: 2, site: 'https://shop.test/shop' }, env)
    const { origin, pathname, searchParams } = new URL(link)
    expect(origin + pathname).toBe('https://shop.test/shop')
    const token = searchParams.get('tester') ?? ''
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    expect(typeof (await checkPermission(secret, 'tester', token, inHours(47)))).toBe('object')
    expect(await checkPermission(secret, 'tester', token, inHours(49))).toBe('expired')
    expect(validity).toMatch(/^Valid until \d{4}-\d\d-\d\d \d\d:\d\d UTC\./)
  })

  test.each([
    [{}, 'http://localhost:3000/'],
    [{ PORT: '4711' }, 'http://localhost:4711/'],
    [{ SITE_URL: 'https://shop.test' }, 'https://shop.test/'],
  ])('leads by default where %j says', async (env, address) => {
    const [link] = await print({ days: 7, site: undefined }, { ...env, RELEASE_SECRET: secret })
    expect(link).toMatch(new RegExp(`^${address}\\?tester=`))
  })

  test.each([{}, { RELEASE_SECRET: '' }, { RELEASE_SECRET: 'short' }])(
    'needs a secret, not %j',
    (env) => expect(print({ days: 7, site: undefined }, env)).rejects.toThrow('Set RELEASE_SECRET'),
  )

  test.each(['shop.test', 'ftp://shop.test', ''])('rejects the address %j', (site) =>
    expect(print({ days: 7, site }, { RELEASE_SECRET: secret })).rejects.toThrow(
      'is not an address',
    ),
  )
})
