import Fastify from 'fastify'
import fc from 'fast-check'

import { refuseNul } from './text.guard.ts'

const app = Fastify()
app.addHook('preValidation', refuseNul)
app.all('/*', () => 'fine')

const send = async (payload: unknown) =>
  (await app.inject({ method: 'POST', url: '/', payload: payload as object })).statusCode

test('the character that PostgreSQL cannot store is refused wherever it is', async () => {
  const nul = '\u0000'
  for (const body of [{ a: nul }, { a: [`x${nul}y`] }, { [`key${nul}`]: 1 }]) {
    expect(await send(body)).toBe(400)
  }
  expect((await app.inject({ url: '/a%00b' })).statusCode).toBe(400)
  expect((await app.inject({ url: '/?q=%00' })).statusCode).toBe(400)
})

test('everything else may pass', async () => {
  expect((await app.inject({ url: '/a%20b' })).statusCode).toBe(200)
  // Fastify refuses bodies that would reach into prototypes by itself.
  const refused = /u0000|__proto__|constructor/
  const value = fc.jsonValue().filter((json) => !refused.test(JSON.stringify(json)))
  await fc.assert(
    fc.asyncProperty(value, async (json) => expect(await send({ json })).toBe(200)),
    { numRuns: 50 },
  )
})
