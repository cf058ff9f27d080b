import { rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createReleaseContext } from '../testing/release-context.ts'
import { publishRemote, release } from '../testing/release-fixtures.ts'
import { check } from './check.ts'
import { promote } from './promote.ts'
import { prune } from './prune.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'

describe('a damaged state', () => {
  async function setUp(text: string) {
    const shop = await createReleaseContext()
    await promote(shop.context, release('mfe-catalog@2.0.0'))
    await promote(shop.context, release('mfe-agents@2.0.0'))
    const { revision } = await shop.store.readState()
    await writeFile(path.join(shop.folder, `.live/${revision}.json`), text)
    return { ...shop, revision }
  }

  test.each(['', '{"mfe-cata', '[]', '{"mfe-catalog": 1}'])(
    'of %j is named by every command, which changes nothing',
    async (text) => {
      const { context, store, revision } = await setUp(text)
      const served = await store.readSiteFile('discovery.json')
      const message = `The release state (revision ${revision}) is damaged: what is live stays as it is, and nothing was changed. Restore it`
      const commands = [
        () => status(context),
        () => promote(context, release('mfe-catalog@3.0.0')),
        () => rollback(context, { name: 'mfe-catalog' }),
        () => check(context, { name: 'mfe-catalog', version: '3.0.0' }),
        () => prune(context, { keep: 0 }),
      ]
      for (const command of commands) await expect(command()).rejects.toThrow(message)
      expect(await store.readSiteFile('discovery.json')).toBe(served)
    },
  )

  test('makes way for the one before when it is deleted, as the message says', async () => {
    const { context, folder, revision, stateOf } = await setUp('{')
    for (const kind of ['json', 'served']) await rm(path.join(folder, `.live/${revision}.${kind}`))
    await status(context)
    expect((await stateOf('mfe-catalog'))?.version).toBe('2.0.0')
    expect((await stateOf('mfe-agents'))?.version).toBe('1.0.0')
    expect(await context.store.readSiteFile('discovery.json')).toContain('/mfe-agents/1.0.0/')
    await promote(context, release('mfe-agents@2.0.0'))
    expect((await stateOf('mfe-agents'))?.version).toBe('2.0.0')
  })
})

describe('a damaged version of another team', () => {
  test.each<[string, (folder: string) => Promise<void>]>([
    ['misses its description', (folder) => rm(path.join(folder, 'remote.json'))],
    ['is truncated', (folder) => truncate(path.join(folder, 'remoteEntry.js'), 1)],
    ['is gone', (folder) => rm(folder, { recursive: true })],
  ])('stops no command when it %s', async (_, damage) => {
    const { context, folder, logged, stateOf } = await createReleaseContext()
    await damage(path.join(folder, 'mfe-agents/1.0.0'))
    await check(context, { name: 'mfe-catalog', version: '2.0.0' })
    await promote(context, release('mfe-catalog@2.0.0'))
    await rollback(context, { name: 'mfe-catalog' })
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
    await status(context)
    expect(logged).toContainEqual(expect.stringMatching(/^Damaged: mfe-agents@1.0.0: /))
    await prune(context, { keep: 0 })
    await publishRemote(context.store, 'mfe-agents', '4.0.0', ['/agents'])
    await promote(context, release('mfe-agents@4.0.0'))
    expect((await stateOf('mfe-agents'))?.version).toBe('4.0.0')
  })

  test('still owns its paths', async () => {
    const { context, folder, store } = await createReleaseContext()
    await rm(path.join(folder, 'mfe-agents/1.0.0/remote.json'))
    await publishRemote(store, 'mfe-catalog', '4.0.0', ['/shop', '/agents'])
    await expect(promote(context, release('mfe-catalog@4.0.0'))).rejects.toThrow(
      'claims /agents, which mfe-agents@1.0.0 owns',
    )
  })

  test('is skipped by a rollback, and removed by prune', async () => {
    const { context, folder, logged, stateOf, store } = await createReleaseContext()
    await promote(context, release('mfe-catalog@2.0.0'))
    await promote(context, release('mfe-catalog@3.0.0'))
    await truncate(path.join(folder, 'mfe-catalog/2.0.0/routes.js'), 1)
    await rollback(context, { name: 'mfe-catalog' })
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
    expect(logged).toContain(
      'Skipped mfe-catalog@2.0.0, which is damaged: routes.js has other bytes than were published',
    )
    await prune(context, { keep: 9 })
    expect(await store.has('mfe-catalog', '2.0.0')).toBe(false)
    expect(await store.has('mfe-catalog', '3.0.0')).toBe(true)
  })
})
