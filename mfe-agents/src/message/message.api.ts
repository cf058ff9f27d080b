import type { AgentMessage } from '@shop/contracts/agent.ts'
import { mainApi, request } from '@shop/kernel/http'
import { mutationOptions } from '@tanstack/react-query'

const loadSchema = async () => (await import('@shop/contracts/user.ts')).messageResponseSchema

/** Sends a message to an agent; the `message` of the response is shown to the member. */
export function messageMutation(receiverId: string) {
  return mutationOptions({
    mutationKey: ['message', receiverId],
    mutationFn: (message: AgentMessage) =>
      request(mainApi, loadSchema, { method: 'POST', url: '/messages', data: message }),
  })
}
