import type { OfficeAnswer, OfficeMessageDetails } from '@shop/contracts/wire/office-messages.ts'
import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadMessages = () => import('@shop/contracts/wire/office-messages.ts')
const loadMessage = async () => (await loadMessages()).officeMessageDetailsSchema

const toUrl = (id: string) => `/office/messages/${encodeURIComponent(id)}`

export function messagesQuery({
  state,
  ...params
}: {
  /** Empty for all. */
  state: string
  page: number
  sort?: string
}) {
  return queryOptions({
    queryKey: ['mfe-office', 'messages', state, params],
    queryFn: ({ signal }) =>
      request(mainApi, async () => (await loadMessages()).officeMessagePageSchema, {
        url: '/office/messages',
        params: { ...params, ...(state && { state }) },
        signal,
      }),
    staleTime: 0,
  })
}

export function messageQuery(id: string) {
  return queryOptions({
    queryKey: ['mfe-office', 'message', id],
    queryFn: ({ signal }) => request(mainApi, loadMessage, { url: toUrl(id), signal }),
    staleTime: 0,
  })
}

/** Sends an answer, or settles the message without one. */
export const answerMessage = (id: string, answer: OfficeAnswer): Promise<OfficeMessageDetails> =>
  request(mainApi, loadMessage, { method: 'post', url: `${toUrl(id)}/answer`, data: answer })
