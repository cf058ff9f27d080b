import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import getPort from 'get-port'
import { releaseFolder, repositoryRoot } from 'release/workspace.ts'

import { buildProgram } from '../programs/build-program.ts'
import { type ProgramName, programNames } from '../programs/program-list.ts'
import { StartError } from '../start-error.ts'
import { median } from './median.ts'

const STARTS = 7

interface Start {
  ms: number
  /** Resident memory when it answers, in MiB. */
  memoryMb: number
}

/** Starts a program until it answers, and stops it. @throws StartError with its output when it does not start */
async function measureStart(folder: string, env: NodeJS.ProcessEnv): Promise<Start> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['server.mjs'], { cwd: folder, env })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        output += part.toString()
        if (output.includes(' ready at ')) resolve()
      })
    }
    child.once('exit', () => reject(new StartError(output.trim())))
  })
  const ms = performance.now() - startedAt
  const memoryMb = await readMemory(env)
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { ms, memoryMb }
}

/** By the program's own metrics. */
async function readMemory({ MONITOR_PORT }: NodeJS.ProcessEnv): Promise<number> {
  const metrics = await (await fetch(`http://localhost:${MONITOR_PORT}/metrics`)).text()
  const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(metrics) ?? []
  return Number(bytes) / 2 ** 20
}

async function measureProgram(name: ProgramName, dataDir: string): Promise<Start[]> {
  // Below the repository, whose packages it finds.
  const folder = path.join(repositoryRoot, 'dist/bench-start', name)
  await buildProgram(name, folder)
  const monitorPort = String(await getPort())
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PAYMENTS: 'test',
    DEMO_DATA: 'on',
    PORT: String(await getPort()),
    BACKEND_PORT: String(await getPort()),
    SITE_MONITOR_PORT: monitorPort,
    BACKEND_MONITOR_PORT: monitorPort,
    MONITOR_PORT: monitorPort,
    DATA_DIR: dataDir,
    RELEASE_DIR: releaseFolder(repositoryRoot),
  }
  const starts: Start[] = []
  for (let start = 0; start <= STARTS; start++) starts.push(await measureStart(folder, env))
  // The first fills the database and the disk's cache.
  return starts.slice(1)
}

/** Prints how long the built programs take from their start to their first answer. */
export async function reportStarts(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-data-'))
  const rows: Record<string, string | number>[] = []
  try {
    for (const name of programNames) {
      const starts = await measureProgram(name, dataDir)
      const times = starts.map(({ ms }) => ms)
      rows.push({
        program: name,
        'start (ms)': Math.round(median(times)),
        'slowest (ms)': Math.round(Math.max(...times)),
        'memory (MiB)': Math.round(median(starts.map(({ memoryMb }) => memoryMb))),
      })
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  console.log(`Built programs, from the start to the first answer, median of ${STARTS}:`)
  console.table(rows)
}
