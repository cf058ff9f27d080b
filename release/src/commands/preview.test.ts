import path from 'node:path'

import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { openedFile, parsePreviews, PREVIEWS_FILE, selectLiving } from 'release-store/previews.ts'

import { promoteVersion } from '../state/release-state.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import { changeLive } from '../testing/release-fixtures.ts'
import {
  addToPreview,
  endPreviewOf,
  listPreviews,
  lockPreviewOf,
  preview,
  type PreviewOptions,
} from './preview.ts'
import { promote } from './promote.ts'
import { prune } from './prune.ts'
import { status } from './status.ts'

const site = 'https://shop.test'

const build = () =>
  createTemporaryFolder({
    'remote.json': JSON.stringify({
      name: 'mfe-loyalty',
      paths: ['/points/:id', '/points'],
      entry: 'container.js',
      shared: { '@shop/kernel': { version: '1.0.0', requiredVersion: '^1.0.0' } },
    }),
    'container.js': `var mfe_loyalty = container('/points')`,
  })

async function setUp() {
  const shop = await createReleaseContext()
  const { context, store, logged } = shop
  const readAll = async () => parsePreviews(await store.readSiteFile(PREVIEWS_FILE))
  /** Makes a preview. @returns its link */
  async function make(options: Partial<PreviewOptions> = {}) {
    logged.length = 0
    await preview(context, { subjects: [], days: 7, site, name: 'pr-12', ...options })
    return logged.find((line) => line.startsWith('http')) ?? ''
  }
  const add = (version: string, name = 'pr-12') =>
    addToPreview(context, { name, versions: [{ name: 'mfe-agents', version }], site })
  return { ...shop, readAll, make, add }
}

type Shop = Awaited<ReturnType<typeof setUp>>

const catalog = (version: string) => [{ name: 'mfe-catalog', version }] as const

describe('preview', () => {
  test('publishes a folder, and prints one link to its first page that lasts so many days', async () => {
    const { context, store, logged, readAll, make } = await setUp()
    const before = await store.readSiteFile('discovery.json')
    const from = await build()
    const subjects = [{ name: 'mfe-loyalty', version: undefined }] as const
    const link = await make({ subjects, from, days: 2 })
    const [{ version = '' } = {}] = await store.list('mfe-loyalty')
    const { key = '', until = '', ...facts } = (await readAll())['pr-12'] ?? {}
    expect(link).toBe(`https://shop.test/points?preview=pr-12.${key}`)
    expect(key).toMatch(/^[\da-f]{32}$/)
    expect(facts).toMatchObject({
      versions: { 'mfe-loyalty': version },
      madeBy: 'unknown',
      locked: false,
    })
    const hours = (Date.parse(until) - Date.now()) / 3_600_000
    expect([hours > 47, hours < 49]).toEqual([true, true])
    expect(logged.slice(1)).toEqual([
      `The preview pr-12 shows mfe-loyalty@${version} until ${until.slice(0, 16).replace('T', ' ')} UTC.`,
      'To end it: preview end pr-12',
    ])
    expect(await store.readSiteFile('discovery.json')).toBe(before)
    expect(await store.readSiteFile('versions.json')).toContain(version)
    // Once more, as by the next run of a pipeline.
    expect(await make({ subjects, from })).toBe(link)
    await status(context)
    expect(await readAll()).toHaveProperty('pr-12')
  })

  test('says that a link leads to this machine, and how it leads to the shop', async () => {
    const { logged, make } = await setUp()
    expect(await make({ site: undefined })).toMatch(/^http:\/\/localhost:\d+\/\?preview=/)
    expect(logged[1]).toBe(
      'The link leads to this machine. For others, name the shop: --site https://shop.example, or SITE_URL.',
    )
    logged.length = 0
    await make({ site: undefined, json: true })
    expect(JSON.parse(logged.join('\n'))).toMatchObject({
      notes: [expect.stringContaining('--site')],
    })
  })

  test('says as JSON what a pull request is told', async () => {
    const { context, logged, make } = await setUp()
    await make({ subjects: catalog('2.0.0'), json: true })
    expect(JSON.parse(logged.join(''))).toEqual({
      name: 'pr-12',
      url: expect.stringMatching(/^https:\/\/shop\.test\/shop\?preview=pr-12\.[\da-f]{32}$/),
      until: expect.any(String),
      versions: { 'mfe-catalog': '2.0.0' },
      madeBy: 'unknown',
      locked: false,
      notes: [],
    })
    logged.length = 0
    await listPreviews(context, { json: true })
    expect(logged.join('')).not.toMatch(/[\da-f]{32}/)
  })

  test('is called by its first front end and version, or testers, when no name is given', async () => {
    const { readAll, make } = await setUp()
    await make({ subjects: catalog('2.0.0'), name: undefined })
    await make({ name: undefined })
    expect(Object.keys(await readAll())).toEqual([
      'catalog-2-0-0',
      expect.stringMatching(/^testers-\d+$/),
    ])
  })

  test('keeps its link when its versions change, and gets another one after its end', async () => {
    const { context, readAll, make, add } = await setUp()
    const link = await make({ subjects: catalog('2.0.0') })
    expect(await make({ subjects: catalog('3.0.0') })).toBe(link)
    await add('2.0.0')
    const versions = { 'mfe-catalog': '3.0.0', 'mfe-agents': '2.0.0' }
    expect((await readAll())['pr-12']?.versions).toEqual(versions)
    await make({ name: 'other' })
    await endPreviewOf(context, { name: 'pr-12' })
    expect(Object.keys(await readAll())).toEqual(['other'])
    expect(await make({ subjects: catalog('2.0.0') })).not.toBe(link)
  })

  test('refuses a version that is not published, or is damaged, and changes nothing', async () => {
    const { store, readAll, make, add } = await setUp()
    await expect(make({ subjects: catalog('9.0.0') })).rejects.toThrow('is not published')
    await make()
    await store.markForRemoval('mfe-agents', '2.0.0', true)
    await expect(add('2.0.0')).rejects.toThrow('prune is removing it')
    expect((await readAll())['pr-12']?.versions).toEqual({})
  })

  test('can be changed by nobody once it is locked', async () => {
    const { context, logged, readAll, make, add } = await setUp()
    await make({ subjects: catalog('2.0.0') })
    await lockPreviewOf(context, { name: 'pr-12' })
    const before = await readAll()
    await expect(make({ subjects: catalog('3.0.0') })).rejects.toThrow('pr-12 is locked')
    await expect(add('2.0.0')).rejects.toThrow('pr-12 is locked')
    expect(await readAll()).toEqual(before)
    await listPreviews(context, {})
    expect(logged.join('\n')).toContain('locked')
    await endPreviewOf(context, { name: 'pr-12' })
    expect(await readAll()).toEqual({})
  })

  test.each(['pr-13', 'constructor'])(
    'says which previews there are in place of %s',
    async (name) => {
      const { context, make, add } = await setUp()
      await make()
      for (const change of [
        () => add('2.0.0', name),
        () => endPreviewOf(context, { name }),
        () => lockPreviewOf(context, { name }),
      ]) {
        await expect(change()).rejects.toThrow(`There is no preview ${name}. There are: pr-12.`)
      }
    },
  )

  test('tells who made it, and when it was opened last', async () => {
    const { context, store, logged, make } = await setUp()
    await listPreviews(context, {})
    expect(logged).toEqual(['There are no previews. To make one: preview NAME'])
    await make({ subjects: catalog('2.0.0') })
    const list = async () => {
      logged.length = 0
      await listPreviews(context, {})
      return logged.join('\n')
    }
    expect(await list()).toMatch(
      /^pr-12: mfe-catalog@2.0.0\n {2}until .*, not opened yet; made by unknown, /,
    )
    await store.writeSiteFile(openedFile('pr-12'), '2026-11-28T10:12:13.000Z')
    expect(await list()).toContain('opened last 2026-11-28 10:12 UTC')
  })

  test('is changed by two at once, and by a release meanwhile, without a loss', async () => {
    const { context, readAll, make, add, stateOf } = await setUp()
    await make()
    await Promise.all([
      add('2.0.0'),
      make({ subjects: catalog('2.0.0') }),
      changeLive(context, (state) => promoteVersion(state, 'mfe-catalog', '3.0.0')),
      make({ name: 'other' }),
    ])
    const { 'pr-12': changed, other } = await readAll()
    expect(changed?.versions).toEqual({ 'mfe-agents': '2.0.0', 'mfe-catalog': '2.0.0' })
    expect(other).toBeDefined()
    expect((await stateOf('mfe-catalog'))?.version).toBe('3.0.0')
  })

  test.each([
    ['a change of a preview', 1, (shop: Shop) => shop.make()],
    ['a prune', 2, ({ context }: Shop) => prune(context, { keep: 5 })],
  ])('a promotion that %s overtakes is checked %d times', async (_, times, overtake) => {
    const shop = await setUp()
    const checkInBrowser = jest.fn(async () => {
      if (checkInBrowser.mock.calls.length === 1) await overtake(shop)
      return { failures: [], notSeen: [], notes: [] }
    })
    await promote({ ...shop.context, checkInBrowser }, { versions: catalog('2.0.0') })
    expect(checkInBrowser).toHaveBeenCalledTimes(times)
    expect((await shop.stateOf('mfe-catalog'))?.version).toBe('2.0.0')
  })

  test('keeps its versions from being pruned until it ends', async () => {
    const { context, store, make } = await setUp()
    await make({ subjects: catalog('2.0.0') })
    await prune(context, { keep: 0 })
    expect(await store.has('mfe-catalog', '2.0.0')).toBe(true)
    expect(await store.has('mfe-catalog', '3.0.0')).toBe(false)
    await endPreviewOf(context, { name: 'pr-12' })
    await prune(context, { keep: 0 })
    expect(await store.has('mfe-catalog', '2.0.0')).toBe(false)
  })

  test('has expired at its end', async () => {
    const { readAll, make } = await setUp()
    await make()
    const previews = await readAll()
    const until = new Date(previews['pr-12']?.until ?? '')
    expect(Object.keys(selectLiving(previews, new Date(until.getTime() - 1)))).toEqual(['pr-12'])
    expect(selectLiving(previews, until)).toEqual({})
  })

  test.each(['shop.test', 'ftp://shop.test', ''])('rejects the address %j', async (address) => {
    const { make } = await setUp()
    await expect(make({ site: address })).rejects.toThrow('is not an address')
  })

  test('does not replace a file of previews that is damaged', async () => {
    const { store, make } = await setUp()
    await store.writeSiteFile(PREVIEWS_FILE, '{')
    await expect(make()).rejects.toThrow(
      `${path.basename(PREVIEWS_FILE)} of the release folder is damaged`,
    )
  })
})
