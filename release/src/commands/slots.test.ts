import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { ReleaseStore } from 'release-store/release-store.ts'

import { findLiveSlot } from '../checks/slots.ts'
import { loadState } from '../state/stored-state.ts'
import { createReleaseContext } from '../testing/release-context.ts'
import {
  createRemoteFiles,
  createShellFiles,
  publishFiles,
  release,
} from '../testing/release-fixtures.ts'
import { check } from './check.ts'
import { promote } from './promote.ts'
import { status } from './status.ts'

/** Publishes a version of the agents whose slot hands over this. */
const publishSlot = (store: ReleaseStore, version: string, context: string | null) =>
  publishFiles(store, 'mfe-agents', version, {
    ...createRemoteFiles('mfe-agents', ['/agents'], {
      ...(context !== null && { slots: { '/agents': ['agents.below'] } }),
    }),
    'slot-types.json': JSON.stringify({
      slots: context === null ? {} : { 'agents.below': context },
      extensions: {},
    }),
  })

const EXTENSION = {
  key: 'bestSellers',
  slots: ['agents.below'],
  order: 0,
  height: { narrow: 300, wide: 200 },
  files: ['extension.bestSellers.js'],
}

/** Publishes a version of the catalogue whose extension takes this. */
const publishExtension = (
  store: ReleaseStore,
  version: string,
  props: string,
  { slots = EXTENSION.slots, exposes = ['./routes', './extensions'], budget = 75_000 } = {},
) =>
  publishFiles(store, 'mfe-catalog', version, {
    ...createRemoteFiles('mfe-catalog', ['/shop'], {
      ...{ exposes, budget },
      extensions: [{ ...EXTENSION, slots }],
    }),
    'extension.bestSellers.js': 'run()',
    'slot-types.json': JSON.stringify({
      slots: {},
      extensions: { bestSellers: { file: 'mfe-catalog/src/best/BestSellers.tsx', props } },
    }),
  })

/** A shop in which the catalogue fills a slot of the agents. */
async function createFilledShop() {
  const shop = await createReleaseContext()
  await publishSlot(shop.store, '4.0.0', '{ agentId: string }')
  await publishExtension(shop.store, '4.0.0', '{ agentId: string }')
  await promote(shop.context, release('mfe-agents@4.0.0', 'mfe-catalog@4.0.0'))
  return shop
}

describe('promote of slots and extensions', () => {
  test('refuses an extension into a slot that no page has, unless that page goes live with it', async () => {
    const { context, store, stateOf } = await createReleaseContext()
    await publishSlot(store, '4.0.0', '{}')
    await publishExtension(store, '4.0.0', '{}')
    await expect(promote(context, release('mfe-catalog@4.0.0'))).rejects.toThrow(
      'The extension bestSellers of mfe-catalog@4.0.0 fills agents.below, a slot that no page has.',
    )
    await promote(context, release('mfe-catalog@4.0.0', 'mfe-agents@4.0.0'))
    expect((await stateOf('mfe-catalog'))?.version).toBe('4.0.0')
  })

  test('refuses a slot that hands over something else than live extensions take, and names their team', async () => {
    const { context, store, folder } = await createFilledShop()
    await publishSlot(store, '5.0.0', '{ agentId: number }')
    await writeFile(
      path.join(folder, '.live/release-owners.json'),
      JSON.stringify({ 'mfe-catalog': ['sara@example.com'] }),
    )
    await expect(promote(context, release('mfe-agents@5.0.0'))).rejects.toThrow(
      'The slot agents.below of mfe-agents@5.0.0 does not hand over what the extension bestSellers of mfe-catalog@4.0.0 takes ' +
        '(mfe-catalog/src/best/BestSellers.tsx): agentId is number, not string. Put it back, or ask the team of mfe-catalog (sara@example.com)',
    )
  })

  test('refuses an extension that takes more than a live slot hands over', async () => {
    const { context, store } = await createFilledShop()
    await publishExtension(store, '5.0.0', '{ agentId: string; name: string }')
    await expect(promote(context, release('mfe-catalog@5.0.0'))).rejects.toThrow(
      'BestSellers.tsx): name is missing. Do without it, or ask the team of mfe-agents for it',
    )
  })

  test('drops a slot, and says which extension is no longer shown', async () => {
    const { context, store, logged, stateOf } = await createFilledShop()
    await publishSlot(store, '5.0.0', null)
    await promote(context, release('mfe-agents@5.0.0'))
    expect((await stateOf('mfe-agents'))?.version).toBe('5.0.0')
    expect(logged).toContain(
      'Warning: mfe-agents@5.0.0 drops the slot agents.below: the extension bestSellers of mfe-catalog@4.0.0 is no longer shown there. Tell the team of mfe-catalog.',
    )
  })

  test.each([
    [{ exposes: ['./routes'] }, 'does not expose ./extensions, which the shell loads'],
    [
      { budget: 20 },
      'The extension bestSellers of mfe-catalog@5.0.0 needs 0.1 kB (gzip), more than',
    ],
  ])('refuses an extension with %j', async (changes, message) => {
    const { context, store } = await createFilledShop()
    await publishExtension(store, '5.0.0', '{}', changes)
    await expect(promote(context, release('mfe-catalog@5.0.0'))).rejects.toThrow(message)
  })

  test('checks the slots of the shell alike', async () => {
    const { context, store, logged } = await createFilledShop()
    const publishShell = (version: string, slots: string[], type = '{}') =>
      publishFiles(store, 'shell', version, {
        ...createShellFiles(),
        'host.json': JSON.stringify({ ...JSON.parse(createShellFiles()['host.json']), slots }),
        'slot-types.json': JSON.stringify({
          slots: Object.fromEntries(slots.map((slot) => [slot, type])),
          extensions: {},
        }),
      })
    await publishShell('4.0.0', ['agents.below'])
    await expect(promote(context, release('shell@4.0.0'))).rejects.toThrow(
      'shell@4.0.0 has the slot agents.below, which is one of mfe-agents@4.0.0.',
    )
    await publishShell('5.0.0', ['not-found.below'])
    await promote(context, release('shell@5.0.0'))
    await publishExtension(store, '5.0.0', '{}', { slots: ['not-found.below'] })
    await promote(context, release('mfe-catalog@5.0.0'))
    await publishShell('6.0.0', [])
    await promote(context, release('shell@6.0.0'))
    expect(logged).toContainEqual(
      expect.stringContaining(
        'shell@6.0.0 drops the slot not-found.below: the extension bestSellers',
      ),
    )
  })
})

test('check says which extension is no longer shown', async () => {
  const { context, store, logged } = await createFilledShop()
  await publishSlot(store, '5.0.0', null)
  await check(context, { name: 'mfe-agents', version: '5.0.0' })
  expect(logged).toContainEqual(expect.stringContaining('drops the slot agents.below'))
})

test('status lists which extension is in which slot of which pages', async () => {
  const { context, logged } = await createFilledShop()
  await status(context)
  expect(logged).toContain(
    'Extension: bestSellers of mfe-catalog@4.0.0 in agents.below of mfe-agents@4.0.0 (/agents)',
  )
})

test('findLiveSlot returns whose slot it is, and what it hands over', async () => {
  const { store } = await createFilledShop()
  const { state } = await loadState(store)
  expect(await findLiveSlot(store, state, 'agents.below')).toEqual({
    owner: 'mfe-agents@4.0.0',
    context: '{ agentId: string }',
  })
  expect(await findLiveSlot(store, state, 'agents.above')).toBeNull()
})
