import { setTimeout as sleep } from 'node:timers/promises'

import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'

import { isSqliteBusy, toSqliteError } from './database-errors.ts'

/** How long a statement waits for the file's lock, in turn and between processes. */
const LOCK_TIMEOUT_MS = 4000
const MAX_POLL_INTERVAL_MS = 50

/** Statements that only read. */
const READ = /^\s*select\b/i

export interface SqliteConnection {
  prepare(sql: string): SqliteStatement
  close(): void
  readonly inTransaction: boolean
}

export interface SqliteStatement {
  readonly returnsRows: boolean
  all(parameters: readonly unknown[]): unknown[]
  run(parameters: readonly unknown[]): {
    changes: number | bigint
    lastInsertRowid: number | bigint
  }
}

/** SQLite would return the text only up to a null byte; PostgreSQL refuses it, too. */
function assertStorable(value: unknown): void {
  if (typeof value === 'string' && value.includes('\0')) {
    throw new TypeError('Text with a null byte cannot be stored')
  }
}

function run<Row>(statement: SqliteStatement, parameters: readonly unknown[]): QueryResult<Row> {
  parameters.forEach(assertStorable)
  if (statement.returnsRows) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

/**
 * Repeats a call while another process holds the file's lock. SQLite's own busy time-out would block
 * the event loop, and with it everybody who only reads.
 */
async function whileBusy<Result>(deadline: number, call: () => Result): Promise<Result> {
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, MAX_POLL_INTERVAL_MS)) {
    try {
      return call()
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() > deadline) throw toSqliteError(error)
      await sleep(pauseMs)
    }
  }
}

/** Gives one caller after the other the right to write. */
class WriteLock {
  #last: Promise<void> = Promise.resolve()

  /** @returns releases the lock */
  async acquire(): Promise<() => void> {
    const previous = this.#last
    let release: () => void = () => {}
    this.#last = new Promise((resolve) => {
      release = resolve
    })
    await previous
    return release
  }
}

class Connection implements DatabaseConnection {
  readonly #reader: SqliteConnection
  readonly #writer: SqliteConnection
  readonly #lock: WriteLock
  readonly #lockTimeoutMs: number
  #endTransaction: (() => void) | undefined

  constructor(
    reader: SqliteConnection,
    writer: SqliteConnection,
    lock: WriteLock,
    lockTimeoutMs: number,
  ) {
    this.#reader = reader
    this.#writer = writer
    this.#lock = lock
    this.#lockTimeoutMs = lockTimeoutMs
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + this.#lockTimeoutMs
    const write = () => run<Row>(this.#writer.prepare(sql), parameters)
    if (this.#endTransaction) return whileBusy(deadline, write)
    const read = () => run<Row>(this.#reader.prepare(sql), parameters)
    if (READ.test(sql)) return whileBusy(deadline, read)
    const release = await this.#lock.acquire()
    try {
      return await whileBusy(deadline, write)
    } finally {
      release()
    }
  }

  async begin(): Promise<void> {
    const deadline = performance.now() + this.#lockTimeoutMs
    const release = await this.#lock.acquire()
    try {
      // The write lock at once: a transaction that had read before could not get it any more.
      await whileBusy(deadline, () => this.#writer.prepare('begin immediate').run([]))
      this.#endTransaction = release
    } catch (error) {
      release()
      throw error
    }
  }

  async commit(): Promise<void> {
    const deadline = performance.now() + this.#lockTimeoutMs
    await whileBusy(deadline, () => this.#writer.prepare('commit').run([]))
    this.#end()
  }

  /** A full disk has rolled back already; a failed rollback must not hide why the transaction failed. */
  rollback(): void {
    try {
      if (this.#writer.inTransaction) this.#writer.prepare('rollback').run([])
    } finally {
      this.#end()
    }
  }

  #end(): void {
    this.#endTransaction?.()
    this.#endTransaction = undefined
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported.')
  }
}

/** SQLite with a connection for reading beside the one for writing: readers never wait for a writer. */
export class SqliteDriver implements Driver {
  readonly #open: () => SqliteConnection
  readonly #lockTimeoutMs: number
  readonly #lock = new WriteLock()
  #reader: SqliteConnection | undefined
  #writer: SqliteConnection | undefined

  /** @param open opens a connection that does not wait for locks */
  constructor(open: () => SqliteConnection, lockTimeoutMs = LOCK_TIMEOUT_MS) {
    this.#open = open
    this.#lockTimeoutMs = lockTimeoutMs
  }

  async init(): Promise<void> {
    this.#writer = this.#open()
    this.#reader = this.#open()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#reader || !this.#writer) throw new Error('The database is closed.')
    return new Connection(this.#reader, this.#writer, this.#lock, this.#lockTimeoutMs)
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as Connection).begin()
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as Connection).commit()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    ;(connection as Connection).rollback()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#reader?.close()
    this.#writer?.close()
    // With them go their statements, which keep the file open.
    this.#reader = undefined
    this.#writer = undefined
  }
}
