import { spawnSync } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { cacheFolder } from '../workspace.ts'
import { withPublishLock } from './publish-lock.ts'

async function setUp() {
  const root = await createTemporaryFolder()
  const folder = cacheFolder(root)
  await mkdir(folder, { recursive: true })
  return { root, folder, file: path.join(folder, 'mfe-x.lock') }
}

describe('withPublishLock', () => {
  test('returns what was built, and leaves no lock', async () => {
    const { root, folder } = await setUp()
    expect(await withPublishLock(root, 'mfe-x', async () => 7)).toBe(7)
    await expect(
      withPublishLock(root, 'mfe-x', async () => Promise.reject(new Error('broken'))),
    ).rejects.toThrow('broken')
    expect(await readdir(folder)).toEqual([])
  })

  test('lets different front ends be built at once', async () => {
    const { root } = await setUp()
    const both = withPublishLock(root, 'mfe-x', () => withPublishLock(root, 'shell', async () => 7))
    expect(await both).toBe(7)
  })

  test('rejects without building while another process builds', async () => {
    const { root, file } = await setUp()
    await writeFile(file, String(process.ppid))
    const build = jest.fn()
    await expect(withPublishLock(root, 'mfe-x', build)).rejects.toThrow(
      `Another process (${process.ppid}) is building mfe-x.`,
    )
    expect(build).not.toHaveBeenCalled()
  })

  test('takes over the lock of a process that was killed', async () => {
    const { root, file } = await setUp()
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    await writeFile(file, String(pid))
    expect(await withPublishLock(root, 'mfe-x', async () => 7)).toBe(7)
  })
})
