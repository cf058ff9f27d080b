import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { nameBackup, pruneBackups } from './backup-folder.ts'

const createFolder = () => mkdtempSync(join(tmpdir(), 'shop-backups-'))

test('nameBackup names a backup by its time, so that names sort as times do', () => {
  expect(nameBackup('/backups', new Date('2026-01-31T02:30:00.007Z'))).toBe(
    '/backups/shop-20260131T023000007Z.backup',
  )
})

test('pruneBackups deletes the oldest backups, and nothing that was named by somebody', () => {
  const folder = createFolder()
  const files = [3, 1, 2].map((day) => nameBackup(folder, new Date(Date.UTC(2026, 0, day))))
  const others = ['before-the-move.backup', 'shop.backup', 'shop-20260101T000000000Z.backup.part']
  for (const file of [...files, ...others.map((name) => join(folder, name))]) {
    writeFileSync(file, '')
  }
  expect(pruneBackups(folder, 2)).toEqual([files[1]])
  expect(pruneBackups(folder, 2)).toEqual([])
  expect(readdirSync(folder).toSorted()).toEqual(
    [...others, 'shop-20260102T000000000Z.backup', 'shop-20260103T000000000Z.backup'].toSorted(),
  )
})
