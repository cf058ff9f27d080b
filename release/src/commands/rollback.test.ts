import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { releaseContext } from '../testing/release-context.ts'
import { promote } from './promote.ts'
import { rollback } from './rollback.ts'

const catalog = { name: 'mfe-catalog' } as const
const everybody = { ...catalog, traffic: undefined }

test('brings back what was live before, for browsers too', async () => {
  const { context, folder, said, live } = await releaseContext()
  await promote(context, { ...everybody, version: '2.0.0' })
  await rollback(context, catalog)
  expect(await live('mfe-catalog')).toMatchObject({ version: '1.0.0', previous: [], trials: [] })
  expect(said.at(-1)).toBe('mfe-catalog@1.0.0 is live again for all visitors.')
  expect(await readFile(path.join(folder, 'discovery.json'), 'utf8')).not.toContain('2.0.0')
})

test('of a trial ends the trial', async () => {
  const { context, said, live } = await releaseContext()
  await promote(context, { ...everybody, version: '2.0.0' })
  await promote(context, { ...everybody, version: '3.0.0', traffic: 50 })
  await rollback(context, catalog)
  expect(await live('mfe-catalog')).toMatchObject({
    version: '2.0.0',
    previous: ['1.0.0'],
    trials: [],
  })
  expect(said.at(-1)).toBe('The trial of mfe-catalog is over: all visitors get 2.0.0.')
})

test('passes over a version that is not there any more', async () => {
  const { context, store, live } = await releaseContext()
  await promote(context, { ...everybody, version: '2.0.0' })
  await promote(context, { ...everybody, version: '3.0.0' })
  await store.remove('mfe-catalog', '2.0.0')
  await rollback(context, catalog)
  expect((await live('mfe-catalog'))?.version).toBe('1.0.0')
})

test('does not ask whether it fits: the shell can be what has to go back', async () => {
  const { context, live } = await releaseContext()
  await promote(context, { name: 'shell', version: '2.0.0', traffic: undefined })
  await rollback(context, { name: 'shell' })
  expect((await live('shell'))?.version).toBe('1.0.0')
})

test('where nothing was live before, says so and changes nothing', async () => {
  const { context, live } = await releaseContext()
  await expect(rollback(context, catalog)).rejects.toThrow('was live before 1.0.0')
  await expect(rollback(context, { name: 'mfe-content' })).rejects.toThrow('No version')
  expect((await live('mfe-catalog'))?.version).toBe('1.0.0')
})
