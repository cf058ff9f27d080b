import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { findPostgres, startCluster, stopCluster } from './postgres.ts'

/** Environment variable that passes the folder of the test run to Jest's worker processes. */
const RUN_FOLDER = 'TEST_POSTGRES_RUN_FOLDER'
const POLL_INTERVAL_MS = 50

/** Suites of this run can have PostgreSQL. */
export const hasPostgres = (): boolean =>
  process.env[RUN_FOLDER] !== undefined && findPostgres() !== null

const getFile = (name: string) => join(process.env[RUN_FOLDER] ?? '', name)

/** Prepares a test run, in which {@link getSocketDir} starts one server. */
export function prepareRun(): void {
  process.env[RUN_FOLDER] = mkdtempSync(join(tmpdir(), 'shop-postgres-run-'))
}

function isFirst(): boolean {
  try {
    mkdirSync(getFile('starting'))
    return true
  } catch {
    return false
  }
}

function start(): void {
  const outcome: { socketDir?: string; error?: string } = {}
  try {
    outcome.socketDir = startCluster(findPostgres() ?? '').socketDir
  } catch (error) {
    outcome.error = String(error)
  }
  writeFileSync(getFile('outcome.part'), JSON.stringify(outcome))
  renameSync(getFile('outcome.part'), getFile('outcome'))
}

const readOutcome = () =>
  JSON.parse(readFileSync(getFile('outcome'), 'utf8')) as { socketDir?: string; error?: string }

/** The folder of the socket of the run's PostgreSQL server, which the first suite to ask for it starts. */
export async function getSocketDir(): Promise<string> {
  if (isFirst()) start()
  while (!existsSync(getFile('outcome'))) await sleep(POLL_INTERVAL_MS)
  const { socketDir, error } = readOutcome()
  if (socketDir === undefined) throw new Error(error)
  return socketDir
}

/** Notes a suite that is skipped for want of PostgreSQL. */
export function noteSkipped(suite: string): void {
  if (process.env[RUN_FOLDER] !== undefined) appendFileSync(getFile('skipped'), `${suite}\n`)
}

/** Stops the server of a run, if one was started. @returns the suites that were skipped */
export function endRun(): string[] {
  const skipped = existsSync(getFile('skipped')) ? readFileSync(getFile('skipped'), 'utf8') : ''
  const { socketDir } = existsSync(getFile('outcome')) ? readOutcome() : {}
  const bin = findPostgres()
  if (socketDir !== undefined && bin) stopCluster(bin, socketDir)
  rmSync(getFile(''), { recursive: true, force: true })
  return skipped.split('\n').filter(Boolean).toSorted()
}
