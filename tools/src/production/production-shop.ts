import { execFile, execFileSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { openPostgres } from 'backend/db/database.ts'
import type { Db } from 'backend/db/schema.ts'
import { type Cluster, findPostgres, startCluster } from 'backend/testing/postgres.ts'
import getPort from 'get-port'
import { repositoryRoot } from 'workspace/workspace.ts'

import { readVariables } from '../deploy/deploy-files.ts'
import { buildProgram } from '../programs/build-program.ts'
import { type ProgramName, programNames } from '../programs/program-list.ts'
import { copyReleaseFolder } from '../shop/release-folder.ts'
import { spawnProgram } from '../shop/spawn-program.ts'
import { createCertificate } from './certificate.ts'
import { isProxyInstalled, proxyNames, spawnProxy, writeProxyConfig } from './proxy.ts'
import { createSend } from './send-request.ts'
import { type Part, readRestartPause, supervisePart } from './supervised-part.ts'

/** Built here, the programs find their packages as if they were installed. */
const programsFolder = path.join(repositoryRoot, 'dist/production')
const SECRET = 'a secret of this test, of at least 32 characters'

/** systemd's own. */
const PROXY_PAUSE_MS = 100
/** Rendering takes less on a busy machine, and the proxy waits longer. */
const RENDER_BUDGET_MS = 2_000

/** Programs that the machine lacks to run the shop as in production. */
export function findMissingPrograms(): string[] {
  return [
    ...(findPostgres() ? [] : ['PostgreSQL (initdb, pg_ctl)']),
    ...(isProxyInstalled() ? [] : ['nginx (/etc/nginx/nginx.conf)']),
  ]
}

export interface ProductionShop {
  /** Origins, as browsers know them. */
  site: string
  api: string
  /** Variables of a program on this machine that asks the shop as others do: its names, and who has signed for them. */
  clientEnv: NodeJS.ProcessEnv
  /** Sends a request through the proxy. */
  send: ReturnType<typeof createSend>
  sites: Part[]
  backends: Part[]
  proxy: Part
  cluster: Cluster
  openDatabase: () => Db
  /** Runs a command of the backend, as an operator does. @returns what it prints */
  runCommand: (...args: string[]) => Promise<string>
  /** Data folder of the first backend. */
  dataFolder: string
  /** What is live, and published. */
  releaseDir: string
  stop: () => Promise<void>
}

/** Ends what a master that was killed has left behind, as a service manager does. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // None is left.
  }
}

export const findWorkers = (proxy: Part): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(proxy.pid())], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number)

interface ShopOptions {
  /** Gets what each program prints. */
  logFolder: string
  /** Nothing is in the database, and the backends share the folder of what is uploaded. */
  isEmpty?: boolean
}

/**
 * Starts the shop as in production: two sites and two backends on PostgreSQL, configured as by systemd, behind nginx with
 * what is live in this repository's release folder. What ends is started again.
 */
export async function startProductionShop(options: ShopOptions): Promise<ProductionShop> {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is not installed.')
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-production-'))
  const stops: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each()
  }
  try {
    return await start({ ...options, bin, folder, stops, stop })
  } catch (error) {
    await stop()
    throw error
  }
}

interface Start extends ShopOptions {
  /** Folder of PostgreSQL's programs. */
  bin: string
  folder: string
  /** Steps to be done in the end, the last first. */
  stops: (() => unknown)[]
  stop: () => Promise<void>
}

async function start({
  bin,
  folder,
  logFolder,
  isEmpty = false,
  stops,
  stop,
}: Start): Promise<ProductionShop> {
  // The proxy's workers are another user's.
  await chmod(folder, 0o755)
  const releaseDir = await copyReleaseFolder()
  stops.push(() => rm(releaseDir, { recursive: true, force: true }))
  await chmod(releaseDir, 0o755)
  for (const name of programNames) await buildProgram(name, path.join(programsFolder, name))
  const databasePort = await getPort()
  const cluster = startCluster(bin, databasePort)
  stops.push(() => cluster.stop())
  const databaseUrl = `postgres://shop@127.0.0.1:${databasePort}/postgres`

  const ports = { http: await getPort(), https: await getPort(), internal: await getPort() }
  const site = `https://${proxyNames.site}:${ports.https}`
  const api = `https://${proxyNames.api}:${ports.https}`
  const write = async (name: string, text: string) => {
    const file = path.join(folder, name)
    await writeFile(file, text, { mode: 0o600 })
    return file
  }
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ...readVariables('systemd/shop.env'),
    SITE_URL: site,
    BACKEND_URL: api,
    BACKEND_INTERNAL_URL: `http://127.0.0.1:${ports.internal}`,
    RELEASE_DIR: releaseDir,
    RENDER_BUDGET_MS: String(RENDER_BUDGET_MS),
    RATE_LIMITS: 'off',
    DEMO_DATA: isEmpty ? 'off' : 'on',
    PAYMENTS: 'test',
    JWT_SECRET_FILE: await write('jwt-secret', SECRET),
    RELEASE_SECRET_FILE: await write('release-secret', SECRET),
    DATABASE_URL_FILE: await write('database-url', databaseUrl),
  }
  const sitePorts = [await getPort(), await getPort()]
  const backendPorts = [await getPort(), await getPort()]

  await mkdir(logFolder, { recursive: true })
  const openLog = (name: string) => createWriteStream(path.join(logFolder, `${name}.log`))

  const startProgram = async (program: ProgramName, index: number, own: NodeJS.ProcessEnv) => {
    const name = `${program} ${index + 1}`
    const output = openLog(name.replace(' ', '-'))
    const script = path.join(programsFolder, program, 'server.mjs')
    const readyText = program === 'site' ? 'Site ready' : 'Backend ready'
    const start = () =>
      spawnProgram(script, { env: { ...env, ...own }, readyText, args: [], output })
    const part = await supervisePart(name, start, readRestartPause(program))
    stops.push(() => part.stop())
    return part
  }
  // Backends have folders of their own, unless they share what is uploaded.
  const dataFolder = (index: number) => path.join(folder, `data-${isEmpty ? 1 : index + 1}`)
  const startBackend = (port: number, index: number) =>
    startProgram('backend', index, { BACKEND_PORT: String(port), DATA_DIR: dataFolder(index) })
  const runCommand = async (...args: string[]) => {
    const program = path.join(programsFolder, 'backend', 'server.mjs')
    const options = { env: { ...env, DATA_DIR: dataFolder(0) } }
    return (await promisify(execFile)(process.execPath, [program, ...args], options)).stdout
  }
  const startSite = (port: number, index: number) =>
    startProgram('site', index, { PORT: String(port) })

  const proxyFolder = path.join(folder, 'nginx')
  await mkdir(proxyFolder)
  const certificate = await createCertificate(folder, [proxyNames.site, proxyNames.api])
  const mainFile = await writeProxyConfig({
    ...{ folder: proxyFolder, ports, sitePorts, backendPorts, certificate },
    releaseDir,
  })
  const proxyLog = openLog('nginx')
  let master = 0
  const startProxy = async () => {
    if (master > 0) killGroup(master)
    const child = await spawnProxy(mainFile, (line) => proxyLog.write(`${line}\n`))
    master = child.pid ?? 0
    return child
  }
  const proxy = await supervisePart('nginx', startProxy, PROXY_PAUSE_MS)
  stops.push(() => proxy.stop())
  // Both backends find an empty database, and no program needs another one to start.
  const starting = [backendPorts.map(startBackend), sitePorts.map(startSite)]
  const [backends = [], sites = []] = await Promise.all(starting.map((each) => Promise.all(each)))
  return {
    ...{ site, api, sites, backends, proxy, cluster, stop },
    clientEnv: {
      NODE_EXTRA_CA_CERTS: certificate.certificateFile,
      NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'testing/resolve-localhost.js')}`,
    },
    send: createSend(ports.https, certificate.text),
    openDatabase: () => openPostgres(databaseUrl),
    runCommand,
    dataFolder: dataFolder(0),
    releaseDir,
  }
}
