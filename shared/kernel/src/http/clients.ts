import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios'
import type * as z from 'zod/mini'

import { getConfig } from '../config.ts'
import { LOAD_TIMEOUT_MS, withTimeout } from '../loading.ts'
import { ResponseValidationError } from './failure.ts'
import { getRequestId, validateResponse } from './request-id.ts'

/** Limit for a request that an action waits for. */
export const REQUEST_TIMEOUT_MS: number = 10_000

/** A client of an API. axios is loaded with the first request, unless `loadHttpClient` was called before. */
export interface ApiClient {
  /** Defaults of each request. */
  defaults: AxiosRequestConfig
  request<Data = unknown>(config: AxiosRequestConfig): Promise<AxiosResponse<Data>>
  post<Data = unknown>(url: string, data?: unknown): Promise<AxiosResponse<Data>>
}

const importAxios = () => import(/* webpackChunkName: "axios" */ './create-axios-client.ts')

function createClient(getBaseUrl: () => string): ApiClient {
  let client: AxiosInstance | undefined
  const defaults: AxiosRequestConfig = { timeout: REQUEST_TIMEOUT_MS }

  async function request<Data>(config: AxiosRequestConfig): Promise<AxiosResponse<Data>> {
    if (!client) {
      const { timeout = REQUEST_TIMEOUT_MS, url = 'The request' } = config
      const { createAxiosClient } = await withTimeout(importAxios(), timeout, url)
      client ??= createAxiosClient(getBaseUrl)
    }
    return client.request<Data>({ ...defaults, ...config })
  }

  return Object.freeze({
    defaults,
    request,
    post: <Data>(url: string, data?: unknown) => request<Data>({ method: 'post', url, data }),
  })
}

/** Loads the code of the clients before there is a request. */
export async function loadHttpClient(): Promise<void> {
  // A request that needs it loads it again.
  await importAxios().catch(() => undefined)
}

/** Client of the main API. Sends the session's token; a 401 ends the session and opens the portal's login. */
export const mainApi = createClient(() => getConfig().apiUrl)

/** Client of the payments API, otherwise like `mainApi`. */
export const paymentsApi = createClient(() => getConfig().paymentsUrl)

/** A schema, or what loads it: code that only a request needs. */
export type SchemaSource<Schema extends z.ZodMiniType> = Schema | (() => Promise<Schema>)

/**
 * Sends a request and validates the response. One with a `signal` is a query's: the page says that it is waiting, and
 * `retryPendingLoads` aborts it, so it may take as long as the loading of a page.
 * @throws Error 'Invalid API URL' without a URL
 * @throws AxiosError when the request fails
 * @throws ResponseValidationError when the response does not match the schema
 */
export async function request<Schema extends z.ZodMiniType>(
  api: ApiClient,
  source: SchemaSource<Schema>,
  config: AxiosRequestConfig,
): Promise<z.output<Schema>> {
  if (!config.url) throw new Error('Invalid API URL')
  const timeout = config.signal ? LOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS
  const loadSchema = typeof source === 'function' ? source : () => Promise.resolve(source)
  const loading = withTimeout(loadSchema(), timeout, config.url)
  // Without its schema, what is changed on the server would look as if it had failed.
  if (config.method !== undefined) await loading
  const [response, schema] = await Promise.all([api.request({ timeout, ...config }), loading])
  const parsed = validateResponse(response, (data) => schema.safeParse(data))
  if (parsed.success) return parsed.data
  const detail = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const error = new ResponseValidationError(config.url, detail.join('; '), getRequestId(response))
  console.warn(error.message)
  throw error
}
