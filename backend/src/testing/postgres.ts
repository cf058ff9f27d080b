import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

import { openPostgres } from '../db/database.ts'
import type { OpenDatabase } from './test-shop.ts'

const DISTRIBUTION = '/usr/lib/postgresql'
const PORTS = Array.from({ length: 20 }, (_, index) => 5500 + index)

/** The folder of `initdb` and `pg_ctl`; `null` when PostgreSQL is not installed. */
export function findPostgres(): string | null {
  const packaged = existsSync(DISTRIBUTION)
    ? readdirSync(DISTRIBUTION).map((version) => join(DISTRIBUTION, version, 'bin'))
    : []
  const path = (process.env.PATH ?? '').split(':')
  const folders = ['/usr/local/bin', ...packaged, ...path]
  return folders.find((folder) => existsSync(join(folder, 'pg_ctl'))) ?? null
}

/** PostgreSQL refuses to run as root, so there it runs as somebody who may do nothing else. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

async function freePort(): Promise<number> {
  for (const port of PORTS) if (await isFree(port)) return port
  throw new Error(`None of the ports ${PORTS[0]} to ${PORTS.at(-1)} is free.`)
}

export interface Cluster {
  /** Makes a database of its own in the cluster. */
  openDatabase: OpenDatabase
  stop(): void
}

/**
 * Starts a PostgreSQL cluster on loopback, in a temporary folder.
 * @param bin folder of the PostgreSQL programs
 */
export async function startCluster(bin: string): Promise<Cluster> {
  const owner = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')

  function run(program: string, args: string[]): void {
    const options = { ...owner, cwd: folder, stdio: 'ignore', timeout: 60_000 } as const
    const { status, error } = spawnSync(join(bin, program), args, options)
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? `exit ${status}`}`)
  }

  const port = await freePort()
  run('initdb', ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const server = `-h 127.0.0.1 -p ${port} -k ${folder} -c fsync=off`
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', server, 'start'])
  const address = (name: string) => `postgres://shop@127.0.0.1:${port}/${name}`
  let made = 0
  return {
    async openDatabase() {
      made += 1
      const admin = new pg.Client(address('postgres'))
      await admin.connect()
      await admin.query(`create database shop${made}`)
      await admin.end()
      return openPostgres(address(`shop${made}`))
    },
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
