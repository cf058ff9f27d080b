import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { cookieNames } from '@shop/contracts/browser/storage-keys.ts'

import { createPostgresDatabase, describeWithPostgres } from './testing/databases.ts'
import { getFreePort, startServer } from './testing/server-process.ts'

jest.setTimeout(60_000)

type Server = Awaited<ReturnType<typeof startServer>> & { origin: string }

describeWithPostgres('two processes that start at once on an empty database', () => {
  const servers: Server[] = []
  beforeAll(async () => {
    const env = {
      DATABASE_URL: await createPostgresDatabase(),
      JWT_SECRET: 'a secret for this test only, 32 characters',
      SITE_URL: 'http://shop.test',
      BACKEND_URL: 'http://api.shop.test',
    }
    const start = async () => {
      const port = await getFreePort()
      // As on machines of their own.
      const dataDir = mkdtempSync(join(tmpdir(), 'shop-server-'))
      const own = { ...env, BACKEND_PORT: `${port}`, DATA_DIR: dataDir }
      servers.push({ ...(await startServer(own)), origin: `http://localhost:${port}` })
    }
    await Promise.all([start(), start()])
  })
  afterAll(() => servers.forEach(({ child }) => child.kill('SIGKILL')))

  test('migrate and fill it once', async () => {
    const [first, second] = await Promise.all(
      servers.map(async ({ origin, output }) => {
        expect(output()).toContain('Backend ready')
        return (await fetch(`${origin}/api/v1.0/categories/all-category/admin-side`)).text()
      }),
    )
    expect(first).toContain('digital-business-cards')
    expect(second).toBe(first)
  })

  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')

  test('take the forms and sessions of each other', async () => {
    const [first, second] = servers.map(({ origin }) => origin)
    const form = await fetch(`${first}/portal/register`)
    const csrf = /name="csrf" value="([^"]+)"/.exec(await form.text())?.[1] ?? ''
    const member = { firstName: 'Maha', lastName: 'One', email: 'maha@site.test' }
    const registered = await fetch(`${second}/portal/register`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: cookiesOf(form) },
      body: new URLSearchParams({ ...member, password: 'correct horse', csrf }),
    })
    expect(registered.status).toBe(303)
    const cookie = cookiesOf(registered)
    expect(cookie).toContain(cookieNames.portalSession)
    const returnTo = encodeURIComponent('http://shop.test/shop-cart')
    const login = await fetch(`${first}/portal/login?returnTo=${returnTo}`, { headers: { cookie } })
    expect(await login.text()).toContain('Maha')
  })
})
