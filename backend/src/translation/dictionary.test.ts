import path from 'node:path'

import { agentMessageSchema } from '@shop/contracts/agent.ts'
import { orderRequestSchema } from '@shop/contracts/order.ts'
import { profileUpdateSchema } from '@shop/contracts/user.ts'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'

import { describeError } from '../http/error.handler.ts'
import { demoData } from '../seed/demo-data.ts'
import { demoShopper } from '../seed/demo-shopper.ts'
import { serverSentences } from './server-sentences.ts'
import { translate } from './translate.ts'

z.config(z.locales.en())

const arabic = /\p{Script=Arabic}/u
const latin = /\p{Script=Latin}/u

/** The texts that the dictionary lacks, as a whole or in part. */
function lacking(texts: readonly string[]): string[] {
  return texts.filter((text) => {
    const translated = translate(text, 'en|ar')
    return latin.test(translated) || !arabic.test(translated)
  })
}

describe('the dictionary knows', () => {
  const { agents } = demoData

  test('every place', () => {
    const places = agents.flatMap(({ city, state, country }) => [city, state, country])
    expect(lacking(places.filter(Boolean))).toEqual([])
  })

  test('every address, in one piece', () => {
    // A zip code is the same in both languages.
    const addresses = agents.map(({ city, state, country }) =>
      ['112', city, state, country].filter(Boolean).join(', '),
    )
    expect(lacking(addresses.filter((address) => latin.test(address)))).toEqual([])
    expect(lacking([demoShopper.address])).toEqual([])
  })

  test('everybody’s name, as the directory writes it', () => {
    const names = [...agents, demoShopper].map(
      ({ firstName, lastName }) => `${firstName || '--'} ${lastName || '--'}`,
    )
    expect(lacking(names)).toEqual([])
  })

  test('every title that sentences name', () => {
    const titles = [...demoData.categories, ...demoData.products].map(({ title }) => title.en)
    expect(lacking(titles)).toEqual([])
  })

  test('every sentence of the API', () => {
    const sentences = serverSentences(path.join(import.meta.dirname, '..'), {
      name: 'Steel Key Tag',
      'formatOmr(offer.price)': '21.00 OMR',
      now: '21.00 OMR',
      said: '1.00 OMR',
      'formatOmr(full.total)': '21.00 OMR',
      'formatOmr(said)': '1.00 OMR',
      hint: '',
      field: 'firstName',
      reason: 'Invalid email address',
    })
    expect(sentences.length).toBeGreaterThan(30)
    expect(sentences).toContain(
      'The price of Steel Key Tag is now 21.00 OMR (your cart says 1.00 OMR).',
    )
    expect(lacking(sentences)).toEqual([])
  })

  test('why a request was not valid', () => {
    const requests: [z.ZodMiniType, unknown][] = [
      [profileUpdateSchema, {}],
      [profileUpdateSchema, 'text'],
      [profileUpdateSchema, { firstName: '', email: 'a@b.example' }],
      [profileUpdateSchema, { firstName: 'a', email: 'nobody' }],
      [profileUpdateSchema, { firstName: 'a'.repeat(101), email: 'a@b.example' }],
      [agentMessageSchema, { senderId: 'a', receiverId: 'b', message: 'x'.repeat(5001) }],
      [orderRequestSchema, { buyerEmail: 'nobody' }],
      [orderRequestSchema, order({ orderLists: [] })],
      [orderRequestSchema, order({ buyerAdress: '' })],
      [orderRequestSchema, order({ TotalOrderPrice: 1.234 })],
      [orderRequestSchema, order({ trackingOrderId: 5 })],
    ]
    const sentences = requests.map(([schema, body]) => refusal(schema, body))
    expect(sentences[3]).toBe('Please check email: Invalid email address.')
    expect(lacking(sentences)).toEqual([])
  })
})

function order(changes: object): object {
  const line = { itemId: 'a', itemImage: '', itemName: '', itemPrice: 1, itemQuantity: 1 }
  return {
    buyerEmail: 'a@b.example',
    buyerPhoneNumber: '',
    buyerAdress: 'a',
    orderLists: [line],
    trackingOrderId: 123_456,
    TotalOrderPrice: 1,
    ...changes,
  }
}

/** What the API says to a request of the wrong shape. */
function refusal(schema: z.ZodMiniType, body: unknown): string {
  const result = validatorCompiler({ schema, method: 'POST', url: '/' })(body)
  const validation = (result as { error: never }).error
  const error = Object.assign(new Error(), { code: 'X', name: 'X', statusCode: 400, validation })
  return describeError(error).message
}
