import type { AccountDetails, EmailChange, PasswordChange } from '@shop/contracts/wire/account.ts'
import { mainApi, queryClient, request } from '@shop/kernel/http'
import { profileQuery } from '@shop/kernel/session'
import { queryOptions } from '@tanstack/react-query'

import { accountUrl } from '../account.api.ts'

const loadDetailsSchema = async () =>
  (await import('@shop/contracts/wire/account.ts')).accountDetailsResponseSchema
const loadMessageSchema = async () =>
  (await import('@shop/contracts/wire/user.ts')).messageResponseSchema

/** The details of a member that are not part of the profile. */
export function detailsQuery(userId: string) {
  return queryOptions({
    queryKey: ['mfe-checkout', 'details', userId],
    queryFn: async ({ signal }) =>
      (await request(mainApi, loadDetailsSchema, { url: accountUrl('/details'), signal })).data,
    retryOnMount: false,
  })
}

/** Saves the details; the profile has the phone number, too. */
export async function saveDetails(userId: string, details: AccountDetails): Promise<void> {
  const { data } = await request(mainApi, loadDetailsSchema, {
    method: 'patch',
    url: accountUrl('/details'),
    data: details,
  })
  queryClient.setQueryData(detailsQuery(userId).queryKey, data)
  await queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey })
}

/** @returns the server's message */
async function post(path: string, data: object): Promise<string | undefined> {
  const url = accountUrl(path)
  return (await request(mainApi, loadMessageSchema, { method: 'post', url, data })).message
}

/** Changes the password, which ends all other sessions. @returns the server's message */
export const changePassword = (change: PasswordChange) => post('/password', change)

/** Asks for another e-mail address, which gets a link to confirm it. @returns the server's message */
export const changeEmail = (change: EmailChange) => post('/email', change)
