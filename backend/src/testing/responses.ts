import { checkoutResponseSchema } from '@shop/contracts/wire/order.ts'
import { messageResponseSchema } from '@shop/contracts/wire/user.ts'
import type { LightMyRequestResponse } from 'fastify'

/** The message of a response. @throws without one */
export function getMessage(response: LightMyRequestResponse): string {
  const { message } = messageResponseSchema.parse(response.json())
  if (message === undefined) throw new Error(`There is no message in ${response.body}`)
  return message
}

/** The payment session that was created. @throws when the response has none */
export function getCreatedSession(response: LightMyRequestResponse) {
  const { success, data } = checkoutResponseSchema.parse(response.json())
  if (!data) throw new Error(`There is no session in ${response.body}`)
  return { success, ...data }
}
