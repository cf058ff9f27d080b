import { aRemote, aShell, put } from '../testing/release-fixtures.ts'
import { releaseContext } from '../testing/release-context.ts'
import { check } from './check.ts'
import { promote } from './promote.ts'

// The compiler takes a few seconds.
jest.setTimeout(60_000)

const catalog = { name: 'mfe-catalog', version: '2.0.0' } as const
const withTypes = (files: Record<string, string>, text: string) => ({
  ...files,
  'kernel-types.json': JSON.stringify({ '@shop/kernel/src/kernel.d.ts': text }),
})

test('a version that fits is said to, with what it was compared and its largest page', async () => {
  const { context, said } = await releaseContext()
  await check(context, catalog)
  expect(said).toEqual([
    'mfe-catalog@2.0.0 fits what is live: shell@1.0.0, mfe-agents@1.0.0',
    'Its largest page is /shop, 0.2 of 75.0 kB (gzip)',
  ])
})

test('nothing goes live by it', async () => {
  const { context, live } = await releaseContext()
  await check(context, catalog)
  expect((await live('mfe-catalog'))?.version).toBe('1.0.0')
})

test('without a version, it is the latest', async () => {
  const { context, store, said } = await releaseContext()
  await put(store, 'mfe-catalog', '4.0.0', aRemote('mfe-catalog', ['/shop', '/sale']))
  await check(context, { name: 'mfe-catalog', version: undefined })
  expect(said[0]).toContain('mfe-catalog@4.0.0')
  await expect(check(context, { name: 'mfe-content', version: undefined })).rejects.toThrow(
    'No version of mfe-content is published',
  )
})

test.each([
  [
    'exposes no routes',
    aRemote('mfe-catalog', ['/shop'], { exposes: [] }),
    'does not expose ./routes',
  ],
  ['is not whole', aRemote('mfe-catalog', ['/shop'], { entry: 'gone.js' }), 'names gone.js'],
  ['claims another’s path', aRemote('mfe-catalog', ['/agents']), 'which mfe-agents@1.0.0 owns'],
  ['claims the shell’s path', aRemote('mfe-catalog', ['/error']), "which is the shell's own"],
  [
    'is too large',
    aRemote('mfe-catalog', ['/shop'], { budget: 10 }),
    'more than its budget of 0.0 kB',
  ],
  [
    'was built with a kernel that can do more',
    withTypes(
      aRemote('mfe-catalog', ['/shop']),
      'export declare const cart: 1\nexport declare const wishes: 1',
    ),
    "'wishes' is missing",
  ],
])('a remote that %s is refused', async (_, files, message) => {
  const { context, store } = await releaseContext()
  await put(store, 'mfe-catalog', '4.0.0', files)
  await expect(check(context, { ...catalog, version: '4.0.0' })).rejects.toThrow(message)
})

test('a shell is compared with what is live and what is on trial', async () => {
  const { context, store, said } = await releaseContext()
  const shell = { name: 'shell', version: '2.0.0' } as const
  await check(context, shell)
  expect(said).toEqual(['shell@2.0.0 fits what is live: mfe-catalog@1.0.0, mfe-agents@1.0.0'])

  const more = 'export declare const cart: 1\nexport declare const wishes: 1'
  await put(store, 'shell', '4.0.0', withTypes(aShell(), more))
  await put(store, 'mfe-catalog', '4.0.0', withTypes(aRemote('mfe-catalog', ['/shop']), more))
  await promote(context, { versions: [{ name: 'shell', version: '4.0.0' }], traffic: undefined })
  await promote(context, { versions: [{ name: 'mfe-catalog', version: '4.0.0' }], traffic: 5 })
  await expect(check(context, shell)).rejects.toThrow(
    /shell@2.0.0 provides does not fit mfe-catalog@4.0.0/,
  )
})

test('before the first shell, a remote is checked by itself', async () => {
  const { context, store, said } = await releaseContext()
  await store.writeLive('{}', (await store.readLive()).revision)
  await check(context, catalog)
  expect(said[0]).toBe('mfe-catalog@2.0.0 fits what is live: nothing yet')
})
