import type { AxiosError } from 'axios'

/** Says which request has failed on the server, which logs it by that id. Whoever helps a shopper asks for it. */
export function nameRequest({ response, config }: AxiosError): void {
  const id: unknown = response?.headers['x-request-id']
  if (!response || response.status < 500 || typeof id !== 'string') return
  console.warn(`${config?.url} answered ${response.status} (request ${id})`)
}
