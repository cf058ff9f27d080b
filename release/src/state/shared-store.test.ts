import { createMemoryStorage } from 'object-storage/testing/memory-storage.ts'
import { objectStore } from 'release-store/objects/object-store.ts'
import { ConflictError, type ReleaseStore } from 'release-store/release-store.ts'

import {
  changeLive,
  createContext,
  createShellFiles,
  promoteAll,
  publishFiles,
  publishRemote,
} from '../testing/release-fixtures.ts'
import { loadState } from './stored-state.ts'

/** A shop in object storage, with two versions of each of two remotes; `again` opens it as another machine does. */
async function setUp() {
  const { storage, ...faults } = createMemoryStorage()
  const again = () => objectStore(storage)
  const store = again()
  const files = createShellFiles()
  await publishFiles(store, 'shell', '1.0.0', files)
  for (const version of ['1.0.0', '2.0.0']) {
    await publishRemote(store, 'mfe-catalog', version, ['/shop'])
    await publishRemote(store, 'mfe-content', version, ['/'])
  }
  await promoteAll(createContext(store), ['shell', 'mfe-catalog', 'mfe-content'])
  return { ...faults, store, again }
}

const promote = (store: ReleaseStore, name: string, version: string) =>
  promoteAll(createContext(store), [name], version)

/** The version of a remote in the discovery file that sites fetch. */
async function served(store: ReleaseStore, name: string) {
  const discovery = (await store.readSiteFile('discovery.json')) ?? ''
  return new RegExp(`/${name}/([^/]+)/remoteEntry`).exec(discovery)?.[1]
}

describe('releases into one bucket', () => {
  test('of two teams at once go live both', async () => {
    const { store, again } = await setUp()
    await Promise.all([
      promote(again(), 'mfe-catalog', '2.0.0'),
      promote(again(), 'mfe-content', '2.0.0'),
    ])
    expect(await served(store, 'mfe-catalog')).toBe('2.0.0')
    expect(await served(store, 'mfe-content')).toBe('2.0.0')
    expect((await store.readState()).isServed).toBe(true)
    expect(await store.readLog()).toHaveLength(3)
  })

  test('of one remote at once: one goes live, the other is told', async () => {
    const { store, again } = await setUp()
    const outcomes = await Promise.allSettled([
      promote(again(), 'mfe-catalog', '2.0.0'),
      changeLive(createContext(again()), ({ 'mfe-catalog': _, ...others }) => others),
    ])
    const failed = outcomes.filter(({ status }) => status === 'rejected')
    const reason: unknown = expect.any(ConflictError)
    expect(failed).toEqual([expect.objectContaining({ reason })])
    const isRemoved = (await loadState(store)).state['mfe-catalog'] === undefined
    expect(await served(store, 'mfe-catalog')).toBe(isRemoved ? undefined : '2.0.0')
  })

  test.each(['before', 'after'])(
    'are whole or not there when the storage breaks %s the commit',
    async (when) => {
      const { breakWith, mend, store, again } = await setUp()
      let isCommitted = false
      breakWith((method, key) => {
        const isState = method === 'put' && key.endsWith('.live/state.json')
        const isBroken = when === 'before' ? isState : isCommitted
        isCommitted ||= isState
        return isBroken
      })
      const promotion = promote(again(), 'mfe-catalog', '2.0.0')
      await expect(promotion).rejects.toThrow('The release store')
      mend()
      const { state } = await loadState(store)
      const expected = when === 'before' ? '1.0.0' : '2.0.0'
      expect(state['mfe-catalog']?.version).toBe(expected)
      expect(await served(store, 'mfe-catalog')).toBe(expected)
      await promote(store, 'mfe-content', '2.0.0')
      expect(await served(store, 'mfe-catalog')).toBe(expected)
      expect((await store.readLog()).length).toBe(when === 'before' ? 2 : 3)
    },
  )
})
