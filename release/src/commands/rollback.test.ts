import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { aRemote, aShare, aShell, put } from '../testing/release-fixtures.ts'
import { releaseContext } from '../testing/release-context.ts'
import { promote } from './promote.ts'
import { rollback } from './rollback.ts'

const catalog = { name: 'mfe-catalog' } as const
const version = (version: string) => [{ ...catalog, version }]

test('brings back what was live before, for browsers too', async () => {
  const { context, folder, said, live } = await releaseContext()
  await promote(context, { versions: version('2.0.0'), traffic: undefined })
  await rollback(context, catalog)
  expect(await live('mfe-catalog')).toMatchObject({ version: '1.0.0', previous: [], trials: [] })
  expect(said.at(-1)).toBe('mfe-catalog@1.0.0 is live again for all visitors.')
  expect(await readFile(path.join(folder, 'discovery.json'), 'utf8')).not.toContain('2.0.0')
})

test('of a trial ends the trial', async () => {
  const { context, said, live } = await releaseContext()
  await promote(context, { versions: version('2.0.0'), traffic: undefined })
  await promote(context, { versions: version('3.0.0'), traffic: 50 })
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
  await promote(context, { versions: version('2.0.0'), traffic: undefined })
  await promote(context, { versions: version('3.0.0'), traffic: undefined })
  await store.remove('mfe-catalog', '2.0.0')
  await rollback(context, catalog)
  expect((await live('mfe-catalog'))?.version).toBe('1.0.0')
})

test('refuses nothing, but says what does not fit any more', async () => {
  const { context, store, said, live } = await releaseContext()
  const shared = aShare({ '@shop/kernel': '1.5.0' })
  await put(store, 'shell', '4.0.0', aShell({ '@shop/kernel': '1.5.0' }))
  await put(store, 'mfe-catalog', '4.0.0', aRemote('mfe-catalog', ['/shop'], { shared }))
  const shell = { name: 'shell', version: '4.0.0' } as const
  await promote(context, { versions: [shell, ...version('4.0.0')], traffic: undefined })
  said.length = 0
  await rollback(context, { name: 'shell' })
  expect((await live('shell'))?.version).toBe('1.0.0')
  expect(said[1]).toContain('mfe-catalog@4.0.0 needs the kernel ^1.5.0; shell@1.0.0 provides 1.0.0')
  await rollback(context, catalog)
  expect(said.slice(2)).toEqual(['mfe-catalog@1.0.0 is live again for all visitors.'])
})

test('where nothing was live before, says so and changes nothing', async () => {
  const { context, live } = await releaseContext()
  await expect(rollback(context, catalog)).rejects.toThrow('was live before 1.0.0')
  await expect(rollback(context, { name: 'mfe-content' })).rejects.toThrow('No version')
  expect((await live('mfe-catalog'))?.version).toBe('1.0.0')
})
