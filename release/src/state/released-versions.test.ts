import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { promote } from '../commands/promote.ts'
import { rollback } from '../commands/rollback.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import { syncSite } from './sync-site.ts'

async function setUp() {
  const shop = await createReleaseContext()
  const file = path.join(shop.folder, 'released.json')
  const read = async () => JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>
  const catalog = [{ name: 'mfe-catalog', version: '2.0.0' } as const]
  return { ...shop, file, read, catalog }
}

describe('released.json', () => {
  test('lists what was live once, also for some, and not what was only published', async () => {
    const { context, read, catalog } = await setUp()
    expect(await read()).toMatchObject({ shell: ['1.0.0'], 'mfe-catalog': ['1.0.0'] })
    await promote(context, { versions: catalog, traffic: 5 })
    expect((await read())['mfe-catalog']).toEqual(['2.0.0', '1.0.0'])
    await rollback(context, { name: 'mfe-catalog' })
    expect((await read())['mfe-catalog']).toEqual(['2.0.0', '1.0.0'])
  })

  test.each([
    ['lost', (file: string) => rm(file)],
    ['damaged', (file: string) => writeFile(file, '{')],
  ])('is written again by the log when it is %s', async (_, damage) => {
    const { context, file, read, catalog } = await setUp()
    await promote(context, { versions: catalog, traffic: 5 })
    await rollback(context, { name: 'mfe-catalog' })
    await damage(file)
    await syncSite(context)
    expect((await read())['mfe-catalog']).toEqual(['2.0.0', '1.0.0'])
  })

  test('is written before anything refers to a version', async () => {
    const { context, store, catalog } = await setUp()
    const written: string[] = []
    const recording = {
      ...store,
      async writeSiteFile(file: string, text: string) {
        written.push(file)
        await store.writeSiteFile(file, text)
      },
    }
    await promote({ ...context, store: recording }, { versions: catalog })
    expect(written.indexOf('released.json')).toBeLessThan(written.indexOf('discovery.json'))
    expect(written).toContain('released.json')
  })
})
