import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { cookieNames } from '@shop/contracts/browser/storage-keys.ts'
import pg from 'pg'

import { openPostgres } from './platform/db/database.ts'
import { migrate } from './platform/db/migrator.ts'
import { DEFAULT_TIMEOUTS } from './platform/db/postgres.pool.ts'
import { createPostgresDatabase, describeWithPostgres } from './testing/databases.ts'
import { getFreePort, startServer } from './testing/server-process.ts'

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Server = Awaited<ReturnType<typeof startServer>> & { origin: string }

const startOn = async (env: Record<string, string>): Promise<Server> => {
  const port = await getFreePort()
  // As on machines of their own.
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-server-'))
  const server = await startServer({ ...env, BACKEND_PORT: `${port}`, DATA_DIR: dataDir })
  return { ...server, origin: `http://localhost:${port}` }
}

describeWithPostgres('two processes that start at once on an empty database', () => {
  const servers: Server[] = []
  beforeAll(async () => {
    const env = {
      DATABASE_URL: await createPostgresDatabase(),
      JWT_SECRET: 'a secret for this test only, 32 characters',
      SITE_URL: 'http://shop.test',
      BACKEND_URL: 'http://api.shop.test',
    }
    servers.push(...(await Promise.all([startOn(env), startOn(env)])))
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

describeWithPostgres('a process that starts while another one fills the database', () => {
  test('waits for it, however long it takes', async () => {
    const databaseUrl = await createPostgresDatabase()
    const db = openPostgres(databaseUrl)
    await migrate(db)
    await db.destroy()
    const filling = new pg.Client(databaseUrl)
    await filling.connect()
    await filling.query(`begin; insert into meta (name, value) values ('seeded', '')`)
    const starting = startOn({ DATABASE_URL: databaseUrl })
    const waits = `select from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))`
    while ((await filling.query(waits)).rowCount === 0) await sleep(50)
    await sleep(DEFAULT_TIMEOUTS.lock + 500)
    await filling.query('commit')
    await filling.end()
    const { output, child } = await starting
    expect(output()).toContain('Backend ready')
    child.kill('SIGKILL')
  })
})
