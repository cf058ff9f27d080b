import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { ReleaseError } from '@shop/release-format/release-error.ts'
import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { printSchema } from '../build/description.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import { createShellFiles, publishFiles, release } from '../testing/release-fixtures.ts'
import { check } from './check.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'

const loyalty = { name: 'mfe-loyalty', ahead: false } as const
const shared = { '@shop/kernel': { version: '1.0.0', requiredVersion: '^1.0.0' } }
/** All that a description must say. */
const minimal = { name: 'mfe-loyalty', paths: ['/loyalty'], entry: 'container.js', shared }

/** Names the paths that the tests' remotes have routes for. */
const script = `var mfe_loyalty = container('/loyalty', '/shop')`

/** A folder that another tool has built. */
const createBuild = (description: object | string = minimal, files: Record<string, string> = {}) =>
  createTemporaryFolder({
    'remote.json': typeof description === 'string' ? description : JSON.stringify(description),
    'container.js': script,
    'container.js.map': '{}',
    ...files,
  })

const createTypes = (text: string) => ({
  'kernel-types.json': JSON.stringify({ '@shop/kernel/src/cart.d.ts': text }),
})

async function setUp() {
  const shop = await createReleaseContext()
  const versionOf = async () => (await shop.store.list('mfe-loyalty'))[0]?.version ?? ''
  return { ...shop, versionOf }
}

describe('publish --from', () => {
  test('publishes for testers what declares an origin, and says that it is to be refused', async () => {
    const { context, logged, versionOf } = await setUp()
    const touches = { origins: { connect: ['https://tiles.example'] } }
    const from = await createBuild({ ...minimal, touches })
    await publish(context, { ...loyalty, from })
    const reason = 'declares https://tiles.example, which pages of the shop may not ask.'
    const refused = `To be refused: mfe-loyalty@${await versionOf()} ${reason}`
    expect(logged[0]?.startsWith(refused)).toBe(true)
    await expect(check(context, { name: undefined, version: undefined, from })).rejects.toThrow(
      reason,
    )
  })

  test.each([
    [['https://tiles.example'], 'remote.json has another shape: touches.origins'],
    [{ script: ['https://tiles.example'] }, 'touches.origins: Unrecognized key: "script"'],
    [{ font: ['https://*.example'] }, 'It must be an origin such as https://tiles.example'],
  ])('rejects the origins %j', async (origins, message) => {
    const { context } = await setUp()
    const from = await createBuild({ ...minimal, touches: { origins } })
    await expect(publish(context, { ...loyalty, from })).rejects.toThrow(message)
  })

  test('publishes a build with a minimal description, which goes live and back like any other', async () => {
    const { context, store, logged, versionOf, stateOf } = await setUp()
    await publish(context, { ...loyalty, from: await createBuild() })
    const version = await versionOf()
    expect(version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/)
    expect(logged).toEqual([
      `To try it by itself: /mfe-loyalty/${version}/loyalty on the site; in the whole shop: /loyalty?mf=mfe-loyalty@${version}`,
      `To make it live: promote mfe-loyalty@${version}`,
      `First, promote renders its pages and opens them in a browser, and refuses it if one fails. To know before: check mfe-loyalty@${version}`,
    ])
    const stored = await store.files('mfe-loyalty', version).list()
    expect(stored.filter((file) => file !== '.commit')).toEqual(
      ['container.js', 'integrity.json', 'kernel-types.json', 'remote.json']
        .flatMap((file) => (file === 'integrity.json' ? file : [file, `${file}.br`, `${file}.gz`]))
        .concat('.maps/container.js.map')
        .toSorted(),
    )
    await promote(context, { versions: [{ name: 'mfe-loyalty', version }] })
    expect(logged.at(-1)).toMatch(/is live for all visitors. To undo: remove mfe-loyalty$/)
    const discovery: unknown = JSON.parse((await store.readSiteFile('discovery.json')) ?? '')
    expect(discovery).toMatchObject({
      microFrontends: {
        'mfe-loyalty': [{ extras: { paths: ['/loyalty'], kernel: '^1.0.0', preload: [] } }],
      },
    })
    await publish(context, {
      ...loyalty,
      from: await createBuild({ ...minimal, version: '1.1.0' }),
    })
    await promote(context, { versions: [{ name: 'mfe-loyalty', version: await versionOf() }] })
    expect((await stateOf('mfe-loyalty'))?.version).toMatch(/^1\.1\.0-/)
    await rollback(context, { name: 'mfe-loyalty' })
    expect((await stateOf('mfe-loyalty'))?.version).toBe(version)
  })

  test('publishes and promotes a build against a later minor kernel than the live one, unless it uses what is new', async () => {
    const { context, store, stateOf, versionOf } = await setUp()
    const provides = { '@shop/kernel/cart': ['cart', 'lines'] }
    const liveTypes = 'export declare const cart: 1\nexport declare const lines: { add(): void }'
    await publishFiles(store, 'shell', '4.0.0', {
      ...createShellFiles({ '@shop/kernel/cart': '1.0.0' }, undefined, provides),
      ...createTypes(liveTypes),
    })
    await promote(context, release('shell@4.0.0'))
    const newer = {
      '@shop/kernel/cart': { version: '1.1.0', requiredVersion: '^1.0.0', import: false },
      '@shop/kernel/wishlist': { version: '1.1.0', requiredVersion: '^1.0.0', import: false },
    }
    const publishWith = async (uses: Record<string, string[]>, ahead = false) => {
      const types = `${liveTypes.replace('add(): void', 'add(): void; clear(): void')}
export declare const restore: () => void`
      const from = await createBuild({ ...minimal, shared: newer, uses }, createTypes(types))
      await publish(context, { ...loyalty, ahead, from })
    }
    await publishWith({ '@shop/kernel/cart': ['cart', 'lines.add'] })
    const version = await versionOf()
    await promote(context, { versions: [{ name: 'mfe-loyalty', version }] })
    expect((await stateOf('mfe-loyalty'))?.version).toBe(version)

    const first = 'Release the shell first, or promote both in one command.'
    await expect(publishWith({ '@shop/kernel/cart': ['lines.add', 'restore'] })).rejects.toThrow(
      `uses restore of @shop/kernel/cart at run time, which shell@4.0.0 does not export. ${first}`,
    )
    await expect(publishWith({ '@shop/kernel/wishlist': ['list'] })).rejects.toThrow(
      'uses list of @shop/kernel/wishlist at run time, which shell@4.0.0 does not export.',
    )
    const clear = { '@shop/kernel/cart': ['lines.clear'] }
    await expect(publishWith(clear)).rejects.toThrow(
      /uses lines.clear of @shop\/kernel\/cart, which the kernel of shell@4.0.0 lacks[^]*Release the shell first/,
    )
    await publishWith(clear, true)
    await expect(
      promote(context, { versions: [{ name: 'mfe-loyalty', version: await versionOf() }] }),
    ).rejects.toThrow('uses lines.clear of @shop/kernel/cart')
  })

  test('lists the remote of another repository in the status and in versions.json', async () => {
    const { context, store, logged, versionOf } = await setUp()
    await publish(context, { ...loyalty, from: await createBuild() })
    await status(context)
    expect(logged).toContainEqual(expect.stringMatching(/^mfe-loyalty +not live, latest 1\.0\.0-/))
    expect(JSON.parse((await store.readSiteFile('versions.json')) ?? '')).toMatchObject({
      'mfe-loyalty': [await versionOf()],
    })
  })

  test('says where it opens alone without a page of its own, and leaves the folder as it was', async () => {
    const { context, logged, versionOf } = await setUp()
    const from = await createBuild()
    await publish(context, { ...loyalty, from })
    const version = await versionOf()
    expect(logged[0]).toContain(`/mfe-loyalty/${version}/loyalty on the site`)
    await expect(publish(context, { ...loyalty, from })).rejects.toThrow('is published already')
  })

  test('replaces a version that is damaged by what it was', async () => {
    const { context, store, folder, versionOf } = await setUp()
    const from = await createBuild()
    await publish(context, { ...loyalty, from })
    const version = await versionOf()
    await rm(path.join(folder, 'mfe-loyalty', version, 'container.js'))
    await publish(context, { ...loyalty, from })
    expect(await store.files('mfe-loyalty', version).read('container.js')).toBe(script)
  })

  test.each<[string, object | string, string]>([
    ['of another remote', { ...minimal, name: 'mfe-other' }, 'describes mfe-other'],
    ['with a name that no remote has', { ...minimal, name: 'Loyalty' }, 'a remote is called mfe-'],
    ['without paths', { ...minimal, paths: [] }, 'remote.json has another shape: paths'],
    ['without what it shares', { ...minimal, shared: undefined }, 'another shape: shared'],
    ['with a version of another form', { ...minimal, version: 'v2' }, 'the form 1.0.0'],
    ['that is cut off', '{"name":', 'remote.json is not JSON'],
    ['with a key that changes prototypes', '{"__proto__": {}}', 'has the key __proto__'],
    [
      'with a path that no route answers',
      { ...minimal, paths: ['/loyalti/:id'] },
      'names /loyalti/:id',
    ],
    [
      'with a long description',
      { ...minimal, $schema: 'x'.repeat(500_000) },
      'bytes, more than the',
    ],
    ['that claims a page of another', { ...minimal, paths: ['/shop'] }, 'which mfe-catalog'],
    ['with a missing entry', { ...minimal, entry: 'gone.js' }, 'lists gone.js, which is missing'],
    ['without a singleton of the shell', { ...minimal, shared: {} }, 'does not share @shop/kernel'],
  ])('refuses a build %s in a sentence', async (_, description, message) => {
    const { context, store } = await setUp()
    const from = await createBuild(description)
    const failure = publish(context, { ...loyalty, from })
    await expect(failure).rejects.toBeInstanceOf(ReleaseError)
    await expect(failure).rejects.toThrow(message)
    expect(await store.list('mfe-loyalty')).toEqual([])
  })

  test('refuses a link to a folder, and a text that is no UTF-8, in a sentence', async () => {
    const { context } = await setUp()
    const linked = await createBuild()
    await mkdir(path.join(linked, 'sub'))
    await symlink(path.join(linked, 'sub'), path.join(linked, 'link'))
    await expect(publish(context, { ...loyalty, from: linked })).rejects.toThrow(
      'link is a symbolic link',
    )
    const latin = await createBuild()
    await writeFile(path.join(latin, 'page.js'), Buffer.from('café', 'latin1'))
    await expect(publish(context, { ...loyalty, from: latin })).rejects.toThrow(
      `${latin}/page.js is not valid UTF-8`,
    )
  })

  test('refuses a folder that is not there, or has no description', async () => {
    const { context } = await setUp()
    await expect(publish(context, { ...loyalty, from: '/not/there' })).rejects.toThrow(
      'There is no folder /not/there. Build the remote first.',
    )
    const from = await createTemporaryFolder({ 'main.js': '' })
    await expect(publish(context, { ...loyalty, from })).rejects.toThrow(
      `${from}/remote.json is missing. "release schema" prints its schema.`,
    )
  })
})

describe('check --from', () => {
  const candidate = { name: undefined, version: undefined }

  test('tells what fits, and publishes nothing', async () => {
    const { context, store, logged } = await setUp()
    await check(context, { ...candidate, from: await createBuild() })
    expect(logged).toEqual([
      expect.stringMatching(/^mfe-loyalty@1\.0\.0-\w{10} is compatible .* mfe-catalog@1\.0\.0/),
      'Its largest page is /loyalty, 0.1 of 75.0 kB (gzip)',
    ])
    expect(await store.list('mfe-loyalty')).toEqual([])
  })

  test('prints a result that a machine can read', async () => {
    const { context, logged } = await setUp()
    await check(context, { ...candidate, from: await createBuild(), json: true })
    expect(JSON.parse(logged.join('\n'))).toEqual({
      name: 'mfe-loyalty',
      version: expect.stringMatching(/^1\.0\.0-/) as string,
      compatible: true,
      problems: [],
      notes: [],
      live: { shell: '1.0.0', 'mfe-agents': '1.0.0', 'mfe-catalog': '1.0.0' },
      largest: { page: '/loyalty', bytes: expect.any(Number) as number, budget: 75_000 },
    })
  })

  test('prints the problems of one that does not fit, and fails', async () => {
    const { context, logged } = await setUp()
    const from = await createBuild({ ...minimal, paths: ['/shop'] })
    await expect(check(context, { ...candidate, from, json: true })).rejects.toThrow(
      'not compatible',
    )
    expect(JSON.parse(logged.join('\n'))).toMatchObject({
      name: 'mfe-loyalty',
      compatible: false,
      problems: [expect.stringContaining('claims /shop, which mfe-catalog@1.0.0 owns')],
    })
  })

  test('prints what keeps it from being read, and fails', async () => {
    const { context, logged } = await setUp()
    const from = await createTemporaryFolder()
    await expect(check(context, { ...candidate, from, json: true })).rejects.toThrow('is missing')
    expect(JSON.parse(logged.join('\n'))).toEqual({
      compatible: false,
      problems: [expect.stringContaining('remote.json is missing')],
    })
  })

  test('refuses another remote than the one named, and nothing at all', async () => {
    const { context } = await setUp()
    const from = await createBuild()
    const other = { name: 'mfe-catalog', version: undefined } as const
    await expect(check(context, { ...other, from })).rejects.toThrow('describes mfe-loyalty')
    await expect(check(context, candidate)).rejects.toThrow('Say what to check')
  })
})

test('printSchema requires what a minimal description says, and describes each field', async () => {
  let schema = { required: [] as string[], properties: {} as Record<string, object> }
  await printSchema({ log: (text) => (schema = JSON.parse(text) as typeof schema) })
  expect(schema.required.toSorted()).toEqual(Object.keys(minimal).toSorted())
  const { $schema: _schema, libraries: _libraries, ...fields } = schema.properties
  for (const field of Object.values(fields)) {
    expect(field).toMatchObject({ description: expect.any(String) as string })
  }
})
