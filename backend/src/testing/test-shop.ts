import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { agentNetworks } from '@shop/contracts/wire/office-agents.ts'
import { findLogField, officeLogWords } from '@shop/contracts/wire/office-log.ts'
import { createLog } from 'monitoring/log.ts'
import { Registry } from 'monitoring/metrics.ts'

import { buildApp } from '../app.ts'
import { seedIfEmpty } from '../domain/seed/seed.ts'
import { createUser } from '../domain/users/user.store.ts'
import { hashPassword } from '../platform/auth/passwords.ts'
import { createTokens, type Tokens } from '../platform/auth/tokens.ts'
import type { Config } from '../platform/config/config.ts'
import { readEnvironment } from '../platform/config/env.ts'
import { migrate } from '../platform/db/migrator.ts'
import type { Row } from '../platform/db/schema.ts'
import type { Deps } from '../platform/deps.ts'
import type { App } from '../platform/http/app.types.ts'
import { createBackendMetrics } from '../platform/monitoring/backend-metrics.ts'
import type { OpenDatabase } from './databases.ts'
import { seedFixture } from './seed-fixture.ts'

export const PASSWORD = 'correct horse'
// Hashing is slow by design: one hash for all shoppers of a test file.
const passwordHash = hashPassword(PASSWORD)

export interface Shopper {
  user: Row<'users'>
  token: string
  headers: { authorization: string }
}

export interface TestShop {
  app: App
  deps: Deps
  tokens: Tokens
  /** Advances the app's clock. */
  advanceClock(minutes: number): void
  /** Creates a user who is logged in. */
  createShopper(): Promise<Shopper>
  close(): Promise<void>
}

/** The settings of a shop in a test. */
export const testConfig: Config = {
  ...readEnvironment(
    {
      BACKEND_URL: 'http://backend.test',
      SITE_ORIGINS: 'http://site.test,http://qa.test',
      RATE_LIMITS: 'off',
      FORMS_EMAIL: 'owner@site.test',
    },
    tmpdir(),
  ),
  secret: Buffer.alloc(48, 'test secret '),
  mediaDir: join(tmpdir(), 'no-media-here'),
  uploadsDir: join(tmpdir(), 'no-uploads-here'),
}

const silent = createLog({ service: 'backend', level: 'silent', format: 'json' })

/** Builds another backend over the same database. */
export const buildSecondApp = (deps: Deps): Promise<App> =>
  buildApp({ ...deps, metrics: new Registry() })

/** Every kind, field and word that was recorded is one that the office has a name for. */
async function expectNamedChanges({ db }: Deps): Promise<void> {
  const rows = await db.selectFrom('officeLog').select(['kind', 'before', 'after']).execute()
  const fields = rows.flatMap(({ kind, before, after }) =>
    [before, after].flatMap((record) =>
      Object.entries(record === null ? {} : (JSON.parse(record) as object)).map(
        ([field, value]: [string, unknown]) => ({ kind, field, value }),
      ),
    ),
  )
  const words: Readonly<Record<string, readonly unknown[]>> = officeLogWords
  const isNamed = (field: string, value: unknown) =>
    value === null || [value].flat().every((word) => words[field]?.includes(word) ?? true)
  const unnamed = fields.filter(
    ({ kind, field, value }) =>
      !isNamed(field, value) ||
      (!findLogField(kind, field) && !findLogField(kind, `${field}.${agentNetworks[0]}`)),
  )
  expect(unnamed).toEqual([])
}

/** Opens a shop with the fixture's data on a new database. */
export async function openShop(
  openDatabase: OpenDatabase,
  overrides: Partial<Config> = {},
  log: Deps['log'] = silent,
): Promise<TestShop> {
  const db = await openDatabase()
  await migrate(db)
  let offsetMs = 0
  let shoppers = 0
  const clock = () => new Date(Date.now() + offsetMs)
  const metrics = new Registry()
  const counters = createBackendMetrics(metrics)
  const deps: Deps = { db, clock, log, metrics, counters, config: { ...testConfig, ...overrides } }
  await seedIfEmpty(deps, seedFixture)
  const app = await buildApp(deps)
  const tokens = createTokens(deps)
  return {
    app,
    deps,
    tokens,
    advanceClock: (minutes) => void (offsetMs += minutes * 60_000),
    async createShopper() {
      shoppers += 1
      const email = `shopper${shoppers}@site.test`
      const names = { firstName: 'Salma', lastName: `Number ${shoppers}` }
      const user = await createUser(deps, { email, passwordHash: await passwordHash, ...names })
      if (!user) throw new Error(`${email} exists already`)
      const token = await tokens.issue(user)
      return { user, token, headers: { authorization: `Bearer ${token}` } }
    },
    async close() {
      await expectNamedChanges(deps)
      await app.close()
      await db.destroy()
    },
  }
}

/** Shares a value among the tests of a `describe` block. @returns a getter of the value */
export function shareInBlock<Value>(open: () => Promise<Value>): () => Value {
  let opened: { value: Value } | undefined
  beforeAll(async () => {
    opened = { value: await open() }
  })
  return () => {
    if (!opened) throw new Error('It is opened in beforeAll.')
    return opened.value
  }
}

/** Shares one shop among the tests of a `describe` block. @returns a getter of the shop */
export function withShop(openDatabase: OpenDatabase, overrides: Partial<Config> = {}) {
  const shop = shareInBlock(() => openShop(openDatabase, overrides))
  afterAll(() => shop().close())
  return shop
}
