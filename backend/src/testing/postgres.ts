import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Environment variable that passes the cluster's socket folder to Jest's worker processes. */
export const POSTGRES_SOCKET_DIR = 'TEST_POSTGRES_SOCKET_DIR'

const DISTRIBUTION = '/usr/lib/postgresql'

/** Finds the folder of `initdb` and `pg_ctl`; `null` when PostgreSQL is not installed. */
export function findPostgres(): string | null {
  const packaged = existsSync(DISTRIBUTION)
    ? readdirSync(DISTRIBUTION).map((version) => join(DISTRIBUTION, version, 'bin'))
    : []
  const path = (process.env.PATH ?? '').split(':')
  const folders = ['/usr/local/bin', ...packaged, ...path]
  return folders.find((folder) => existsSync(join(folder, 'pg_ctl'))) ?? null
}

/** PostgreSQL does not run as root; tests that do start it as `nobody`. */
function getUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const getId = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: getId('-u'), gid: getId('-g') }
}

export interface Cluster {
  /** Folder of the server's Unix socket. */
  socketDir: string
  stop(): void
}

/**
 * Starts a PostgreSQL cluster in a temporary folder, on a Unix socket only: no port to collide with.
 * @param bin folder of the PostgreSQL programs
 */
export function startCluster(bin: string): Cluster {
  const owner = getUnprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')

  function run(program: string, args: string[]): void {
    const options = { ...owner, cwd: folder, stdio: 'ignore', timeout: 60_000 } as const
    const { status, error } = spawnSync(join(bin, program), args, options)
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? `exit ${status}`}`)
  }

  run('initdb', ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const options = `-h '' -k ${folder} -c fsync=off -c max_connections=300`
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  return {
    socketDir: folder,
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
