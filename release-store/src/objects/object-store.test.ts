import { createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { startS3Server } from 'object-storage/testing/s3-server.ts'

import { describeStore } from '../testing/store-contract.ts'
import { objectStore } from './object-store.ts'
import { parseStoreState, STATE_KEY } from './store-layout.ts'

describe('objectStore', () => {
  async function setUp() {
    const server = await startS3Server()
    const storage = server.open()
    const again = async () => objectStore(server.open())
    return { server, storage, store: objectStore(storage), again }
  }

  describeStore(setUp)

  test('tells browsers and caches what the objects of a version are, and that they never change', async () => {
    const { server, store } = await setUp()
    const build = await createTemporaryFolder({
      'main.js': 'start()',
      'main.js.br': 'compressed',
      'integrity.json': '{}',
    })
    await store.put('shell', '1.0.0', build)
    const headersOf = async (file: string) => {
      const address = `${server.settings.RELEASE_STORE_ENDPOINT}/shop/releases/${file}`
      const { headers } = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
      const names = ['content-type', 'cache-control', 'content-encoding']
      return names.map((name) => headers.get(name)).join('; ')
    }
    const immutable = 'public, max-age=31536000, immutable'
    expect(await headersOf('shell/1.0.0/main.js')).toBe(
      `text/javascript; charset=utf-8; ${immutable}; `,
    )
    expect(await headersOf('shell/1.0.0/integrity.json')).toBe(
      `application/json; charset=utf-8; ${immutable}; `,
    )
    const compressed = server.requests.find(({ key }) => key.endsWith('main.js.br'))
    expect(compressed?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': immutable,
    })
    expect(await headersOf('.versions/shell/1.0.0.json')).toContain('no-store')
  })

  test('keeps fifty revisions', async () => {
    const { storage, store } = await setUp()
    await store.commit('one', {}, '0')
    const former = parseStoreState((await storage.get(STATE_KEY))?.bytes ?? Buffer.from(''))
    const states = Array.from({ length: 50 }, (_, index) => ({
      revision: 60 - index,
      id: String(index),
      text: `text ${60 - index}`,
    }))
    await storage.put(STATE_KEY, JSON.stringify({ ...former, states }))
    expect(await store.commit('text 61', {}, '60')).toBe('61')
    const kept = parseStoreState((await storage.get(STATE_KEY))?.bytes ?? Buffer.from('')).states
    expect(kept).toHaveLength(50)
    expect(kept.at(-1)?.revision).toBe(12)
  })

  test('refuses storage that ignores the conditions of writes', async () => {
    const { server, store } = await setUp()
    server.breakWith(() => 'unconditional')
    await expect(store.commit('one', {}, '0')).rejects.toThrow(
      /^s3:\/\/shop\/releases ignores conditions of writes/,
    )
  })

  test('a version that was not uploaded to its end does not exist, and is cleared away after an hour', async () => {
    const { server, storage, store } = await setUp()
    const build = await createTemporaryFolder({ 'a.js': 'a', 'b.js': 'b' })
    server.breakWith(({ key }) => (key.endsWith('b.js') ? 'broken' : undefined))
    await expect(store.put('mfe-x', '1.0.0', build)).rejects.toThrow(
      /^The release store s3:\/\/shop\/releases \(http:.*\) fails \(InternalError 500\)$/,
    )
    server.mend()
    expect(await store.list('mfe-x')).toEqual([])
    await store.removeTemporary()
    expect(await store.files('mfe-x', '1.0.0').list()).toEqual(['a.js'])
    await server.age('.pending/mfe-x/1.0.0', 2 * 3_600_000)
    await store.removeTemporary()
    expect(await storage.list('')).toEqual([])
    await store.put('mfe-x', '1.0.0', build)
    expect(await store.has('mfe-x', '1.0.0')).toBe(true)
  })

  test.each(['.live/state.json', '.live/log.jsonl', '.versions/mfe-x/1.0.0.json'])(
    'knows its own write of %s whose response was lost',
    async (lost) => {
      const { server, store } = await setUp()
      let left = 1
      server.breakWith(({ method, key }) =>
        method === 'PUT' && key.endsWith(lost) && left-- > 0 ? 'lost' : undefined,
      )
      const build = await createTemporaryFolder({ 'a.js': 'a' })
      await store.put('mfe-x', '1.0.0', build)
      expect(await store.commit('one', {}, '0')).toBe('1')
      await store.appendLog('a line')
      expect(left).toBeLessThan(1)
      expect(await store.has('mfe-x', '1.0.0')).toBe(true)
      expect(await store.readState()).toMatchObject({ revision: '1', text: 'one' })
      expect(await store.readLog()).toEqual(['a line'])
    },
  )

  test('writes the state and the site in one request', async () => {
    const { server, store } = await setUp()
    await store.commit('one', { 'discovery.json': 'site one' }, '0')
    server.requests.length = 0
    await store.commit('two', { 'discovery.json': 'site two' }, '1')
    const writes = server.requests.filter(({ method }) => method === 'PUT')
    expect(writes.map(({ key }) => key)).toEqual(['releases/.live/state.json'])
  })

  test('reads what an older tool has left that was killed before it wrote the site', async () => {
    const { storage, store } = await setUp()
    const state = (revision: number) => ({ revision, id: 'a', text: '{}' })
    const site = { revision: 1, files: { 'discovery.json': 'one' } }
    await storage.put(
      STATE_KEY,
      JSON.stringify({ states: [state(2), state(1)], site, isConditional: true }),
    )
    expect(await store.readState()).toEqual({ revision: '2', text: '{}', isServed: false })
    await store.writeSite({ 'discovery.json': 'two' }, '2')
    expect(await store.readState()).toEqual({ revision: '2', text: '{}', isServed: true })
    expect(await store.readSiteFile('discovery.json')).toBe('two')
  })

  test('says that the state is damaged', async () => {
    const { storage, store } = await setUp()
    await storage.put('.live/state.json', '{"states"')
    await expect(store.readState()).rejects.toThrow(
      'The object .live/state.json of the release store is damaged',
    )
  })
})
