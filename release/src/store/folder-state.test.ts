import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from 'site/testing/temporary-folder.ts'
import { folderLive } from './folder-state.ts'
import { ConflictError } from './release-store.ts'

async function setUp() {
  const folder = path.join(await temporaryFolder(), 'not/there/yet')
  return { folder, live: folderLive(folder) }
}

test('before the first release nothing is live', async () => {
  const { live } = await setUp()
  expect((await live.readLive()).text).toBeNull()
})

test('what was written is read, under a revision of its own', async () => {
  const { live } = await setUp()
  const { revision } = await live.readLive()
  await live.writeLive('one', revision)
  const second = await live.readLive()
  expect(second.text).toBe('one')
  await live.writeLive('two', second.revision)
  const third = await live.readLive()
  expect(third.text).toBe('two')
  expect(new Set([revision, second.revision, third.revision]).size).toBe(3)
})

test('a change of what somebody else has changed is refused, back to the same text too', async () => {
  const { live } = await setUp()
  const { revision } = await live.readLive()
  await live.writeLive('one', revision)
  await expect(live.writeLive('other', revision)).rejects.toThrow(ConflictError)
  const first = (await live.readLive()).revision
  await live.writeLive('two', first)
  await live.writeLive('one', (await live.readLive()).revision)
  await expect(live.writeLive('other', first)).rejects.toThrow(ConflictError)
  expect((await live.readLive()).text).toBe('one')
})

test('of many changes at once one is made, and nothing is left lying about', async () => {
  const { live, folder } = await setUp()
  const { revision } = await live.readLive()
  const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`)
  const outcomes = await Promise.allSettled(texts.map((text) => live.writeLive(text, revision)))
  const made = texts.filter((_, index) => outcomes[index]?.status === 'fulfilled')
  expect(made).toEqual([(await live.readLive()).text])
  expect(await readdir(folder)).toHaveLength(1)
})

test('old revisions go, and a release that began at one of them is refused', async () => {
  const { live, folder } = await setUp()
  for (let change = 0; change < 60; change++) {
    await live.writeLive(`text ${change}`, (await live.readLive()).revision)
  }
  expect((await live.readLive()).text).toBe('text 59')
  expect(await readdir(folder)).toHaveLength(50)
  await expect(live.writeLive('other', '3')).rejects.toThrow(ConflictError)
})
