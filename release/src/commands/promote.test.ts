import { aRemote, aShare, aShell, put } from '../testing/release-fixtures.ts'
import { releaseContext } from '../testing/release-context.ts'
import { promote } from './promote.ts'

const catalog = (version: string) => ({ name: 'mfe-catalog', version }) as const
const everybody = { versions: [catalog('2.0.0')], traffic: undefined }

test('a published version goes live for all visitors, and it is said how to take it back', async () => {
  const { context, said, live } = await releaseContext()
  await promote(context, everybody)
  expect(await live('mfe-catalog')).toMatchObject({
    version: '2.0.0',
    previous: ['1.0.0'],
    trials: [],
  })
  expect(said).toEqual([
    'mfe-catalog@2.0.0 is live for all visitors. To take it back: rollback mfe-catalog',
  ])
})

test('or for a part of them', async () => {
  const { context, said, live } = await releaseContext()
  await promote(context, { ...everybody, traffic: 5 })
  expect(await live('mfe-catalog')).toMatchObject({
    version: '1.0.0',
    trials: [{ version: '2.0.0', traffic: 5 }],
  })
  expect(said.join()).toContain('live for 5 % of the visitors')
})

test('what is not published cannot go live; what is, is named', async () => {
  const { context, live } = await releaseContext()
  await expect(promote(context, { ...everybody, versions: [catalog('9.0.0')] })).rejects.toThrow(
    /mfe-catalog@9.0.0 is not published. The latest are:\n.*mfe-catalog@/,
  )
  await expect(
    promote(context, {
      ...everybody,
      versions: [catalog('2.0.0'), { name: 'mfe-content', version: '2.0.0' }],
    }),
  ).rejects.toThrow('Begin with: publish mfe-content')
  expect((await live('mfe-catalog'))?.version).toBe('1.0.0')
})

test('there is no trial of the shell', async () => {
  const { context } = await releaseContext()
  await expect(
    promote(context, { versions: [{ name: 'shell', version: '2.0.0' }], traffic: 5 }),
  ).rejects.toThrow('promote it without --traffic')
})

describe('what does not fit what is live does not go live', () => {
  test('a remote', async () => {
    const { context, store, live } = await releaseContext()
    const shared = aShare({ '@shop/kernel': '1.1.0' })
    await put(
      store,
      'mfe-catalog',
      '4.0.0',
      aRemote('mfe-catalog', ['/shop', '/agents'], { shared }),
    )
    await expect(promote(context, { ...everybody, versions: [catalog('4.0.0')] })).rejects.toThrow(
      /mfe-catalog@4.0.0 does not fit what is live:\n- .*needs the kernel \^1.1.0; shell@1.0.0 provides 1.0.0.*\n- .*claims \/agents, which mfe-agents@1.0.0 owns/,
    )
    expect((await live('mfe-catalog'))?.version).toBe('1.0.0')
  })

  test('a shell', async () => {
    const { context, store, live } = await releaseContext()
    await put(store, 'shell', '4.0.0', aShell({ '@shop/kernel': '2.0.0' }))
    const shell = { versions: [{ name: 'shell', version: '4.0.0' } as const], traffic: undefined }
    await expect(promote(context, shell)).rejects.toThrow(
      /mfe-catalog@1.0.0 needs the kernel \^1.0.0; shell@4.0.0 provides 2.0.0[^]*mfe-agents@1.0.0 needs/,
    )
    expect((await live('shell'))?.version).toBe('1.0.0')
  })
})

describe('what needs one another', () => {
  async function breaking() {
    const shop = await releaseContext()
    const shared = aShare({ '@shop/kernel': '2.0.0' })
    const { store } = shop
    await put(store, 'shell', '4.0.0', aShell({ '@shop/kernel': '2.0.0' }))
    await put(store, 'mfe-catalog', '4.0.0', aRemote('mfe-catalog', ['/shop'], { shared }))
    await put(store, 'mfe-agents', '4.0.0', aRemote('mfe-agents', ['/agents'], { shared }))
    return shop
  }
  const shell = { name: 'shell', version: '4.0.0' } as const
  const agents = { name: 'mfe-agents', version: '4.0.0' } as const

  test('goes live together, in one step', async () => {
    const { context, store, live } = await breaking()
    const { revision } = await store.readLive()
    await promote(context, { versions: [catalog('4.0.0'), shell, agents], traffic: undefined })
    for (const name of ['shell', 'mfe-catalog', 'mfe-agents'] as const) {
      expect(await live(name)).toMatchObject({ version: '4.0.0', previous: ['1.0.0'] })
    }
    expect(Number((await store.readLive()).revision)).toBe(Number(revision) + 1)
  })

  test('does not go live in part', async () => {
    const { context, live } = await breaking()
    for (const versions of [[shell], [agents], [shell, agents]]) {
      await expect(promote(context, { versions, traffic: undefined })).rejects.toThrow(
        'needs the kernel',
      )
    }
    expect((await live('shell'))?.version).toBe('1.0.0')
    expect((await live('mfe-agents'))?.version).toBe('1.0.0')
  })

  test('a path moves from one remote to another, so that it always has an owner', async () => {
    const { context, store } = await releaseContext()
    await put(store, 'mfe-catalog', '5.0.0', aRemote('mfe-catalog', ['/shop', '/agents']))
    await put(store, 'mfe-agents', '5.0.0', aRemote('mfe-agents', ['/ambassadors']))
    const moved = [catalog('5.0.0'), { name: 'mfe-agents', version: '5.0.0' } as const]
    await promote(context, { versions: moved, traffic: undefined })
    await expect(
      promote(context, {
        versions: [{ name: 'mfe-agents', version: '1.0.0' }],
        traffic: undefined,
      }),
    ).rejects.toThrow('claims /agents, which mfe-catalog@5.0.0 owns')
  })

  test('is not tried on a part of the visitors', async () => {
    const { context } = await releaseContext()
    const versions = [catalog('2.0.0'), { name: 'mfe-agents', version: '2.0.0' } as const]
    await expect(promote(context, { versions, traffic: 5 })).rejects.toThrow(
      'one version at a time',
    )
  })
})
