import { createTemporaryFolder } from 'site/testing/temporary-folder.ts'

import { folderStore } from '../store/folder-store.ts'
import { createManifest, publishFiles } from '../testing/release-fixtures.ts'
import { readRemoteManifest } from './manifests.ts'

describe('readRemoteManifest', () => {
  test('reads the noindex paths of versions that call them unlisted', async () => {
    const { noindex: _, ...manifest } = createManifest('mfe-x', ['/x', '/y'])
    const store = folderStore(await createTemporaryFolder())
    const published = { ...manifest, unlisted: ['/y'] }
    await publishFiles(store, 'mfe-x', '1.0.0', { 'remote.json': JSON.stringify(published) })
    const read = await readRemoteManifest(store.files('mfe-x', '1.0.0'))
    expect(read).toEqual({ ...manifest, noindex: ['/y'] })
  })
})
