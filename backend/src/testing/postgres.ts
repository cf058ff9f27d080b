import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'

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
  dataFolder: string
  /** Stops the server at once, as a crash would. */
  crash(): void
  /** Stops it, in order or as a crash would, and starts it again, while this process goes on. */
  restart(mode: 'fast' | 'immediate'): Promise<void>
  /** Starts it again. */
  start(): void
  /** Freezes all its processes: the system still accepts connections, nobody responds. */
  freeze(): void
  thaw(): void
  /** Stops it and removes its folder. */
  stop(): void
}

/** Sends a signal to a process and its children. */
function signalTree(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
  const children = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))
  for (const target of [pid, ...children]) process.kill(target, signal)
}

function runProgram(bin: string, folder: string, program: string, args: string[]): void {
  const options = {
    ...getUnprivilegedUser(),
    cwd: folder,
    stdio: 'ignore',
    timeout: 60_000,
  } as const
  const { status, error } = spawnSync(join(bin, program), args, options)
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? `exit ${status}`}`)
}

const crashCluster = (bin: string, folder: string) =>
  runProgram(bin, folder, 'pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', 'stop'])

/** Stops a cluster and removes its folder. */
export function stopCluster(bin: string, folder: string): void {
  crashCluster(bin, folder)
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Starts a PostgreSQL cluster in a temporary folder, on a Unix socket and, when a port is given, on loopback.
 * @param bin folder of the PostgreSQL programs
 * @param options.durable whether it waits for the disk: what it has acknowledged then outlives the machine
 */
export function startCluster(
  bin: string,
  port?: number,
  { durable = false }: { durable?: boolean } = {},
): Cluster {
  const owner = getUnprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')

  const listen = port === undefined ? "-h ''" : `-h 127.0.0.1 -p ${port}`
  const options = `${listen} -k ${folder} ${durable ? '' : '-c fsync=off'} -c max_connections=300`
  const settings = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options]
  const start = () => runProgram(bin, folder, 'pg_ctl', [...settings, 'start'])
  async function restart(mode: 'fast' | 'immediate'): Promise<void> {
    const args = [...settings, '-m', mode, 'restart']
    const child = spawn(join(bin, 'pg_ctl'), args, { ...owner, cwd: folder, stdio: 'ignore' })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`pg_ctl failed: exit ${code}`)
  }
  const readPid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

  const initdb = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  runProgram(bin, folder, 'initdb', initdb)
  start()
  return {
    socketDir: folder,
    dataFolder: data,
    crash: () => crashCluster(bin, folder),
    restart,
    start,
    freeze: () => signalTree(readPid(), 'SIGSTOP'),
    thaw: () => signalTree(readPid(), 'SIGCONT'),
    stop: () => stopCluster(bin, folder),
  }
}

/** Ends all other connections to a server. @param url of one of its databases */
export async function cutConnections(url: string): Promise<void> {
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  await admin.end()
}
