import { discoverySchema } from '@shop/contracts/discovery.ts'
import { createManifest } from 'release/testing/release-fixtures.ts'
import { DISCOVERY_SCHEMA } from 'site/generate/generate-site.ts'
import { createEntry } from 'site/testing/site-fixtures.ts'

import { withDevServer } from './dev-discovery.ts'

const released = {
  schema: DISCOVERY_SCHEMA,
  microFrontends: {
    'mfe-catalog': [
      createEntry('mfe-catalog', ['/shop'], '1.2.0'),
      createEntry('mfe-catalog', ['/shop'], '1.3.0'),
    ],
    'mfe-agents': [createEntry('mfe-agents', ['/agents'])],
  },
}
const manifest = createManifest('mfe-catalog', ['/shop', '/new'])
const discovery = withDevServer(released, manifest, 'http://localhost:3101')

describe('withDevServer', () => {
  test('replaces all versions of the remote by its development server, with its current paths', () => {
    expect(discoverySchema.parse(discovery)).toEqual(discovery)
    expect(discovery.microFrontends['mfe-catalog']).toEqual([
      {
        url: 'http://localhost:3101/remoteEntry.js',
        metadata: { version: '1.2.0' },
        deployment: { default: true, traffic: 100 },
        extras: { paths: ['/shop', '/new'], kernel: '^1.0.0', preload: [], pages: {} },
      },
    ])
  })

  test('leaves the other remotes unchanged', () => {
    expect(discovery.microFrontends['mfe-agents']).toBe(released.microFrontends['mfe-agents'])
  })
})
