import { mainApi, request } from '@shop/kernel/http'
import { queryOptions } from '@tanstack/react-query'

const loadOffice = () => import('@shop/contracts/wire/office.ts')
const loadMessage = async () => (await import('@shop/contracts/wire/user.ts')).messageResponseSchema

/** Who the member is in the office, as the backend says. */
export function officeSessionQuery(userId: string) {
  return queryOptions({
    queryKey: ['mfe-office', 'session', userId],
    queryFn: ({ signal }) =>
      request(mainApi, async () => (await loadOffice()).officeSessionSchema, {
        url: '/office/session',
        signal,
      }),
    staleTime: 0,
  })
}

/** Begins to set up an authenticator app. */
export function beginSecondFactor() {
  return request(mainApi, async () => (await loadOffice()).secondFactorSchema, {
    method: 'post',
    url: '/office/second-factor',
    data: {},
  })
}

/** Completes the set-up by the app's first code. @returns recovery codes */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const { codes } = await request(mainApi, async () => (await loadOffice()).recoveryCodesSchema, {
    method: 'post',
    url: '/office/second-factor/confirm',
    data: { code },
  })
  return codes
}

/** Opens the office to this session by a code. */
export function enterOffice(code: string) {
  return request(mainApi, loadMessage, { method: 'post', url: '/office/session', data: { code } })
}
