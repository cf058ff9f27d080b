import axios, { isAxiosError, type AxiosInstance, type AxiosRequestConfig } from 'axios'
import type { z } from 'zod/mini'

import { getConfig } from '../config/config.ts'
import { portalUrl } from '../session/portal.ts'
import { getSession, endSession } from '../session/session.store.ts'
import { ResponseValidationError } from './failure.ts'

/** Milliseconds after which a call counts as failed. */
export const REQUEST_TIMEOUT_MS = 10_000

function createClient(base: () => string): AxiosInstance {
  const client = axios.create({ timeout: REQUEST_TIMEOUT_MS, adapter: 'xhr' })
  client.interceptors.request.use((request) => {
    request.baseURL = base()
    const session = getSession()
    if (session) request.headers.set('Authorization', `Bearer ${session.token}`)
    return request
  })
  client.interceptors.response.use(undefined, (error: unknown) => {
    if (isAxiosError(error) && error.response?.status === 401) {
      endSession()
      window.location.assign(portalUrl('login'))
    }
    throw error
  })
  return client
}

/** The main API. Calls carry the session's token; a 401 ends the session and goes to the portal's login. */
export const mainApi = createClient(() => getConfig().apiUrl)

/** The payments API, on the same terms. */
export const paymentsApi = createClient(() => getConfig().paymentsUrl)

/**
 * Makes a call and parses its answer.
 * @throws Error 'Invalid API URL' without an address
 * @throws AxiosError when the call fails
 * @throws ResponseValidationError when the answer is not of `schema`'s shape
 */
export async function request<Schema extends z.ZodMiniType>(
  api: AxiosInstance,
  schema: Schema,
  request: AxiosRequestConfig,
): Promise<z.output<Schema>> {
  if (!request.url) throw new Error('Invalid API URL')
  const response = await api.request<unknown>(request)
  const parsed = schema.safeParse(response.data)
  if (parsed.success) return parsed.data
  const detail = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const error = new ResponseValidationError(request.url ?? '', detail.join('; '))
  console.warn(error.message)
  throw error
}
