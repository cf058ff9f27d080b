import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { folderState } from './folder-state.ts'
import { ConflictError } from './release-store.ts'

async function setUp() {
  const folder = path.join(await createTemporaryFolder(), 'not/there/yet')
  return { folder, state: folderState(folder) }
}

describe('folderState', () => {
  test('leaves no temporary files of concurrent writes', async () => {
    const { state, folder } = await setUp()
    const { revision } = await state.readState()
    const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`)
    await Promise.allSettled(texts.map((text) => state.writeState(text, revision)))
    expect(await readdir(path.join(folder, '.live'))).toEqual(['1.json'])
    expect(await readdir(path.join(folder, '.tmp'))).toEqual([])
  })

  test('removes old revisions, and rejects a write at one of them', async () => {
    const { state, folder } = await setUp()
    for (let change = 0; change < 60; change++) {
      await state.writeState(`text ${change}`, (await state.readState()).revision)
    }
    expect((await state.readState()).text).toBe('text 59')
    const revisions = (await readdir(path.join(folder, '.live'))).filter((name) =>
      name.endsWith('.json'),
    )
    expect(revisions).toHaveLength(50)
    await expect(state.writeState('other', '3')).rejects.toThrow(ConflictError)
  })

  test('takes the state of an older tool, which marks nothing, for what the site is', async () => {
    const { state, folder } = await setUp()
    await mkdir(path.join(folder, '.live'), { recursive: true })
    await writeFile(path.join(folder, '.live/7.json'), 'old')
    expect((await state.readState()).served).toBe(true)
    await state.writeState('new', '7')
    expect((await state.readState()).served).toBe(false)
    expect((await state.readFormerStates())[0]?.served).toBe(true)
  })
})
