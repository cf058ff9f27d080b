import { rm } from 'node:fs/promises'
import path from 'node:path'

import { createReleaseContext } from '../testing/release-context.ts'
import { promote } from './promote.ts'
import { status } from './status.ts'

describe('status', () => {
  test('logs live, canary, previous, latest and published versions of every front end', async () => {
    const { context, logged } = await createReleaseContext()
    await promote(context, {
      versions: [{ name: 'mfe-catalog', version: '3.0.0' }],
      traffic: undefined,
    })
    await promote(context, { versions: [{ name: 'mfe-catalog', version: '2.0.0' }], traffic: 10 })
    logged.length = 0
    await status(context)
    expect(logged).toEqual([
      'shell         live 1.0.0, latest 3.0.0, 3 published',
      'mfe-agents    live 1.0.0, latest 3.0.0, 3 published',
      'mfe-catalog   live 3.0.0, canary 2.0.0 (10 %), previous 1.0.0, 3 published',
      'mfe-checkout  not live, 0 published',
      'mfe-content   not live, 0 published',
      expect.stringMatching(/^Last change: .* promote: mfe-catalog 3.0.0 → 3.0.0, 2.0.0 \(10 %\)$/),
    ])
  })

  test('repairs the site', async () => {
    const { context, store, folder } = await createReleaseContext()
    const before = await store.readSiteFile('discovery.json')
    await rm(path.join(folder, 'discovery.json'))
    await status(context)
    expect(await store.readSiteFile('discovery.json')).toBe(before)
  })
})
