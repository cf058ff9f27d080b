import { checkoutResponseSchema } from '@shop/contracts/order.ts'
import { messageResponseSchema } from '@shop/contracts/user.ts'
import type { LightMyRequestResponse } from 'fastify'

/** The message of a response. @throws without one */
export function getMessage(response: LightMyRequestResponse): string {
  return messageResponseSchema.parse(response.json()).message
}

/** The payment session that was created. @throws when the response has none */
export function getCreatedSession(response: LightMyRequestResponse) {
  const { success, data } = checkoutResponseSchema.parse(response.json())
  if (!data) throw new Error(`There is no session in ${response.body}`)
  return { success, ...data }
}
