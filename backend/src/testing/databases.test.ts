import { openPostgres } from '../db/database.ts'
import { createPostgresDatabase, describeOnDatabases, describeWithPostgres } from './databases.ts'

const defined: string[] = []

describeOnDatabases('describeOnDatabases', ({ database }) => {
  defined.push(database)
  test('defines its tests for each database', () => {
    expect(defined).toEqual(['SQLite', 'PostgreSQL'])
  })
})

describeWithPostgres('createPostgresDatabase', () => {
  test('creates empty databases on the one server of the run', async () => {
    const urls = await Promise.all([createPostgresDatabase(), createPostgresDatabase()])
    expect(new Set(urls).size).toBe(2)
    expect(new Set(urls.map((url) => new URL(url).searchParams.get('host'))).size).toBe(1)
    const db = openPostgres(urls[0])
    expect(await db.introspection.getTables()).toEqual([])
    await db.destroy()
  })
})
