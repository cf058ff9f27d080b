import type { AgentMessage } from '@shop/contracts/agent.ts'
import { serverMessage } from '@shop/kernel'
import { matchMutation, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import toast from 'react-hot-toast'

import { useT } from '../messages.ts'
import { drafts } from './draft.store.ts'
import { messageMutation } from './message.api.ts'

/**
 * Sends messages to one agent, one at a time. The draft goes only once the server has the message.
 * @param onSent called after every success, also of a message sent before the dialog was closed and opened again
 */
export function useSendMessage(receiverId: string, onSent: () => void) {
  const t = useT()
  const client = useQueryClient()
  const options = messageMutation(receiverId)
  const ofReceiver = { mutationKey: options.mutationKey ?? [] }
  const { mutate } = useMutation({
    ...options,
    onSuccess: ({ message }, sent) => {
      drafts.clear(sent.senderId, sent.receiverId)
      toast.success(message)
    },
    onError: (error) => void toast.error(serverMessage(error) ?? t('dialog.failed')),
  })

  useEffect(() =>
    client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      if (matchMutation(ofReceiver, event.mutation)) onSent()
    }),
  )

  function send(message: AgentMessage): void {
    // Asks the cache, not the last render: the second click of a double click comes before the next one.
    if (client.isMutating(ofReceiver) === 0) mutate(message)
  }

  return { send, sending: useIsMutating(ofReceiver) > 0 }
}
