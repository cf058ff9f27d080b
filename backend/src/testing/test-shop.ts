import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build } from '../app.ts'
import { hashPassword } from '../auth/passwords.ts'
import { createTokens } from '../auth/tokens.ts'
import { openSqlite } from '../db/database.ts'
import { migrate } from '../db/migrations.ts'
import type { Db, Row } from '../db/schema.ts'
import type { Config, Deps } from '../deps.ts'
import type { App } from '../http/app.types.ts'
import { seedIfEmpty } from '../seed/seed.ts'
import { createUser } from '../users/user.store.ts'
import { fixture } from './fixture.ts'

/** Gives a new, empty database. */
export type OpenDatabase = () => Promise<Db>

/** A file of its own, since a database in memory would not show what reaches the disk. */
export const openSqliteFile: OpenDatabase = async () => {
  return openSqlite(join(mkdtempSync(join(tmpdir(), 'shop-test-')), 'shop.sqlite'))
}

export const PASSWORD = 'correct horse'
// Hashing is slow on purpose; one hash serves every shopper of a test file.
const passwordHash = hashPassword(PASSWORD)

export interface Shopper {
  user: Row<'users'>
  token: string
  headers: { authorization: string }
}

export interface TestShop {
  app: App
  deps: Deps
  /** Lets time pass. */
  advance(minutes: number): void
  /** A new member who is logged in. */
  shopper(): Promise<Shopper>
  close(): Promise<void>
}

const config: Config = {
  ...{ backendUrl: 'http://backend.test', siteOrigins: ['http://site.test', 'http://qa.test'] },
  ...{ rateLimits: false, logLevel: 'silent', trustProxy: false },
  secret: Buffer.alloc(48, 'test secret '),
  mediaDir: join(tmpdir(), 'no-media-here'),
}

/** Opens a shop with the fixture's data. */
export async function openShop(
  openDatabase: OpenDatabase,
  overrides: Partial<Config> = {},
): Promise<TestShop> {
  const db = await openDatabase()
  await migrate(db)
  let passed = 0
  let shoppers = 0
  const clock = () => new Date(Date.now() + passed)
  const deps: Deps = { db, clock, config: { ...config, ...overrides } }
  await seedIfEmpty(deps, fixture)
  const app = await build(deps)
  const tokens = createTokens(deps)
  return {
    app,
    deps,
    advance: (minutes) => void (passed += minutes * 60_000),
    async shopper() {
      shoppers += 1
      const email = `shopper${shoppers}@site.test`
      const names = { firstName: 'Salma', lastName: `Number ${shoppers}` }
      const user = await createUser(deps, { email, passwordHash: await passwordHash, ...names })
      if (!user) throw new Error(`${email} exists already`)
      const token = await tokens.issue(user)
      return { user, token, headers: { authorization: `Bearer ${token}` } }
    },
    async close() {
      await app.close()
      await db.destroy()
    },
  }
}

/** Runs a group of tests on one shop. */
export function withShop(openDatabase: OpenDatabase, overrides: Partial<Config> = {}) {
  let shop: TestShop | undefined
  beforeAll(async () => {
    shop = await openShop(openDatabase, overrides)
  })
  afterAll(() => shop?.close())
  return (): TestShop => {
    if (!shop) throw new Error('The shop opens before the first test.')
    return shop
  }
}
