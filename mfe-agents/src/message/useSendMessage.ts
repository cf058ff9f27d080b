import type { AgentMessage } from '@shop/contracts/wire/agent.ts'
import { mainApi, request, serverMessage } from '@shop/kernel/http'
import { toast } from '@shop/kernel/toast'
import { matchMutation, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useT } from '../messages.generated.ts'
import { saveDraft } from './draft.store.ts'

const loadSchema = async () => (await import('@shop/contracts/wire/user.ts')).messageResponseSchema

/**
 * Sends messages to one agent, one at a time; deletes the draft on success.
 * @param onSent called on every success, also when the dialog was closed and reopened meanwhile
 */
export function useSendMessage(receiverId: string, onSent: () => void) {
  const t = useT()
  const client = useQueryClient()
  const filter = { mutationKey: ['mfe-agents', 'message', receiverId] }
  const { mutate } = useMutation({
    ...filter,
    mutationFn: (message: AgentMessage) =>
      request(mainApi, loadSchema, { method: 'POST', url: '/messages', data: message }),
    onSuccess: ({ message }, sent) => {
      saveDraft(sent.senderId, sent.receiverId, '')
      toast.success(message || t('dialog.sent'))
    },
    onError: (error) => void toast.error(serverMessage(error) ?? t('dialog.failed')),
  })

  useEffect(() =>
    client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      if (matchMutation(filter, event.mutation)) onSent()
    }),
  )

  function send(message: AgentMessage): void {
    // isMutating is synchronous; the state of the last render is stale on a double click.
    if (client.isMutating(filter) === 0) mutate(message)
  }

  return { send, sending: useIsMutating(filter) > 0 }
}
