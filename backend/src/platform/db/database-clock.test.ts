import { createPostgresDatabase, describeWithPostgres } from '../../testing/databases.ts'
import { claimMail, enqueueMail } from '../mail/mail.queue.ts'
import { openPostgres } from './database.ts'
import { createDatabaseClock } from './database-clock.ts'
import { migrate } from './migrator.ts'
import type { Db } from './schema.ts'

const HOUR_MS = 3_600_000

describeWithPostgres('a backend on a machine whose clock is an hour ahead', () => {
  let db: Db
  beforeAll(async () => {
    db = openPostgres(await createPostgresDatabase())
    await migrate(db)
  })
  afterAll(() => db.destroy())
  afterEach(() => jest.useRealTimers())

  /** Only dates are faked: the driver needs its timers. */
  function setClockAhead() {
    const real = [
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
    ] as const
    const others = ['clearImmediate', 'clearInterval', 'setTimeout', 'clearTimeout'] as const
    jest.useFakeTimers({ now: Date.now() + HOUR_MS, doNotFake: [...real, ...others] })
  }

  test('goes by the database’s clock', async () => {
    const before = Date.now()
    setClockAhead()
    const clock = await createDatabaseClock(db)
    expect(clock().getTime() - before).toBeLessThan(HOUR_MS / 2)
    expect(Date.now() - before).toBeGreaterThanOrEqual(HOUR_MS)
  })

  test('leaves an e-mail to the backend that is sending it', async () => {
    const clock = await createDatabaseClock(db)
    const mail = { kind: 'passwordChanged', recipient: 'a@site.test', language: 'en' } as const
    await enqueueMail(db, { ...mail, data: null, userId: null }, clock())
    expect(await claimMail(db, clock())).not.toBeNull()
    setClockAhead()
    const ahead = await createDatabaseClock(db)
    expect(await claimMail(db, ahead())).toBeNull()
  })
})
