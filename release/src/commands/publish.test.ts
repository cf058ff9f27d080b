import { computeVersion } from '../build/publish-sources.ts'
import { createContext, promoteAll, publishRemote } from '../testing/release-fixtures.ts'
import { createRepository } from '../testing/repository.ts'
import { publish } from './publish.ts'

const agents = { name: 'mfe-agents', ahead: false } as const

async function setUp(changes: Record<string, string> = {}) {
  const { root, store } = await createRepository(changes)
  const { logged, ...context } = createContext(store, { root })
  return { context, store, logged, version: await computeVersion(root, 'mfe-agents') }
}

describe('publish', () => {
  test('publishes a remote without making it live, adds it to versions.json, and logs the next steps', async () => {
    const { context, store, logged, version } = await setUp()
    await publish(context, agents)
    expect(await store.has('mfe-agents', version)).toBe(true)
    expect((await store.readState()).text).toBeNull()
    expect(JSON.parse((await store.readSiteFile('versions.json')) ?? '')).toMatchObject({
      'mfe-agents': [version],
    })
    expect(logged).toEqual([
      `Building mfe-agents@${version}…`,
      `To try it by itself: /mfe-agents/${version}/agents on the site; in the whole shop: /agents?mf=mfe-agents@${version}`,
      `To make it live: promote mfe-agents@${version}`,
      `First, promote renders its pages and opens them in a browser, and refuses it if one fails. To know before: check mfe-agents@${version}`,
    ])
  })

  test('rejects a version that is not compatible with what is live', async () => {
    const { context, store, version } = await setUp()
    await publishRemote(store, 'mfe-catalog', '1.0.0', ['/agents'])
    await promoteAll(context, ['mfe-catalog'])
    await expect(publish(context, agents)).rejects.toThrow(
      `mfe-agents@${version} claims /agents, which mfe-catalog@1.0.0 owns`,
    )
    expect(await store.has('mfe-agents', version)).toBe(false)
  })

  test('publishes an incompatible version with --ahead, and logs the problems', async () => {
    const { context, store, logged, version } = await setUp()
    await publishRemote(store, 'mfe-catalog', '1.0.0', ['/agents'])
    await promoteAll(context, ['mfe-catalog'])
    await publish(context, { ...agents, ahead: true })
    expect(await store.has('mfe-agents', version)).toBe(true)
    expect(logged).toContainEqual(
      expect.stringMatching(/^Not compatible yet: .*which mfe-catalog@1.0.0 owns/),
    )
  })

  test('rejects sources with an error of types, and names the place', async () => {
    const { context, store, version } = await setUp({
      'src/count.ts': "export const count: number = 'one'",
    })
    await expect(publish(context, agents)).rejects.toThrow(
      /^mfe-agents has errors of types.*\nmfe-agents\/src\/count.ts\(1,14\): error TS2322/,
    )
    expect(await store.has('mfe-agents', version)).toBe(false)
  })

  test('of two at once tells the second before it builds, and keeps the first', async () => {
    const { context, logged, store, version } = await setUp()
    const outcomes = await Promise.allSettled([publish(context, agents), publish(context, agents)])
    const failed = outcomes.filter(({ status }) => status === 'rejected')
    expect(failed).toEqual([
      expect.objectContaining({
        // Its id may not be in the lock yet.
        reason: expect.objectContaining({
          message: expect.stringMatching(
            /^Another process(?: \(\d+\))? is building mfe-agents\. Wait until it is done, then publish again\.$/,
          ),
        }),
      }),
    ])
    expect(logged.filter((line) => line.startsWith('Building'))).toHaveLength(1)
    expect(await store.has('mfe-agents', version)).toBe(true)
  })

  test('rejects when the sources change during the build', async () => {
    const { context, store, version } = await setUp({
      'build.cjs': `
        const { mkdirSync, writeFileSync } = require('node:fs')
        mkdirSync('dist')
        writeFileSync('dist/index.html', '')
        writeFileSync('src/new.js', '')`,
    })
    await expect(publish(context, agents)).rejects.toThrow('changed during the build')
    expect(await store.has('mfe-agents', version)).toBe(false)
  })
})
