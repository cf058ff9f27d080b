import { createMemoryStorage } from 'site/testing/memory-storage.ts'
import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { folderStore } from '../store/folder-store.ts'
import { objectStore } from '../store/object-store.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import {
  createReleasedShop,
  createRemoteFiles,
  frontEnds,
  publishFiles,
} from '../testing/release-fixtures.ts'
import { repositoryRoot as root } from '../workspace.ts'
import { copy } from './copy.ts'
import { promote } from './promote.ts'
import { rollback } from './rollback.ts'

// Object storage knows the second of a write, and each copy waits for the next one; this one knows its order.
jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<object>('node:timers/promises'),
  setTimeout: async () => undefined,
}))

function createContext(store: ReleaseStore) {
  const logged: string[] = []
  return { store, frontEnds, root, logged, log: (line: string) => void logged.push(line) }
}

/** What a shop is: versions in order, states, log and what is served. */
async function describeShop(store: ReleaseStore) {
  const listed = (await store.list('mfe-catalog')).map(({ version }) => version)
  const discovery = await store.readSiteFile('discovery.json')
  const index = await store.readSiteFile('pages/index.json')
  const log = (await store.readLog()).map((line) => (JSON.parse(line) as { moves: unknown }).moves)
  return { listed, discovery, index, log, text: (await store.readState()).text }
}

test('copy moves a shop from a folder to object storage and back, with all that is live', async () => {
  const folder = folderStore(await createReleasedShop())
  const files = createRemoteFiles('mfe-catalog', ['/shop', '/product-detail/:id'])
  await publishFiles(folder, 'mfe-catalog', '0.5.0', files)
  const context = createContext(folder)
  const storage = objectStore(createMemoryStorage().storage)
  await copy(context, { store: storage, name: 's3://shop/releases' })
  expect(context.logged).toContain('mfe-catalog: 2 of 2 versions copied')
  expect(await describeShop(storage)).toEqual(await describeShop(folder))
  expect((await storage.readState()).served).toBe(true)

  const shop = createContext(storage)
  await promote(shop, { versions: [{ name: 'mfe-catalog', version: '0.5.0' }] })
  await rollback(shop, { name: 'mfe-catalog' })
  const back = folderStore(await createTemporaryFolder())
  await copy(shop, { store: back, name: 'a folder' })
  expect(await describeShop(back)).toEqual(await describeShop(storage))

  await expect(copy(context, { store: back, name: 'a folder' })).rejects.toThrow(
    'a folder has releases of its own; nothing was copied.',
  )
})
