import { type ColumnMetadata, sql, type TableMetadata } from 'kysely'

import { StartupError } from '../../platform/config/env.ts'
import { getReason } from '../../platform/db/database-errors.ts'
import type { Db, Trx } from '../../platform/db/schema.ts'
import { quote, type SqliteSource } from './sqlite-source.ts'

/** Rows of one statement, which are in memory together. */
const BATCH_ROWS = 1000
const INTEGER = /^int[248]$/

/** Its tables of PostgreSQL that a source has too, by name. */
async function findTables(db: Db | Trx, source: SqliteSource): Promise<Map<string, TableMetadata>> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  const tables = await db.introspection.getTables()
  return new Map(
    tables
      .filter(({ name, schema }) => schema === rows[0]?.name && source.tables.includes(name))
      .map((table) => [table.name, table]),
  )
}

/** @throws StartupError naming a table of the source that has rows in the target too */
export async function assertEmpty(target: Db | Trx, source: SqliteSource): Promise<void> {
  for (const name of (await findTables(target, source)).keys()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(target)
    if (rows.length === 0) continue
    throw new StartupError(`its table ${name} has rows already; name an empty database`)
  }
}

function assertSameColumns(name: string, source: string[], { columns }: TableMetadata): void {
  const target = columns.map((column) => column.name)
  const [other] = [
    ...source.filter((column) => !target.includes(column)),
    ...target.filter((column) => !source.includes(column)),
  ]
  if (other === undefined) return
  throw new StartupError(`only one of the two databases has the column ${name}.${other}`)
}

function assertNoNullBytes(source: SqliteSource, { name, columns }: TableMetadata): void {
  const texts = columns.filter(({ dataType }) => dataType !== 'bytea').map((column) => column.name)
  const found = source.findNullByte(name, texts)
  if (!found) return
  throw new Error(
    `${found.column} holds a null byte, which PostgreSQL cannot store, where ${texts[0]} is ${found.row}`,
  )
}

/** Inserts rows by one array for each column: PostgreSQL reads each value as it would read it from text. */
async function insert(
  target: Trx,
  table: string,
  columns: readonly ColumnMetadata[],
  rows: unknown[][],
): Promise<void> {
  const names = columns.map(({ name }) => sql.id(name))
  const arrays = columns.map(
    ({ dataType }, index) => sql`${rows.map((row) => row[index])}::${sql.id(dataType)}[]`,
  )
  await sql`
    insert into ${sql.table(table)} (${sql.join(names)})
    select * from unnest(${sql.join(arrays)})`.execute(target)
}

async function copyTable(source: SqliteSource, target: Trx, table: TableMetadata): Promise<void> {
  const { name, columns } = table
  const columnNames = columns.map((column) => column.name)
  let batch: unknown[][] = []
  async function flush(): Promise<void> {
    if (batch.length > 0) await insert(target, name, columns, batch)
    batch = []
  }
  try {
    assertNoNullBytes(source, table)
    for (const row of source.iterate(name, columnNames)) {
      if (batch.push(row) === BATCH_ROWS) await flush()
    }
    await flush()
  } catch (error) {
    throw new StartupError(`the rows of ${name} cannot be copied: ${getReason(error)}`)
  }
}

/** Compares the responses of both databases. @throws StartupError when they differ */
export async function compare(
  source: SqliteSource,
  target: Trx,
  { name, query }: { name: string; query: string },
): Promise<Record<string, string>[]> {
  const toText = (rows: Record<string, unknown>[]) =>
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)])),
    )
  const before = toText(source.query(query))
  const after = toText((await sql.raw<Record<string, unknown>>(query).execute(target)).rows)
  if (JSON.stringify(before) === JSON.stringify(after)) return after
  throw new StartupError(
    `${name} differ after copying: ${JSON.stringify(before)} and ${JSON.stringify(after)}`,
  )
}

/**
 * Copies the rows of all tables of a source into the same tables of a target, which must be empty, and compares
 * their numbers and the sums of their integers.
 * @returns numbers of rows by table
 * @throws StartupError
 */
export async function copyTables(source: SqliteSource, target: Trx): Promise<Map<string, number>> {
  const tables = await findTables(target, source)
  const all = source.tables.map((name) => {
    const table = tables.get(name)
    if (!table) throw new StartupError(`its table ${name} is not one of a shop`)
    assertSameColumns(name, source.getColumns(name), table)
    return table
  })
  const names = sql.join(all.map(({ name }) => sql.table(name)))
  // Nobody writes meanwhile, not even a backend that was started too early.
  await sql`lock table ${names} in exclusive mode`.execute(target)
  await assertEmpty(target, source)
  for (const table of all) await copyTable(source, target, table)
  const counts = new Map<string, number>()
  for (const { name, columns } of all) {
    const integers = columns.filter(({ dataType }) => INTEGER.test(dataType))
    const sums = integers.map((column) => `, sum(${quote(column.name)}) as ${quote(column.name)}`)
    const query = `select count(*) as "rows"${sums.join('')} from ${quote(name)}`
    const [figures] = await compare(source, target, { name: `the rows of ${name}`, query })
    counts.set(name, Number(figures?.rows))
  }
  // Without statistics the first queries would read whole tables.
  await sql`analyze ${names}`.execute(target)
  return counts
}
