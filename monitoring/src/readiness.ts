import { statfs } from 'node:fs/promises'

import { Gauge, type Registry } from 'prom-client'

/** Resolves when what a program needs is there, with what is to be said of it. @throws Error saying what is missing */
export type ReadinessCheck = () => Promise<unknown>

/** The caller gives up soon after. */
const CHECK_TIMEOUT_MS = 2_000

/** The result of each check: `ok`, with details, or what is missing. */
export type Readiness = Record<string, string>

/** Tells a successful result from the others. */
export const isOk = (found: string): boolean => /^ok(?:: |$)/.test(found)

async function runCheck(check: ReadinessCheck): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${CHECK_TIMEOUT_MS} ms`), CHECK_TIMEOUT_MS)
  })
  const done = check().then(
    (found) => (typeof found === 'string' ? `ok: ${found}` : 'ok'),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

/** Runs all checks at the same time; one that hangs counts as failed. */
export async function checkReadiness(
  checks: Readonly<Record<string, ReadinessCheck>>,
): Promise<Readiness> {
  const entries = Object.entries(checks).map(
    async ([name, check]) => [name, await runCheck(check)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Registers how much room a folder's disk has. */
export function measureDisk(registry: Registry, folder: string): void {
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Room on the disk that the program writes to or reads from',
    registers: [registry],
    async collect() {
      this.set(await readFreeBytes(folder))
    },
  })
}

/** Checks that a folder's disk has room. @param minFreeMb in mebibytes */
export const createDiskCheck = (folder: string, minFreeMb: number): ReadinessCheck =>
  async function checkDisk() {
    const freeMb = Math.floor((await readFreeBytes(folder)) / 2 ** 20)
    if (freeMb < minFreeMb) throw new Error(`${freeMb} MiB free of the ${minFreeMb} needed`)
  }
