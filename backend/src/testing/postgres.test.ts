import { databases } from './databases.ts'
import { findPostgres } from './postgres.ts'

const testIfInstalled = findPostgres() ? test : test.skip

testIfInstalled('database tests run on PostgreSQL where initdb and pg_ctl are installed', () => {
  expect(databases.map(({ database }) => database)).toEqual(['SQLite', 'PostgreSQL'])
})
