import { appendFile } from 'node:fs/promises'
import path from 'node:path'

import { createFolderTemplate, createTemporaryFolder } from '@shop/testing/temporary-folder.ts'

import { createReleaseContext } from '../testing/release-context.ts'
import { publishRemote, release } from '../testing/release-fixtures.ts'
import { promote } from './promote.ts'
import { rollback } from './rollback.ts'
import { showLog } from './show-log.ts'
import { status } from './status.ts'

const catalog = (version: string) => ({ versions: [{ name: 'mfe-catalog', version } as const] })
const all = { name: undefined, last: 20 }

const getActor = () => 'Ali <ali@shop.test>'
const createShop = createFolderTemplate(async () => {
  const shop = await createReleaseContext()
  const context = { ...shop.context, getActor }
  await promote(context, { ...catalog('2.0.0'), traffic: 5 })
  await promote(context, { ...catalog('2.0.0'), message: 'Faster lists' })
  await promote(context, release('mfe-agents@2.0.0'))
  await rollback(context, { name: 'mfe-catalog', message: 'Empty lists' })
  return shop.folder
})

/** A shop in which Ali has released the catalogue three times and the agents once. */
async function setUp() {
  const shop = await createReleaseContext(createShop)
  return { ...shop, context: { ...shop.context, getActor } }
}

describe('showLog', () => {
  test('prints who changed what, when, from what to what and why, latest first', async () => {
    const { context, logged } = await setUp()
    await showLog(context, all)
    const when = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}Ali <ali@shop.test> {2}`
    const lines = [
      'rollback: mfe-catalog 2.0.0 → 1.0.0  “Empty lists”',
      'promote: mfe-agents 1.0.0 → 2.0.0',
      'promote: mfe-catalog 1.0.0, 2.0.0 (5 %) → 2.0.0  “Faster lists”',
      'promote: mfe-catalog 1.0.0 → 1.0.0, 2.0.0 (5 %)',
    ]
    for (const [index, line] of lines.entries()) {
      expect(logged[index]).toMatch(new RegExp(`^${when}${line.replace(/[()]/g, '\\$&')}$`))
    }
  })

  test('prints the changes of one front end, as many as asked for', async () => {
    const { context, logged } = await setUp()
    await showLog(context, { name: 'mfe-agents', last: 1 })
    expect(logged).toEqual([expect.stringContaining('promote: mfe-agents 1.0.0 → 2.0.0')])
  })

  test('prints what was forced', async () => {
    const { context, logged, store } = await setUp()
    await publishRemote(store, 'mfe-catalog', '4.0.0', ['/x'])
    await promote(context, { ...catalog('4.0.0'), force: true })
    await showLog(context, { ...all, last: 1 })
    expect(logged.at(-1)).toContain(
      'forced: mfe-catalog@4.0.0 has none of the pages of mfe-catalog@1.0.0: /shop',
    )
  })

  test('leaves out a line that cannot be read', async () => {
    const { context, folder, logged } = await setUp()
    await appendFile(path.join(folder, '.live/log.jsonl'), '{"id": "tru\n')
    await showLog(context, { ...all, last: 1 })
    expect(logged).toEqual([expect.stringContaining('Empty lists')])
  })

  test('says when there is nothing', async () => {
    const { context, logged } = await setUp()
    await showLog(context, { name: 'mfe-content', last: 20 })
    expect(logged).toEqual(['No change is recorded.'])
  })
})

test('status prints the last change', async () => {
  const { context, logged } = await setUp()
  await status(context)
  expect(logged.at(-1)).toMatch(
    /^Last change: .* Ali <ali@shop.test> {2}rollback: .*“Empty lists”$/,
  )
})

test.each(['promote', 'rollback'] as const)('%s rejects who is not an owner', async (command) => {
  const { context, stateOf } = await setUp()
  const root = await createTemporaryFolder({ 'release-owners.json': '{"mfe-agents": ["Mona"]}' })
  const run = {
    promote: () => promote({ ...context, root }, release('mfe-agents@3.0.0')),
    rollback: () => rollback({ ...context, root }, { name: 'mfe-agents' }),
  }
  await expect(run[command]()).rejects.toThrow('Ali <ali@shop.test> may not release mfe-agents')
  expect((await stateOf('mfe-agents'))?.version).toBe('2.0.0')
})
