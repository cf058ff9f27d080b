import { utimes } from 'node:fs/promises'
import path from 'node:path'

import { unusedPages } from 'site/generate/unused-pages.ts'
import { ConflictError, type ReleaseStore } from '../store/release-store.ts'
import { aRemote, put } from '../testing/release-fixtures.ts'
import { releaseContext } from '../testing/release-context.ts'
import { promote } from './promote.ts'
import { prune } from './prune.ts'

/** A shop of which version 5 of the catalogue is live, 4 on trial, and 3 was live before. */
async function oldShop() {
  const shop = await releaseContext()
  for (const version of ['4.0.0', '5.0.0', '6.0.0', '7.0.0']) {
    await put(shop.store, 'mfe-catalog', version, aRemote('mfe-catalog', ['/shop']))
  }
  const go = (version: string, traffic?: number) =>
    promote(shop.context, { versions: [{ name: 'mfe-catalog', version }], traffic })
  await go('3.0.0')
  await go('5.0.0')
  await go('4.0.0', 10)
  /** The versions that are left, in the order of their numbers. */
  const left = async () =>
    (await shop.store.versions('mfe-catalog')).map(({ version }) => version).toSorted()
  shop.said.length = 0
  return { ...shop, left }
}

test('what is live, on trial or fallen back on stays, whatever its age', async () => {
  const { context, left, said } = await oldShop()
  await prune(context, { keep: 0 })
  expect(await left()).toEqual(['3.0.0', '4.0.0', '5.0.0'])
  expect(said).toContain('mfe-catalog: 4 removed, 3 left')
  expect(said).toContain('shell: 2 removed, 1 left')
})

test('and so many others, the latest', async () => {
  const { context, left } = await oldShop()
  await prune(context, { keep: 2 })
  expect(await left()).toEqual(['3.0.0', '4.0.0', '5.0.0', '6.0.0', '7.0.0'])
  await prune(context, { keep: 9 })
  expect(await left()).toHaveLength(5)
})

test('what is being removed cannot be brought back meanwhile', async () => {
  const { context, store, left, live } = await oldShop()
  const outcomes: unknown[] = []
  const meanwhile: ReleaseStore = {
    ...store,
    async remove(name, version) {
      const back = [{ name: 'mfe-catalog', version } as const]
      if (name === 'mfe-catalog')
        await promote(context, { versions: back, traffic: undefined }).catch((error) =>
          outcomes.push(error),
        )
      await store.remove(name, version)
    },
  }
  await prune({ ...context, store: meanwhile }, { keep: 0 })
  expect(outcomes).toHaveLength(4)
  expect(String(outcomes[0])).toContain('is being removed')
  expect(await left()).toContain((await live('mfe-catalog'))?.version)
})

test('a release that begins before it makes it begin again', async () => {
  const { context, store, left } = await oldShop()
  const before = await store.readLive()
  const late = { ...store, readLive: async () => before }
  await promote(context, {
    versions: [{ name: 'mfe-agents', version: '2.0.0' }],
    traffic: undefined,
  })
  await expect(prune({ ...context, store: late }, { keep: 0 })).rejects.toThrow(ConflictError)
  expect(await left()).toHaveLength(7)
})

test('a run that is killed is finished by the next, whatever that one would keep', async () => {
  const { context, store, left, live } = await oldShop()
  const dying: ReleaseStore = { ...store, remove: async () => Promise.reject(new Error('killed')) }
  await expect(prune({ ...context, store: dying }, { keep: 0 })).rejects.toThrow('killed')
  expect(await left()).toHaveLength(7)
  await prune(context, { keep: 9 })
  expect(await left()).toEqual(['3.0.0', '4.0.0', '5.0.0'])
  expect((await live('mfe-catalog'))?.leaving).toEqual([])
})

test('a release between the removal and its end is no failure', async () => {
  const { context, store, left, live } = await oldShop()
  let writes = 0
  const busy: ReleaseStore = {
    ...store,
    async writeLive(text, revision) {
      if (++writes === 2) {
        await promote(context, {
          versions: [{ name: 'mfe-catalog', version: '4.0.0' }],
          traffic: undefined,
        })
      }
      await store.writeLive(text, revision)
    },
  }
  await prune({ ...context, store: busy }, { keep: 0 })
  expect((await live('mfe-catalog'))?.version).toBe('4.0.0')
  expect(await left()).toEqual(['3.0.0', '4.0.0', '5.0.0'])
})

test('pages go that nobody is answered with, once no release can be writing them', async () => {
  const { context, store, folder } = await oldShop()
  const files = async () => (await store.siteFiles('pages')).map(({ file }) => file)
  const before = await files()
  await prune(context, { keep: 0 })
  expect(await files()).toEqual(before)

  for (const file of before) await utimes(path.join(folder, file), 0, Date.now() / 1000 - 3_700)
  const unused = await unusedPages(store)
  expect(unused.length).toBeGreaterThan(0)
  await prune(context, { keep: 0 })
  const after = await files()
  expect(after.length).toBeLessThan(before.length)
  for (const file of unused) expect(after).not.toContain(file)
  for (const file of after) expect(await store.readSite(file)).not.toBeNull()
})
