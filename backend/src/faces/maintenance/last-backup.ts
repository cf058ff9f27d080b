import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Gauge, type Registry } from 'monitoring/metrics.ts'

const toFile = (dataDir: string) => join(dataDir, 'last-backup')

/** Notes in the data folder that a backup has been made. */
export function noteBackup(dataDir: string, now = new Date()): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(toFile(dataDir), `${now.toISOString()}\n`, { mode: 0o600 })
}

/** Registers when the last backup was made. */
export function measureBackups(registry: Registry, dataDir: string): void {
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last backup was made, in seconds since 1970; 0 if none is known',
    registers: [registry],
    collect() {
      const seconds = (statSync(toFile(dataDir), { throwIfNoEntry: false })?.mtimeMs ?? 0) / 1000
      this.set(seconds)
    },
  })
}
