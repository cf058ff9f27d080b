import { rm } from 'node:fs/promises'
import path from 'node:path'

import { releaseContext } from '../testing/release-context.ts'
import { promote } from './promote.ts'
import { status } from './status.ts'

test('tells of every front end what is live, on trial, before, latest and published', async () => {
  const { context, said } = await releaseContext()
  await promote(context, {
    versions: [{ name: 'mfe-catalog', version: '3.0.0' }],
    traffic: undefined,
  })
  await promote(context, { versions: [{ name: 'mfe-catalog', version: '2.0.0' }], traffic: 10 })
  said.length = 0
  await status(context)
  expect(said).toEqual([
    'shell         live 1.0.0, latest 3.0.0, 3 published',
    'mfe-catalog   live 3.0.0, trial 2.0.0 (10 %), before 1.0.0, 3 published',
    'mfe-checkout  not live, 0 published',
    'mfe-agents    live 1.0.0, latest 3.0.0, 3 published',
    'mfe-content   not live, 0 published',
  ])
})

test('mends the site on the way', async () => {
  const { context, store, folder } = await releaseContext()
  const before = await store.readSite('discovery.json')
  await rm(path.join(folder, 'discovery.json'))
  await status(context)
  expect(await store.readSite('discovery.json')).toBe(before)
})
