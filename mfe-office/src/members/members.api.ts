import type {
  MemberData,
  MemberDeleted,
  OfficeMemberDetails,
} from '@shop/contracts/wire/office-members.ts'
import type { OrderNote } from '@shop/contracts/wire/office-orders.ts'
import { mainApi, request } from '@shop/kernel/http'
import type { Language } from '@shop/kernel/language'
import { queryOptions } from '@tanstack/react-query'

const loadMembers = () => import('@shop/contracts/wire/office-members.ts')

const loadMember = async () => (await loadMembers()).officeMemberDetailsSchema

const toUrl = (id: string) => `/office/members/${encodeURIComponent(id)}`

export function membersQuery(params: { q: string; page: number; sort?: string }) {
  return queryOptions({
    queryKey: ['mfe-office', 'members', params],
    queryFn: ({ signal }) =>
      request(mainApi, async () => (await loadMembers()).officeMemberPageSchema, {
        url: '/office/members',
        params,
        signal,
      }),
    staleTime: 0,
  })
}

export function memberQuery(id: string) {
  return queryOptions({
    queryKey: ['mfe-office', 'member', id],
    queryFn: ({ signal }) => request(mainApi, loadMember, { url: toUrl(id), signal }),
    staleTime: 0,
  })
}

/** Adds a note to a member, once for each id. */
export const addNote = (id: string, data: OrderNote): Promise<OfficeMemberDetails> =>
  request(mainApi, loadMember, { method: 'post', url: `${toUrl(id)}/notes`, data })

/** All that is stored about a member. */
export const exportMember = (id: string): Promise<MemberData> =>
  request(mainApi, async () => (await loadMembers()).memberDataSchema, {
    method: 'post',
    url: `${toUrl(id)}/data`,
    data: {},
  })

/** Deletes a member for good. @param email of the member, as it was typed */
export const deleteMember = (id: string, email: string): Promise<MemberDeleted> =>
  request(mainApi, async () => (await loadMembers()).memberDeletedSchema, {
    method: 'post',
    url: `${toUrl(id)}/deletion`,
    data: { email },
  })

export function newsletterQuery(page: number) {
  return queryOptions({
    queryKey: ['mfe-office', 'newsletter', page],
    queryFn: ({ signal }) =>
      request(mainApi, async () => (await loadMembers()).subscriberPageSchema, {
        url: '/office/newsletter',
        params: { page },
        signal,
      }),
    staleTime: 0,
  })
}

/** Everybody who gets the newsletter, as a table for spreadsheets. */
export const loadSubscriberTable = (lang: Language): Promise<Blob> =>
  request(mainApi, async () => (await loadMembers()).subscriberTableSchema, {
    url: '/office/newsletter.csv',
    params: { lang },
    responseType: 'blob',
  })
