import { createReleaseContext } from '../testing/release-context.ts'
import { nameState } from './name-state.ts'
import { promote } from './promote.ts'
import { prune } from './prune.ts'
import { remove } from './remove.ts'
import { restore } from './restore.ts'

/** A shop whose first state is called friday, and of which two front ends have other versions since then. */
async function setUp() {
  const shop = await createReleaseContext()
  await nameState(shop.context, { name: 'friday' })
  await promote(shop.context, {
    versions: [
      { name: 'mfe-agents', version: '2.0.0' },
      { name: 'mfe-catalog', version: '2.0.0' },
    ],
  })
  return shop
}

describe('the state of the whole shop', () => {
  test('is restored by its name, in one step, with what was removed since, and canaries end', async () => {
    const { context, logged, stateOf } = await setUp()
    await remove(context, { name: 'mfe-agents', force: true })
    await promote(context, { versions: [{ name: 'shell', version: '2.0.0' }], traffic: 10 })

    await restore(context, { name: 'friday' })
    for (const name of ['shell', 'mfe-agents', 'mfe-catalog'] as const) {
      expect(await stateOf(name)).toMatchObject({ version: '1.0.0', canaries: [] })
    }
    expect((await stateOf('mfe-catalog'))?.previous).toEqual(['2.0.0'])
    expect(logged.slice(-3).toSorted()).toEqual([
      'mfe-agents@1.0.0 is live for all visitors.',
      'mfe-catalog@1.0.0 is live for all visitors.',
      'shell@1.0.0 is live for all visitors.',
    ])

    await restore(context, { name: 'friday' })
    expect(logged.at(-1)).toBe('friday is live already.')
  })

  test('keeps its versions when old ones are removed, until the name is given up', async () => {
    const { context, store } = await setUp()
    await promote(context, { versions: [{ name: 'mfe-agents', version: '3.0.0' }] })
    await prune(context, { keep: 0 })
    expect(await store.has('mfe-agents', '1.0.0')).toBe(true)

    await nameState(context, { name: 'friday', delete: true })
    await prune(context, { keep: 0 })
    expect(await store.has('mfe-agents', '1.0.0')).toBe(false)
    await expect(restore(context, { name: 'friday' })).rejects.toThrow(
      'No state is called friday. To name what is live: name friday',
    )
  })

  test('has the name that it was given last', async () => {
    const { context, stateOf } = await setUp()
    await nameState(context, { name: 'monday' })
    await nameState(context, { name: 'friday' })
    await promote(context, { versions: [{ name: 'mfe-agents', version: '3.0.0' }] })
    await restore(context, { name: 'friday' })
    expect(await stateOf('mfe-agents')).toMatchObject({ version: '2.0.0' })
    await expect(restore(context, { name: 'sunday' })).rejects.toThrow('There are: monday, friday')
  })
})
