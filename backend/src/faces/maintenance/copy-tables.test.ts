import { DatabaseSync } from '@photostructure/sqlite'
import { sql } from 'kysely'

import { openPostgres } from '../../platform/db/database.ts'
import {
  createPostgresDatabase,
  createTemporaryFile,
  describeWithPostgres,
} from '../../testing/databases.ts'
import { releaseClosedFiles } from '../../testing/release-closed-files.ts'
import { copyTables } from './copy-tables.ts'
import { openSqliteSource } from './sqlite-source.ts'

const ROWS = 2500

async function createSource() {
  const file = createTemporaryFile()
  const database = new DatabaseSync(file)
  database.exec(`
    create table "aLine" (id integer primary key, "entryId" integer references "zEntry" (id));
    create table "zEntry" (id integer primary key, flag boolean, data text, "at" text, big integer, ratio real, bytes blob);
    insert into "zEntry" values
      (41, 1, '{"a":[1,"é"]}', '2026-01-31T23:59:59.123Z', 9007199254740993, 0.1, x'00ff'),
      (7, 0, null, null, -9007199254740993, 1e300, null);`)
  const insert = database.prepare('insert into "aLine" values (?, 41)')
  database.exec('begin')
  for (let id = 1; id <= ROWS; id += 1) insert.run(id)
  database.exec('commit')
  database.close()
  await releaseClosedFiles()
  return openSqliteSource(file)
}

describeWithPostgres('copyTables', () => {
  test('converts each type and keeps to references', async () => {
    const source = await createSource()
    const target = openPostgres(await createPostgresDatabase())
    await sql`
      create table "zEntry" (id integer primary key, flag boolean, data jsonb,
        "at" timestamptz, big bigint, ratio double precision, bytes bytea)`.execute(target)
    await sql`create table "aLine" (id integer primary key, "entryId" integer references "zEntry" (id))`.execute(
      target,
    )
    const counts = await target.transaction().execute((trx) => copyTables(source, trx))
    expect([...counts]).toEqual([
      ['zEntry', 2],
      ['aLine', ROWS],
    ])
    const { rows } = await sql`select * from "zEntry" order by id desc`.execute(target)
    expect(rows).toEqual([
      {
        id: 41,
        flag: true,
        data: { a: [1, 'é'] },
        at: new Date('2026-01-31T23:59:59.123Z'),
        big: '9007199254740993',
        ratio: 0.1,
        bytes: Buffer.from([0, 255]),
      },
      {
        id: 7,
        flag: false,
        data: null,
        at: null,
        big: '-9007199254740993',
        ratio: 1e300,
        bytes: null,
      },
    ])
    source.close()
    await target.destroy()
  })

  test('is refused where a table or a column has no equal', async () => {
    const source = await createSource()
    const target = openPostgres(await createPostgresDatabase())
    const copy = () => target.transaction().execute((trx) => copyTables(source, trx))
    await sql`create table "zEntry" (id integer)`.execute(target)
    await expect(copy()).rejects.toThrow('only one of the two databases has the column zEntry.flag')
    await sql`drop table "zEntry"`.execute(target)
    await expect(copy()).rejects.toThrow('its table zEntry is not one of a shop')
    source.close()
    await target.destroy()
  })
})
