import { mkdtempSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Registry } from 'monitoring/metrics.ts'

import { measureBackups, noteBackup } from './last-backup.ts'

test('the time of the last backup is a metric, 0 before the first', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-backup-'))
  const registry = new Registry()
  measureBackups(registry, dataDir)
  const read = async () =>
    /seconds (\d+)/.exec((await registry.metrics()).split('\n').at(2) ?? '')?.[1]
  expect(await read()).toBe('0')
  noteBackup(dataDir)
  utimesSync(join(dataDir, 'last-backup'), 1_900_000_000, 1_900_000_000)
  expect(await read()).toBe('1900000000')
})
