import { discoverySchema } from '@shop/contracts/discovery.ts'

import { folderStore } from '../store/folder-store.ts'
import { temporaryFolder } from '../testing/temporary.ts'
import { anEntry } from '../testing/released.ts'
import { DISCOVERY_FILE, readDiscovery, writeDiscovery } from './discovery.ts'

const store = async (files: Record<string, string> = {}) =>
  folderStore(await temporaryFolder(files))

test('the entry of a version points into the version’s folder and nowhere else', () => {
  expect(anEntry('mfe-x', ['/x'], '1.2.0-abc')).toEqual({
    url: '/mfe-x/1.2.0-abc/remoteEntry.js',
    metadata: { version: '1.2.0-abc' },
    deployment: { default: true, traffic: 100 },
    extras: {
      paths: ['/x'],
      kernel: '^1.0.0',
      preload: ['routes.js', 'messages.en.js', 'messages.ar.js'],
      pages: { '/x': ['page.0.js'] },
    },
  })
})

test('before the first release nothing is live', async () => {
  const { schema, microFrontends } = await readDiscovery(await store())
  expect(microFrontends).toEqual({})
  expect(schema).toMatch(/^https:\/\//)
})

test('what is made live is live, in a shape that shells read', async () => {
  const site = await store()
  const discovery = await readDiscovery(site)
  discovery.microFrontends['mfe-x'] = [anEntry('mfe-x', ['/x'])]
  await writeDiscovery(site, discovery)
  expect(await readDiscovery(site)).toEqual(discovery)
  const text = (await site.readSite(DISCOVERY_FILE)) ?? ''
  expect(discoverySchema.parse(JSON.parse(text))).toEqual(discovery)
})

test.each(['', '{"schema":', '{}', '{"schema":"x","microFrontends":{"mfe-x":[]}}'])(
  'a file that holds %j is an error, not an empty shop',
  async (text) => {
    await expect(readDiscovery(await store({ [DISCOVERY_FILE]: text }))).rejects.toThrow()
  },
)
