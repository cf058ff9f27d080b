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
  test('returns no text before the first write', async () => {
    const { state } = await setUp()
    expect((await state.readState()).text).toBeNull()
  })

  test('returns what was written, with a new revision each time', async () => {
    const { state } = await setUp()
    const { revision } = await state.readState()
    const written = await state.writeState('one', revision)
    const second = await state.readState()
    expect(second.revision).toBe(written)
    expect(second.text).toBe('one')
    await state.writeState('two', second.revision)
    const third = await state.readState()
    expect(third.text).toBe('two')
    expect(new Set([revision, second.revision, third.revision]).size).toBe(3)
  })

  test('rejects a write at an outdated revision, even if the text is the same again', async () => {
    const { state } = await setUp()
    const { revision } = await state.readState()
    await state.writeState('one', revision)
    await expect(state.writeState('other', revision)).rejects.toThrow(ConflictError)
    const first = (await state.readState()).revision
    await state.writeState('two', first)
    await state.writeState('one', (await state.readState()).revision)
    await expect(state.writeState('other', first)).rejects.toThrow(ConflictError)
    expect((await state.readState()).text).toBe('one')
  })

  test('accepts one of many concurrent writes, and leaves no temporary files', async () => {
    const { state, folder } = await setUp()
    const { revision } = await state.readState()
    const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`)
    const outcomes = await Promise.allSettled(texts.map((text) => state.writeState(text, revision)))
    const made = texts.filter((_, index) => outcomes[index]?.status === 'fulfilled')
    expect(made).toEqual([(await state.readState()).text])
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

  test('returns former states, latest first, and which of them the site was', async () => {
    const { state } = await setUp()
    expect(await state.readFormerStates()).toEqual([])
    for (const text of ['one', 'two', 'three']) {
      const revision = await state.writeState(text, (await state.readState()).revision)
      if (text !== 'two') await state.markServed(revision)
    }
    expect(await state.readState()).toEqual({ revision: '3', text: 'three', served: true })
    expect(await state.readFormerStates()).toEqual([
      { revision: '2', text: 'two', served: false },
      { revision: '1', text: 'one', served: true },
    ])
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

  test('returns the lines of the log in order', async () => {
    const { state } = await setUp()
    expect(await state.readLog()).toEqual([])
    await state.appendLog('one')
    await state.appendLog('two')
    expect(await state.readLog()).toEqual(['one', 'two'])
  })
})
