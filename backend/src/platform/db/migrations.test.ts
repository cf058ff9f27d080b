import { describeOnDatabases } from '../../testing/databases.ts'
import { migrate } from './migrator.ts'
import type { Db } from './schema.ts'

describeOnDatabases('migrate', ({ openDatabase }) => {
  let db: Db
  beforeEach(async () => {
    db = await openDatabase()
  })
  afterEach(() => db.destroy())

  test('migrates once, however many backends start', async () => {
    await Promise.all([migrate(db), migrate(db)])
    await migrate(db)
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([])
  })

  test('never undoes the first migration, which would delete every order', async () => {
    await migrate(db)
    await migrate(db, '033-initial')
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([])
  })

  test('lets nobody change the log of the office', async () => {
    await migrate(db)
    const entry = { id: 'l', at: '', userId: '', kind: 'product', subject: '', before: null }
    await db
      .insertInto('officeLog')
      .values({ ...entry, after: null })
      .execute()
    await expect(db.deleteFrom('officeLog').execute()).rejects.toThrow('append-only')
    const change = db.updateTable('officeLog').set({ subject: 'another' })
    await expect(change.execute()).rejects.toThrow('append-only')
  })

  test('rejects a migration that does not exist', async () => {
    await expect(migrate(db, '000-nothing')).rejects.toThrow('There is no migration 000-nothing')
  })
})
