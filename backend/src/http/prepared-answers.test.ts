import Fastify from 'fastify'

import { preparedAnswers } from './prepared-answers.ts'

function serverOf(produce: (url: string) => Promise<unknown>, capacity?: number) {
  const app = Fastify()
  const state = { version: '1' }
  const answer = preparedAnswers(async () => state.version, capacity)
  app.get('/*', (request, reply) => answer(request, reply, () => produce(request.url)))
  return { state, get: (url: string, headers = {}) => app.inject({ url, headers }) }
}

test('an answer is made once, even for those who ask at the same time', async () => {
  const produce = jest.fn(async (url: string) => ({ url }))
  const { get } = serverOf(produce)
  const answers = await Promise.all([get('/a'), get('/a'), get('/a')])
  expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill({ url: '/a' }))
  await get('/a')
  expect(produce).toHaveBeenCalledTimes(1)
  await get('/a?page=2')
  expect(produce).toHaveBeenCalledTimes(2)
})

test('another version of the data makes all answers anew', async () => {
  let price = 1
  const { state, get } = serverOf(async () => ({ price }))
  const first = await get('/a')
  price = 2
  expect((await get('/a')).json()).toEqual({ price: 1 })
  state.version = '2'
  const second = await get('/a')
  expect(second.json()).toEqual({ price: 2 })
  expect(second.headers.etag).not.toBe(first.headers.etag)
})

test('a failure is answered and not kept', async () => {
  let broken = true
  const { get } = serverOf(async () => {
    if (broken) throw new Error('out of order')
    return 'fine'
  })
  expect((await get('/a')).statusCode).toBe(500)
  broken = false
  expect((await get('/a')).statusCode).toBe(200)
})

test('the oldest answer goes when there are too many', async () => {
  const produce = jest.fn(async (url: string) => url)
  const { get } = serverOf(produce, 2)
  for (const url of ['/a', '/b', '/c', '/b', '/c']) await get(url)
  expect(produce).toHaveBeenCalledTimes(3)
  await get('/a')
  expect(produce).toHaveBeenCalledTimes(4)
})

test('a browser that has the answer is told so, also behind a proxy that weakened the tag', async () => {
  const { get } = serverOf(async () => 'same')
  const { etag } = (await get('/a')).headers
  for (const tag of [etag, `W/${etag}`]) {
    const answer = await get('/a', { 'if-none-match': tag })
    expect(answer.statusCode).toBe(304)
    expect(answer.headers.etag).toBe(etag)
  }
  expect((await get('/a', { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('only what is worth it is compressed', async () => {
  const { get } = serverOf(async (url) => (url === '/long' ? 'x'.repeat(5000) : 'short'))
  const gzip = { 'accept-encoding': 'gzip' }
  const long = await get('/long', gzip)
  expect(long.headers['content-encoding']).toBe('gzip')
  expect(long.rawPayload.length).toBeLessThan(500)
  expect((await get('/short', gzip)).headers['content-encoding']).toBeUndefined()
  expect((await get('/long')).headers['content-encoding']).toBeUndefined()
  expect(long.headers.vary).toContain('Accept-Encoding')
})
