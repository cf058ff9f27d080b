import { utimes } from 'node:fs/promises'
import path from 'node:path'

import { unusedPages } from '../site/unused-pages.ts'
import { aRemote, put } from '../testing/released.ts'
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
    promote(shop.context, { name: 'mfe-catalog', version, traffic })
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
