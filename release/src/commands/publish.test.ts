import { goLive } from '../state/release-state.ts'
import { changeLive } from '../state/sync-site.ts'
import { currentVersion } from '../build/publish-sources.ts'
import { aRemote, put } from '../testing/release-fixtures.ts'
import { repository } from '../testing/repository.ts'
import { webpackProject } from '../testing/webpack-project.ts'
import { publish } from './publish.ts'

jest.setTimeout(60_000)
const agents = { name: 'mfe-agents', ahead: false } as const

async function setUp(changes: Record<string, string> = {}) {
  const { root, store } = await repository(changes)
  const said: string[] = []
  const context = { store, root, say: (line: string) => void said.push(line) }
  return { context, store, said, version: await currentVersion(root, 'mfe-agents') }
}

test('a remote is published, not live, and it is said what can be done with it', async () => {
  const { context, store, said, version } = await setUp()
  await publish(context, agents)
  expect(await store.has('mfe-agents', version)).toBe(true)
  expect((await store.readLive()).text).toBeNull()
  expect(said).toEqual([
    `Building mfe-agents@${version}…`,
    `To try it alone: /mfe-agents/${version}/ on the site; in the whole shop: ?mf=mfe-agents@${version}`,
    `To make it live: promote mfe-agents@${version}`,
  ])
})

test('testers find it among the versions', async () => {
  const { context, store, version } = await setUp()
  await publish(context, agents)
  expect(JSON.parse((await store.readSite('versions.json')) ?? '')).toMatchObject({
    'mfe-agents': [version],
  })
})

test('what does not fit what is live is not published', async () => {
  const { context, store, version } = await setUp()
  await put(store, 'mfe-catalog', '1.0.0', aRemote('mfe-catalog', ['/agents']))
  await changeLive(store, (live) => goLive(live, 'mfe-catalog', '1.0.0'))
  await expect(publish(context, agents)).rejects.toThrow(
    `mfe-agents@${version} claims /agents, which mfe-catalog@1.0.0 owns`,
  )
  expect(await store.has('mfe-agents', version)).toBe(false)
})

test('unless it is meant to go live later or with others: then it is said what it waits for', async () => {
  const { context, store, said, version } = await setUp()
  await put(store, 'mfe-catalog', '1.0.0', aRemote('mfe-catalog', ['/agents']))
  await changeLive(store, (live) => goLive(live, 'mfe-catalog', '1.0.0'))
  await publish(context, { ...agents, ahead: true })
  expect(await store.has('mfe-agents', version)).toBe(true)
  expect(said).toContainEqual(expect.stringMatching(/^Not yet: .*which mfe-catalog@1.0.0 owns/))
})

test('sources that change while they are built are not published under the version they had', async () => {
  const change = `require('node:fs').writeFileSync(__dirname + '/src/new.js', '');`
  const config = webpackProject['webpack.config.js']
  const { context, store, version } = await setUp({ 'webpack.config.js': change + config })
  await expect(publish(context, agents)).rejects.toThrow('changed while they were built')
  expect(await store.has('mfe-agents', version)).toBe(false)
})
