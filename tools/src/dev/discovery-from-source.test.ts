import { discoverySchema } from '@shop/contracts/discovery.ts'

import { SCHEMA } from 'site/generate/discovery.ts'
import { aDescription, anEntry } from 'release/testing/release-fixtures.ts'
import { fromSource } from './discovery-from-source.ts'

const released = {
  schema: SCHEMA,
  microFrontends: {
    'mfe-catalog': [
      anEntry('mfe-catalog', ['/shop'], '1.2.0'),
      anEntry('mfe-catalog', ['/shop'], '1.3.0'),
    ],
    'mfe-agents': [anEntry('mfe-agents', ['/agents'])],
  },
}
const source = aDescription('mfe-catalog', ['/shop', '/new'])
const discovery = fromSource(released, source, 'http://localhost:3101')

test('one remote comes from its server, for everybody, with the pages that it has there', () => {
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

test('the others stay as released', () => {
  expect(discovery.microFrontends['mfe-agents']).toBe(released.microFrontends['mfe-agents'])
})
