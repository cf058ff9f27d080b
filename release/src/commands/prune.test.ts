import { utimes } from 'node:fs/promises'
import path from 'node:path'

import { createFolderTemplate } from '@shop/testing/temporary-folder.ts'
import { ConflictError, type ReleaseStore } from 'release-store/release-store.ts'
import { findUnusedPages } from 'release-store/unused-pages.ts'

import { findDamage } from '../build/integrity.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import { publishRemote, release } from '../testing/release-fixtures.ts'
import { promote } from './promote.ts'
import { prune } from './prune.ts'
import { remove } from './remove.ts'

const loyalty = 'mfe-loyalty'

const createShop = createFolderTemplate(async () => {
  const shop = await createReleaseContext()
  for (const version of ['4.0.0', '5.0.0', '6.0.0', '7.0.0']) {
    await publishRemote(shop.store, 'mfe-catalog', version, ['/shop'])
  }
  const go = (version: string, traffic?: number) =>
    promote(shop.context, { versions: [{ name: 'mfe-catalog', version }], traffic })
  await go('3.0.0')
  await go('5.0.0')
  await go('4.0.0', 10)
  return shop.folder
})

/** A shop with version 5 of the catalogue live, 4 as a canary and 3 as the previous one. */
async function setUp() {
  const shop = await createReleaseContext(createShop)
  /** The versions that are left, in the order of their numbers. */
  const left = async () =>
    (await shop.store.list('mfe-catalog')).map(({ version }) => version).toSorted()
  return { ...shop, left }
}

describe('prune', () => {
  test('keeps live versions, canaries and previous versions of any age', async () => {
    const { context, left, logged } = await setUp()
    await prune(context, { keep: 0 })
    expect(await left()).toEqual(['3.0.0', '4.0.0', '5.0.0'])
    expect(logged).toContain('mfe-catalog: 4 removed, 3 left')
    expect(logged).toContain('shell: 2 removed, 1 left')
  })

  test('keeps the given number of other versions, the latest', async () => {
    const { context, left } = await setUp()
    await prune(context, { keep: 2 })
    expect(await left()).toEqual(['3.0.0', '4.0.0', '5.0.0', '6.0.0', '7.0.0'])
    await prune(context, { keep: 9 })
    expect(await left()).toHaveLength(5)
  })

  test('keeps as many of a remote that is not live, and of one that never was, as of others', async () => {
    const { context, store, logged } = await setUp()
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
      await publishRemote(store, loyalty, version, ['/loyalty'])
    }
    await remove(context, { name: 'mfe-agents', force: true })
    logged.length = 0
    await prune(context, { keep: 2 })
    expect(logged).toContain(`${loyalty}: 1 removed, 2 left`)
    expect(logged).toContain('mfe-agents: 1 removed, 2 left')
    expect(JSON.parse((await store.readSiteFile('versions.json')) ?? '')).toMatchObject({
      [loyalty]: ['3.0.0', '2.0.0'],
    })
    await prune(context, { keep: 0 })
    expect(await store.list(loyalty)).toEqual([])
  })

  test('keeps the version of a removed remote with which it would come back', async () => {
    const { context, store } = await setUp()
    await promote(context, release('mfe-agents@2.0.0'))
    await remove(context, { name: 'mfe-agents', force: true })
    await prune(context, { keep: 1 })
    expect((await store.list('mfe-agents')).map(({ version }) => version)).toEqual(['2.0.0'])
    await promote(context, release('mfe-agents@2.0.0'))
  })

  test.each(['mfe-catalog', loyalty] as const)(
    'rejects a promotion of a version of %s that is being removed',
    async (name) => {
      const { context, store } = await setUp()
      await publishRemote(store, loyalty, '1.0.0', ['/loyalty'])
      const outcomes: unknown[] = []
      const meanwhile: ReleaseStore = {
        ...store,
        async remove(removed, version) {
          if (removed === name)
            await promote(context, { versions: [{ name, version }] }).catch((error) =>
              outcomes.push(error),
            )
          await store.remove(removed, version)
        },
      }
      await prune({ ...context, store: meanwhile }, { keep: 0 })
      expect(outcomes.length).toBeGreaterThan(0)
      for (const error of outcomes) expect(String(error)).toContain('prune is removing it')
    },
  )

  test('rejects when another release changed the state, and removes nothing', async () => {
    const { context, store, left } = await setUp()
    const before = await store.readState()
    const late = { ...store, readState: async () => before }
    await promote(context, release('mfe-agents@2.0.0'))
    await expect(prune({ ...context, store: late }, { keep: 0 })).rejects.toThrow(ConflictError)
    expect(await left()).toHaveLength(7)
    await promote(context, release('mfe-agents@3.0.0'))
  })

  test('is noticed by a release that had looked at a version before it was marked', async () => {
    const { context, store } = await setUp()
    const slow: ReleaseStore = {
      ...store,
      async commit(text, site, revision) {
        await prune(context, { keep: 0 })
        return store.commit(text, site, revision)
      },
    }
    const versions = [{ name: 'mfe-catalog', version: '7.0.0' } as const]
    await expect(promote({ ...context, store: slow }, { versions })).rejects.toThrow(
      /^mfe-catalog@7.0.0 is not compatible with what is live:\n- .*is missing/,
    )
  })

  test('removes what an interrupted run left marked', async () => {
    const { context, store, left } = await setUp()
    const dying: ReleaseStore = {
      ...store,
      remove: async () => Promise.reject(new Error('killed')),
    }
    await expect(prune({ ...context, store: dying }, { keep: 0 })).rejects.toThrow('killed')
    expect(await left()).toHaveLength(7)
    await prune(context, { keep: 9 })
    expect(await left()).toEqual(['3.0.0', '4.0.0', '5.0.0'])
  })

  test('takes the mark of a run that was killed from a version that is in use', async () => {
    const { context, store } = await setUp()
    await store.markForRemoval('mfe-catalog', '5.0.0', true)
    expect(await findDamage(store, 'mfe-catalog', '5.0.0')).toBe('prune is removing it')
    await prune(context, { keep: 9 })
    expect(await findDamage(store, 'mfe-catalog', '5.0.0')).toBeNull()
  })

  test('leaves a version that was published again meanwhile', async () => {
    const { context, store, left } = await setUp()
    const busy: ReleaseStore = {
      ...store,
      async remove(name, version) {
        if (version === '7.0.0') await store.markForRemoval(name, '6.0.0', false)
        await store.remove(name, version)
      },
    }
    await prune({ ...context, store: busy }, { keep: 0 })
    expect(await left()).toEqual(['3.0.0', '4.0.0', '5.0.0', '6.0.0'])
  })

  test('succeeds when another release goes live during the removal', async () => {
    const { context, store, left, stateOf } = await setUp()
    const busy: ReleaseStore = {
      ...store,
      async remove(name, version) {
        if (version === '7.0.0') await promote(context, release('mfe-catalog@4.0.0'))
        await store.remove(name, version)
      },
    }
    await prune({ ...context, store: busy }, { keep: 0 })
    expect((await stateOf('mfe-catalog'))?.version).toBe('4.0.0')
    expect(await left()).toEqual(['3.0.0', '4.0.0', '5.0.0'])
  })

  test('removes generated pages that are no longer served, after a grace period', async () => {
    const { context, store, folder } = await setUp()
    const files = async () => (await store.listSiteFiles('pages')).map(({ file }) => file)
    const before = await files()
    await prune(context, { keep: 0 })
    expect(await files()).toEqual(before)

    for (const file of before) await utimes(path.join(folder, file), 0, Date.now() / 1000 - 3_700)
    const unused = await findUnusedPages(store)
    expect(unused.length).toBeGreaterThan(0)
    await prune(context, { keep: 0 })
    const after = await files()
    expect(after.length).toBeLessThan(before.length)
    for (const file of unused) expect(after).not.toContain(file)
    for (const file of after) expect(await store.readSiteFile(file)).not.toBeNull()
  })
})
