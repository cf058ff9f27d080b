import type { AxiosError } from 'axios'

import { getRequestId } from './request-id.ts'

/** Says which request has failed on the server, which logs it by that id. Whoever helps a shopper asks for it. */
export function nameRequest({ response, config }: AxiosError): void {
  const id = response && getRequestId(response)
  if (!id || response.status < 500) return
  console.warn(`${config?.url} answered ${response.status} (request ${id})`)
}
