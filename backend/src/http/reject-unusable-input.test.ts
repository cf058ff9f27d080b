import fc from 'fast-check'
import Fastify from 'fastify'

import { rejectUnusableInput } from './reject-unusable-input.ts'

const app = Fastify()
app.addHook('preValidation', rejectUnusableInput)
app.all('/*', () => 'fine')

const send = async (payload: unknown) =>
  (await app.inject({ method: 'POST', url: '/', payload: payload as object })).statusCode

test('rejectUnusableInput rejects null bytes in body, keys, path and query', async () => {
  const nul = '\u0000'
  for (const body of [{ a: nul }, { a: [`x${nul}y`] }, { [`key${nul}`]: 1 }]) {
    expect(await send(body)).toBe(400)
  }
  expect((await app.inject({ url: '/a%00b' })).statusCode).toBe(400)
  expect((await app.inject({ url: '/?q=%00' })).statusCode).toBe(400)
})

test('rejectUnusableInput accepts everything else', async () => {
  expect((await app.inject({ url: '/a%20b' })).statusCode).toBe(200)
  // Fastify rejects these itself: they would pollute prototypes.
  const rejectedByFastify = /u0000|__proto__|constructor/
  const value = fc.jsonValue().filter((json) => !rejectedByFastify.test(JSON.stringify(json)))
  await fc.assert(
    fc.asyncProperty(value, async (json) => expect(await send({ json })).toBe(200)),
    { numRuns: 50 },
  )
})

test.each([
  ['arrays', '[', ']'],
  ['objects', '{"a":', '}'],
])('rejectUnusableInput rejects deeply nested %s of any depth', async (_name, open, close) => {
  for (const depth of [40, 40_000]) {
    const payload = `${open.repeat(depth)}${open === '[' ? '' : '1'}${close.repeat(depth)}`
    const headers = { 'content-type': 'application/json' }
    const response = await app.inject({ method: 'POST', url: '/', headers, payload })
    expect(response.statusCode).toBe(400)
  }
})
