import type { AgentMessage } from '@shop/contracts/agent.ts'
import { messageResponseSchema } from '@shop/contracts/user.ts'
import { mainApi, request } from '@shop/kernel'
import { mutationOptions } from '@tanstack/react-query'

/** Sends a message to an agent; the `message` of the response is shown to the member. */
export function messageMutation(receiverId: string) {
  return mutationOptions({
    mutationKey: ['message', receiverId],
    mutationFn: (message: AgentMessage) =>
      request(mainApi, messageResponseSchema, { method: 'POST', url: '/messages', data: message }),
  })
}
