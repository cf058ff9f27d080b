import type { z } from '@shop/schema'
import axios, { type AxiosInstance, type AxiosRequestConfig, isAxiosError } from 'axios'

import { getConfig } from '../config/config.ts'
import { beginPortalVisit } from '../session/portal.ts'
import {
  endSession,
  expireSession,
  getSession,
  whenSessionSettled,
} from '../session/session.store.ts'
import { LOAD_TIMEOUT_MS } from '../with-timeout.ts'
import { adapter } from './adapter.ts'
import { ResponseValidationError } from './failure.ts'
import { explainTooManyRequests } from './too-many-requests.ts'

/** Limit for a request that an action waits for. */
export const REQUEST_TIMEOUT_MS = 10_000

function createClient(getBaseUrl: () => string): AxiosInstance {
  const client = axios.create({ timeout: REQUEST_TIMEOUT_MS, adapter })
  client.interceptors.request.use(async (config) => {
    await whenSessionSettled()
    config.baseURL = getBaseUrl()
    const session = getSession()
    if (session) config.headers.set('Authorization', `Bearer ${session.token}`)
    return config
  })
  client.interceptors.response.use(undefined, async (error: unknown) => {
    if (isAxiosError(error) && error.response?.status === 401) {
      const session = getSession()
      const sent = error.config?.headers.get('Authorization')
      // A newer session than the one that was refused goes on.
      if (session && sent !== `Bearer ${session.token}`) throw error
      if (sent) expireSession()
      else endSession()
      window.location.assign(beginPortalVisit('login'))
    }
    if (isAxiosError(error)) await explainTooManyRequests(error)
    throw error
  })
  return client
}

/** Client of the main API. Sends the session's token; a 401 ends the session and opens the portal's login. */
export const mainApi = createClient(() => getConfig().apiUrl)

/** Client of the payments API, otherwise like `mainApi`. */
export const paymentsApi = createClient(() => getConfig().paymentsUrl)

/**
 * Sends a request and validates the response. One with a `signal` is a query's: the page says that it is waiting, and
 * `retryPendingLoads` aborts it, so it may take as long as the loading of a page.
 * @throws Error 'Invalid API URL' without a URL
 * @throws AxiosError when the request fails
 * @throws ResponseValidationError when the response does not match `schema`
 */
export async function request<Schema extends z.ZodMiniType>(
  api: AxiosInstance,
  schema: Schema,
  config: AxiosRequestConfig,
): Promise<z.output<Schema>> {
  if (!config.url) throw new Error('Invalid API URL')
  const timeout = config.signal ? LOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS
  const response = await api.request<unknown>({ timeout, ...config })
  const parsed = schema.safeParse(response.data)
  if (parsed.success) return parsed.data
  const detail = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const error = new ResponseValidationError(config.url, detail.join('; '))
  console.warn(error.message)
  throw error
}
