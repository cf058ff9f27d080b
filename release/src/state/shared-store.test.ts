import { createMemoryStorage } from 'site/testing/memory-storage.ts'

import { objectStore } from '../store/object-store.ts'
import { ConflictError, type ReleaseStore } from '../store/release-store.ts'
import {
  createRemoteFiles,
  createShellFiles,
  frontEnds,
  publishFiles,
} from '../testing/release-fixtures.ts'
import type { Change } from './change.ts'
import { promoteVersion } from './release-state.ts'
import { formatState, loadState } from './stored-state.ts'
import { updateState } from './sync-site.ts'

/** A shop in object storage, with two versions of each of two remotes; `again` opens it as another machine does. */
async function setUp() {
  const { storage, ...faults } = createMemoryStorage()
  const again = () => objectStore(storage)
  const store = again()
  const files = createShellFiles()
  await publishFiles(store, 'shell', '1.0.0', files)
  for (const version of ['1.0.0', '2.0.0']) {
    await publishFiles(store, 'mfe-catalog', version, createRemoteFiles('mfe-catalog', ['/shop']))
    await publishFiles(store, 'mfe-content', version, createRemoteFiles('mfe-content', ['/']))
  }
  await updateState({ store, frontEnds }, (state) =>
    ['shell', 'mfe-catalog', 'mfe-content'].reduce(
      (changed, name) => promoteVersion(changed, name, '1.0.0'),
      state,
    ),
  )
  return { ...faults, store, again }
}

const promote = (
  store: ReleaseStore,
  name: string,
  version: string,
  warn?: (line: string) => void,
) =>
  updateState({ store, frontEnds, ...(warn && { warn }) }, (state) =>
    promoteVersion(state, name, version),
  )

/** The version of a remote in the discovery file that sites fetch. */
async function served(store: ReleaseStore, name: string) {
  const discovery = (await store.readSiteFile('discovery.json')) ?? ''
  return new RegExp(`/${name}/([^/]+)/remoteEntry`).exec(discovery)?.[1]
}

afterEach(() => jest.restoreAllMocks())

describe('releases into one bucket', () => {
  test('of two teams at once go live both', async () => {
    const { store, again } = await setUp()
    await Promise.all([
      promote(again(), 'mfe-catalog', '2.0.0'),
      promote(again(), 'mfe-content', '2.0.0'),
    ])
    expect(await served(store, 'mfe-catalog')).toBe('2.0.0')
    expect(await served(store, 'mfe-content')).toBe('2.0.0')
    expect((await store.readState()).served).toBe(true)
    expect(await store.readLog()).toHaveLength(3)
  })

  test('of one remote at once: one goes live, the other is told', async () => {
    const { store, again } = await setUp()
    const outcomes = await Promise.allSettled([
      promote(again(), 'mfe-catalog', '2.0.0'),
      updateState({ store: again(), frontEnds }, ({ 'mfe-catalog': _, ...others }) => others),
    ])
    const failed = outcomes.filter(({ status }) => status === 'rejected')
    const reason: unknown = expect.any(ConflictError)
    expect(failed).toEqual([expect.objectContaining({ reason })])
    const isRemoved = (await loadState(store)).state['mfe-catalog'] === undefined
    expect(await served(store, 'mfe-catalog')).toBe(isRemoved ? undefined : '2.0.0')
  })

  test('a release of a machine that died is waited for, and undone after a minute', async () => {
    const { store, again } = await setUp()
    const { state, revision } = await loadState(store)
    const now = Date.now()
    const change: Change = {
      id: 'dead',
      action: 'promote',
      by: 'Ali',
      at: new Date(now).toISOString(),
      moves: [{ name: 'mfe-catalog', from: '1.0.0', to: '2.0.0' }],
      // Containers have the same ones.
      process: { id: process.pid, host: 'elsewhere' },
    }
    await store.writeState(
      formatState(promoteVersion(state, 'mfe-catalog', '2.0.0'), change),
      revision,
    )
    expect(await served(store, 'mfe-catalog')).toBe('1.0.0')
    const warn = jest.fn<void, [string]>(() => {
      // A minute passes as soon as it is said that it is waited for.
      jest.spyOn(Date, 'now').mockReturnValue(now + 60_000)
    })
    await promote(again(), 'mfe-content', '2.0.0', warn)
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringMatching(/^Waiting until this is done: .* Ali {2}promote: mfe-catalog/),
      expect.stringMatching(/^This change was interrupted and has been undone.* Ali/),
    ])
    expect(await served(store, 'mfe-catalog')).toBe('1.0.0')
    expect(await served(store, 'mfe-content')).toBe('2.0.0')
  })

  test('changes nothing when the storage breaks before what is served is written, and can be repeated', async () => {
    const { breakWith, mend, store, again } = await setUp()
    let writes = 0
    breakWith((method, key) => method === 'put' && key.endsWith('.live/state.json') && ++writes > 1)
    await expect(promote(again(), 'mfe-catalog', '2.0.0')).rejects.toThrow('The release store')
    mend()
    expect(await served(store, 'mfe-catalog')).toBe('1.0.0')
    await promote(store, 'mfe-catalog', '2.0.0')
    expect(await served(store, 'mfe-catalog')).toBe('2.0.0')
  })
})
