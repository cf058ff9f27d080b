import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { createReleaseContext } from '../testing/release-context.ts'
import {
  createRemoteFiles,
  createSharedModules,
  createShellFiles,
  publishFiles,
} from '../testing/release-fixtures.ts'
import { promote } from './promote.ts'
import { rollback } from './rollback.ts'

const catalog = { name: 'mfe-catalog' } as const
const version = (version: string) => [{ ...catalog, version }]

describe('rollback', () => {
  test('makes the previous version live again, in the discovery file too', async () => {
    const { context, folder, logged, stateOf } = await createReleaseContext()
    await promote(context, { versions: version('2.0.0'), traffic: undefined })
    await rollback(context, catalog)
    expect(await stateOf('mfe-catalog')).toMatchObject({
      version: '1.0.0',
      previous: [],
      canaries: [],
    })
    expect(logged.at(-1)).toBe('mfe-catalog@1.0.0 is live again for all visitors.')
    expect(await readFile(path.join(folder, 'discovery.json'), 'utf8')).not.toContain('2.0.0')
  })

  test('ends the canaries first', async () => {
    const { context, logged, stateOf } = await createReleaseContext()
    await promote(context, { versions: version('2.0.0'), traffic: undefined })
    await promote(context, { versions: version('3.0.0'), traffic: 50 })
    await rollback(context, catalog)
    expect(await stateOf('mfe-catalog')).toMatchObject({
      version: '2.0.0',
      previous: ['1.0.0'],
      canaries: [],
    })
    expect(logged.at(-1)).toBe('The canaries of mfe-catalog have ended: all visitors get 2.0.0.')
  })

  test('skips a version that was removed', async () => {
    const { context, store, stateOf } = await createReleaseContext()
    await promote(context, { versions: version('2.0.0'), traffic: undefined })
    await promote(context, { versions: version('3.0.0'), traffic: undefined })
    await store.remove('mfe-catalog', '2.0.0')
    await rollback(context, catalog)
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
  })

  test('rolls back to incompatible versions, with a warning', async () => {
    const { context, store, logged, stateOf } = await createReleaseContext()
    const shared = createSharedModules({ '@shop/kernel': '1.5.0' })
    await publishFiles(store, 'shell', '4.0.0', createShellFiles({ '@shop/kernel': '1.5.0' }))
    await publishFiles(
      store,
      'mfe-catalog',
      '4.0.0',
      createRemoteFiles('mfe-catalog', ['/shop'], { shared }),
    )
    const shell = { name: 'shell', version: '4.0.0' } as const
    await promote(context, { versions: [shell, ...version('4.0.0')], traffic: undefined })
    logged.length = 0
    await rollback(context, { name: 'shell' })
    expect((await stateOf('shell'))?.version).toBe('1.0.0')
    expect(logged[1]).toContain(
      'mfe-catalog@4.0.0 needs the kernel ^1.5.0; shell@1.0.0 provides 1.0.0',
    )
    await rollback(context, catalog)
    expect(logged.slice(2)).toEqual(['mfe-catalog@1.0.0 is live again for all visitors.'])
  })

  test('warns of addresses that two remotes own after it', async () => {
    const { context, store, logged } = await createReleaseContext()
    const publishRemote = (name: 'mfe-catalog' | 'mfe-agents', paths: string[]) =>
      publishFiles(store, name, '4.0.0', createRemoteFiles(name, paths))
    await publishRemote('mfe-catalog', ['/shop', '/agents'])
    await publishRemote('mfe-agents', ['/agency'])
    await promote(context, {
      versions: [...version('4.0.0'), { name: 'mfe-agents', version: '4.0.0' }],
      traffic: undefined,
    })
    await rollback(context, { name: 'mfe-agents' })
    expect(logged.at(-1)).toMatch(
      /^Warning: mfe-agents@1.0.0 claims \/agents, which mfe-catalog@4.0.0 owns/,
    )
  })

  test('rejects and changes nothing when no version was live before', async () => {
    const { context, stateOf } = await createReleaseContext()
    await expect(rollback(context, catalog)).rejects.toThrow('was live before 1.0.0')
    await expect(rollback(context, { name: 'mfe-content' })).rejects.toThrow('No version')
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
  })
})
