import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import Fastify, { type FastifyInstance } from 'fastify'

import { PAGE_INDEX } from '../page-index.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { addResponseCache } from './response-cache.ts'

interface Setup {
  /** Called by the route before it answers. */
  before?: () => unknown
  status?: number
  isAllowed?: boolean
  validity?: Parameters<ReturnType<typeof addResponseCache>['allow']>[1]
}

const apps: FastifyInstance[] = []
afterEach(async () => {
  jest.restoreAllMocks()
  for (const app of apps.splice(0)) await app.close()
})

/** A server whose only route counts its answers. */
async function serve({ before, status = 200, isAllowed = true, validity = {} }: Setup = {}) {
  const folder = await createTemporaryFolder({ [PAGE_INDEX]: '1' })
  const app = Fastify()
  apps.push(app)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    void reply.headers({ 'x-first': 'one', 'set-by': ['a', 'b'] })
    done()
  })
  const cache = addResponseCache(app, folder, {
    onHit: () => {},
    toRequestId: () => 'of-this-request',
  })
  let count = 0
  app.get('/*', async (request, reply) => {
    count += 1
    const body = Buffer.from(`${request.url} ${count}`)
    await before?.()
    if (isAllowed) cache.allow(request, validity)
    return reply.code(status).type('text/html; charset=utf-8').send(body)
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    release: () => writeFile(path.join(folder, PAGE_INDEX), '22'),
    removeIndex: () => rm(path.join(folder, PAGE_INDEX)),
    get: async (url = '/', init?: RequestInit) => (await fetch(origin + url, init)).text(),
  }
}

describe('addResponseCache', () => {
  test('sends a response again, with all of its headers', async () => {
    const { origin, get } = await serve()
    const [first, second] = [await fetch(origin), await fetch(origin)]
    expect(await first.text()).toBe('/ 1')
    expect(await second.text()).toBe('/ 1')
    const OWN = ['date', 'x-request-id']
    const headersOf = ({ headers }: Response) =>
      [...headers].filter(([name]) => !OWN.includes(name))
    expect(headersOf(second)).toEqual(headersOf(first))
    expect(second.headers.get('x-request-id')).toBe('of-this-request')
    expect(second.headers.get('x-first')).toBe('one')
    expect(second.headers.get('set-by')).toBe('a, b')
    expect(second.headers.get('content-length')).toBe('3')
    expect(await get('/other')).toBe('/other 2')
  })

  test.each([
    ['query', '/?a', {}],
    ['encoding', '/', { headers: { 'accept-encoding': 'br' } }],
    ['cookie', '/', { headers: { cookie: 'lang=ar' } }],
    ['ETag', '/', { headers: { 'if-none-match': '"a"' } }],
    ['method', '/', { method: 'HEAD' }],
    ['cookie, a long one', '/', { headers: { cookie: 'a'.repeat(3_000) } }],
  ])('asks the route for another %s', async (_what, url, init) => {
    const { get } = await serve()
    await get()
    await get(url, init)
    expect(await get('/count')).toBe('/count 3')
  })

  test('asks the route again once the response has expired', async () => {
    const { get } = await serve({ validity: { expiresAt: Date.now() + 60_000 } })
    await get()
    expect(await get()).toBe('/ 1')
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    expect(await get()).toBe('/ 2')
  })

  test('asks the route again once the response is not current any more', async () => {
    let exists = true
    const { get } = await serve({ validity: { isCurrent: () => exists } })
    await get()
    expect(await get()).toBe('/ 1')
    exists = false
    expect(await get()).toBe('/ 2')
  })

  test('asks the route again after a release', async () => {
    const { get, release } = await serve()
    await get()
    expect(await get()).toBe('/ 1')
    await release()
    expect(await get()).toBe('/ 2')
    expect(await get()).toBe('/ 2')
  })

  test('does not send again what a release has overtaken', async () => {
    let before = async () => {}
    const { get, release } = await serve({ before: () => before() })
    before = release
    expect(await get()).toBe('/ 1')
    before = async () => {}
    expect(await get()).toBe('/ 2')
  })

  test('asks the route while nobody can say what is live', async () => {
    const { get, removeIndex } = await serve()
    await get()
    await removeIndex()
    expect(await get()).toBe('/ 2')
  })

  test.each([
    ['was not allowed to be', { isAllowed: false }],
    ['is no success', { status: 404 }],
  ])('does not send again what %s', async (_what, setup) => {
    const { get } = await serve(setup)
    await get()
    expect(await get()).toBe('/ 2')
  })
})
