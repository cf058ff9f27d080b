import { createReleaseContext } from '../testing/release-context.ts'
import { createRemoteFiles, publishFiles } from '../testing/release-fixtures.ts'
import { promote } from './promote.ts'
import { remove } from './remove.ts'
import { showLog } from './show-log.ts'

async function setUp() {
  const shop = await createReleaseContext()
  await publishFiles(
    shop.store,
    'mfe-content',
    '1.0.0',
    createRemoteFiles('mfe-content', ['/loyalty']),
  )
  const content = [{ name: 'mfe-content', version: '1.0.0' }] as const
  await promote(shop.context, { versions: content })
  shop.logged.length = 0
  const liveRemotes = async () => {
    const discovery: unknown = JSON.parse((await shop.store.readSiteFile('discovery.json')) ?? '')
    return Object.keys((discovery as { microFrontends: object }).microFrontends)
  }
  return { ...shop, content, liveRemotes }
}

describe('remove', () => {
  test('takes a remote out of the shop, from where it can be promoted again', async () => {
    const { context, store, logged, content, liveRemotes } = await setUp()
    await remove(context, { name: 'mfe-content', message: 'The test is over' })
    expect(await liveRemotes()).not.toContain('mfe-content')
    expect(logged).toEqual([
      'mfe-content is not part of the shop any more. To undo: promote mfe-content@1.0.0',
    ])
    await showLog(context, { name: 'mfe-content', last: 1 })
    expect(logged.at(-1)).toContain('remove: mfe-content 1.0.0 → none  “The test is over”')

    expect(await store.has('mfe-content', '1.0.0')).toBe(true)
    await promote(context, { versions: content })
    expect(await liveRemotes()).toContain('mfe-content')
  })

  test('takes pages that others link to only when it is forced', async () => {
    const { context, stateOf } = await setUp()
    await expect(remove(context, { name: 'mfe-catalog' })).rejects.toThrow(
      /mfe-catalog has \/shop, which other front ends link to/,
    )
    expect((await stateOf('mfe-catalog'))?.version).toBe('1.0.0')
    await remove(context, { name: 'mfe-catalog', force: true })
    expect(await stateOf('mfe-catalog')).toBeUndefined()
  })

  test('refuses the shell, and a remote that is not live', async () => {
    const { context } = await setUp()
    await expect(remove(context, { name: 'shell', force: true })).rejects.toThrow('needs its shell')
    await remove(context, { name: 'mfe-content' })
    await expect(remove(context, { name: 'mfe-content' })).rejects.toThrow('is not live')
  })
})
