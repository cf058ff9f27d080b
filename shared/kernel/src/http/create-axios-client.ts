import axios, { type AxiosError, type AxiosInstance } from 'axios'

import { beginPortalVisit } from '../session/portal.ts'
import {
  endSession,
  expireSession,
  getSession,
  whenSessionSettled,
} from '../session/session.store.ts'
import { hasStatus, isAxiosError } from './failure.ts'
import { getRequestId } from './request-id.ts'
import { explainTooManyRequests } from './too-many-requests.ts'

/** Says which request has failed on the server, which logs it by that id; support asks shoppers for it. */
function nameRequest({ response, config }: AxiosError): void {
  const id = response && getRequestId(response)
  const isBrowser = typeof document !== 'undefined'
  if (!isBrowser || !id || response.status < 500) return
  console.warn(`${config?.url} answered ${response.status} (request ${id})`)
}

/** Creates a client that sends the session's token. A 401 ends the session and opens the portal's login. */
export function createAxiosClient(getBaseUrl: () => string): AxiosInstance {
  const client = axios.create()
  client.interceptors.request.use(async (config) => {
    await whenSessionSettled()
    config.baseURL = getBaseUrl()
    const session = getSession()
    if (session) config.headers.set('Authorization', `Bearer ${session.token}`)
    return config
  })
  client.interceptors.response.use(undefined, async (error: unknown) => {
    if (hasStatus(error, 401)) {
      const session = getSession()
      const sent = error.config?.headers.get('Authorization')
      // A newer session than the one that was refused goes on.
      if (session && sent !== `Bearer ${session.token}`) throw error
      if (sent) expireSession()
      else endSession()
      window.location.assign(beginPortalVisit('login'))
    }
    if (isAxiosError(error)) {
      nameRequest(error)
      await explainTooManyRequests(error)
    }
    throw error
  })
  return client
}
